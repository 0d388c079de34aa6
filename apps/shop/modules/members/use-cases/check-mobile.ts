import { mobileDigitsOf, mobileError } from "@gelora/locale/mobile.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Visitor } from "../../../platform/principal.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { isClubMember } from "../../club-link/club-link.ts";
import type { Member } from "../domain/member.ts";
import { answerForClubNumber, answerForNumber, type NumberAnswer } from "../domain/number-check.ts";
import { isMobileClaimed, selectMemberByVerifiedMobile } from "../storage/members.ts";
import { isDayUsedUp, limitLookup } from "./limit-lookups.ts";

/** A caller without a session. */
const nobody: Visitor = { kind: "visitor", visitorKey: "" };

/**
 * Whether a number has an account: success when both shop and club know it, otherwise a failure
 * that says what to do next [REG-09, REG-10, REG-27, Q11].
 */
export function checkMobile(context: RequestContext, typed: string): Promise<Outcome<void>> {
  return checkNumber(context, typed, ({ verified, ...known }) =>
    answerForNumber({ verifiedBy: verified?.status, ...known }),
  );
}

/** The same for the club's registration, which members of the shop begin too [OPS-08]. */
export function checkMobileInMapclub(context: RequestContext, typed: string): Promise<Outcome<void>> {
  const { session } = context;
  return checkNumber(context, typed, ({ verified, ...known }) => {
    const isOwn = session?.kind === "member" && verified?.memberCode === session.accountCode;
    return answerForClubNumber({ verifiedBy: isOwn ? undefined : verified?.status, isOwn, ...known });
  });
}

type Known = { readonly verified: Member | undefined; readonly claimed: boolean; readonly inClub: boolean };

/**
 * Every number costs the same work, so the response time reveals nothing: both look-ups and the
 * club's are made, whatever the first one found (AC-09).
 */
async function checkNumber(
  context: RequestContext,
  typed: string,
  judge: (known: Known) => NumberAnswer,
): Promise<Outcome<void>> {
  const error = mobileError(typed);
  if (error) return failure(error);
  const limit = await limitLookup(context, "mobile");
  if (!limit.ok) return limit;
  const { platform, session } = context;
  const mobile = mobileDigitsOf(typed);
  const [verified, claimed, inClub, usedUp] = await Promise.all([
    selectMemberByVerifiedMobile(platform, mobile),
    isMobileClaimed(platform, mobile),
    isClubMember(platform, session ?? nobody, mobile),
    isDayUsedUp(platform, "mobile"),
  ]);
  const answer = usedUp ? "MEMBER_NOT_FOUND_IN_BOTH" : judge({ verified, claimed, inClub });
  return answer === "KNOWN_IN_BOTH" ? success(undefined) : failure(answer);
}

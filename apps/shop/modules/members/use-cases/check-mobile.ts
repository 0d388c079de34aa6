import { mobileDigitsOf, mobileError } from "@gelora/locale/mobile.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Visitor } from "../../../platform/principal.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { isClubMember } from "../../club-link/club-link.ts";
import { answerForNumber } from "../domain/number-check.ts";
import { isMobileClaimed, selectMemberByVerifiedMobile } from "../storage/members.ts";
import { isDayUsedUp, limitLookup } from "./limit-lookups.ts";

/** A caller without a session. */
const nobody: Visitor = { kind: "visitor", visitorKey: "" };

/**
 * Whether a number has an account: success when both shop and club know it, otherwise a failure
 * that says what to do next [REG-09, REG-10, REG-27, Q11].
 *
 * Every number costs the same work, so the response time reveals nothing: both look-ups and the
 * club's are made, whatever the first one found (AC-09).
 */
export async function checkMobile(context: RequestContext, typed: string): Promise<Outcome<void>> {
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
  const answer = usedUp
    ? "MEMBER_NOT_FOUND_IN_BOTH"
    : answerForNumber({ verifiedBy: verified?.status, claimed, inClub });
  return answer === "KNOWN_IN_BOTH" ? success(undefined) : failure(answer);
}

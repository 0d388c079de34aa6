import type { ClubReferrer } from "@gelora/contracts/club-joining.ts";
import { failure, type Outcome } from "@gelora/outcomes/outcome.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { findClubCard, findReferrer } from "../../club-link/club-joining.ts";
import { flowOf, selectProvenContacts } from "../../verification/verification.ts";
import { findMember } from "../storage/members.ts";
import { limitLookup } from "./limit-lookups.ts";

/**
 * Whose a referral code is [OPS-18, REF-02 to REF-06]. Each browser and each source gets few
 * answers, since they name people. Whose number has a card already gets nothing for a code, and is
 * not promised it.
 * @returns failure REFERRAL_UNKNOWN, REFERRAL_OWN, REFERRAL_NOT_NEW, CLUB_UNAVAILABLE,
 * TOO_MANY_REQUESTS
 */
export async function validateReferral(context: RequestContext, typed: string): Promise<Outcome<ClubReferrer>> {
  const referralCode = typed.replace(/[\s-]/g, "").toUpperCase();
  if (referralCode === "" || referralCode.length > 40) return failure("REFERRAL_UNKNOWN");
  const limit = await limitLookup(context, "referral");
  if (!limit.ok) return limit;
  const applicant = await applicantOf(context);
  const referrer = await findReferrer(context.platform, referralCode, applicant);
  if (!referrer.ok) return referrer;
  if (referrer.value.isApplicant) return failure("REFERRAL_OWN");
  const { mobile } = applicant;
  const card = mobile === undefined ? undefined : await findClubCard(context.platform, mobile);
  return card ? failure("REFERRAL_NOT_NEW") : referrer;
}

/**
 * What is known of the person who registers: their account, or the number and the address just
 * verified.
 */
async function applicantOf(context: RequestContext): Promise<Readonly<Record<string, string>>> {
  const { platform, session } = context;
  const proven = session ? await selectProvenContacts(platform, flowOf(context)) : {};
  if (session?.kind !== "member") return proven;
  const { email } = (await findMember(platform, session.accountCode)) ?? {};
  return { accountCode: session.accountCode, ...(email === undefined ? {} : { email }), ...proven };
}

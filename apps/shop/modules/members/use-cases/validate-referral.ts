import { failure, type Outcome } from "@gelora/outcomes/outcome.ts";
import type { ClubReferrer } from "@gelora/contracts/club-joining.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { findReferrer } from "../../club-link/club-joining.ts";
import { flowOf, selectProvenContacts } from "../../verification/verification.ts";
import { findMember } from "../storage/members.ts";
import { limitLookup } from "./limit-lookups.ts";

/**
 * Whose a referral code is [OPS-18, REF-02 to REF-06]. Each browser and each source gets few answers,
 * since they name people.
 * @returns failure REFERRAL_UNKNOWN, REFERRAL_OWN, CLUB_UNAVAILABLE, TOO_MANY_REQUESTS
 */
export async function validateReferral(context: RequestContext, typed: string): Promise<Outcome<ClubReferrer>> {
  const referralCode = typed.replace(/[\s-]/g, "").toUpperCase();
  if (referralCode === "" || referralCode.length > 40) return failure("REFERRAL_UNKNOWN");
  const limit = await limitLookup(context, "referral");
  if (!limit.ok) return limit;
  const referrer = await findReferrer(context.platform, referralCode, await applicantOf(context));
  return referrer.ok && referrer.value.isApplicant ? failure("REFERRAL_OWN") : referrer;
}

/** What is known of whoever registers: their account, or the number and the address just verified. */
async function applicantOf(context: RequestContext): Promise<Readonly<Record<string, string>>> {
  const { platform, session } = context;
  const proven = session ? await selectProvenContacts(platform, flowOf(context)) : {};
  if (session?.kind !== "member") return proven;
  const { email } = (await findMember(platform, session.accountCode)) ?? {};
  return { accountCode: session.accountCode, ...(email === undefined ? {} : { email }), ...proven };
}

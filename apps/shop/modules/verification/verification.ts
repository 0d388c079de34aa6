/**
 * Proofs of mobile numbers and addresses, each within one flow: what other modules may check and
 * use.
 */
import { foldEmail } from "@gelora/locale/email.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../platform/platform.ts";
import { isShared } from "./domain/subject.ts";
import { insertEmailCheck, takeVerifiedEmail, upsertVerifiedEmail } from "./storage/email-checks.ts";
import { takeMobile } from "./storage/mobile-tokens.ts";

export { flowOf } from "./domain/flow.ts";

export { subjectOf } from "./domain/subject.ts";

export { openMobileToken, spentMobile, takeProofOfMobile } from "./storage/mobile-tokens.ts";

export { selectProvenContacts } from "./storage/proven-contacts.ts";

export { lastCodeDays } from "./storage/spending.ts";

export { confirmContact } from "./use-cases/confirm-contact.ts";

export { liftLock } from "./use-cases/lift-lock.ts";

/**
 * Uses up the token in the caller's transaction.
 * @returns its mobile, or REGISTRATION_TOKEN_EXPIRED
 */
export async function spendMobileToken(platform: Platform, flow: string, token: string): Promise<Outcome<string>> {
  const mobile = await takeMobile(platform, flow, token);
  return mobile === undefined ? failure("REGISTRATION_TOKEN_EXPIRED") : success(mobile);
}

/**
 * Begins the check of an address.
 * @returns the token for `memberEmailVerification` and `verifyOtpEmail`
 */
export function beginEmailCheck(platform: Platform, flow: string, email: string): Promise<string> {
  return insertEmailCheck(platform, flow, foldEmail(email));
}

/**
 * Uses up a verified address in the caller's transaction. Unlike a number it has no secret token,
 * so it counts only in the flow that verified it.
 * @returns false when it was not verified in this flow within 30 minutes
 */
export async function spendVerifiedEmail(platform: Platform, flow: string, email: string): Promise<boolean> {
  return !isShared(flow) && (await takeVerifiedEmail(platform, flow, foldEmail(email)));
}

/** Records an address as verified by a trusted party, such as a social provider. */
export function recordVerifiedEmail(platform: Platform, flow: string, email: string): Promise<void> {
  return upsertVerifiedEmail(platform, flow, foldEmail(email));
}

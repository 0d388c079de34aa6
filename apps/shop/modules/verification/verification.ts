/** Who has shown that a mobile number or an address is theirs, in one flow: what other modules may ask and spend. */
import { foldEmail } from "@gelora/locale/email.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../platform/platform.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { ownerOf } from "../../platform/session.ts";
import { isShared } from "./domain/subject.ts";
import { insertEmailCheck, takeVerifiedEmail, upsertVerifiedEmail } from "./storage/email-checks.ts";
import { selectMobile, takeMobile } from "./storage/mobile-tokens.ts";

/**
 * Whose flow a call belongs to: a member changes their own number or address, a visitor registers. Codes, tokens and verified addresses count in the flow that they were
 * made in, so that a code of one is no use in the other (abuse case AC-04).
 */
export function flowOf({ session, source }: Pick<RequestContext, "session" | "source">): string {
  return session ? ownerOf(session) : `source:${source}`;
}

/** The verified mobile of a token, as the digits that follow +62; undefined when the token is spent, too old or another flow's. */
export function openMobileToken(platform: Platform, flow: string, token: string): Promise<string | undefined> {
  return selectMobile(platform, flow, token);
}

/** Spends the token in the caller's transaction. @returns its mobile, or REGISTRATION_TOKEN_EXPIRED */
export async function spendMobileToken(platform: Platform, flow: string, token: string): Promise<Outcome<string>> {
  const mobile = await takeMobile(platform, flow, token);
  return mobile === undefined ? failure("REGISTRATION_TOKEN_EXPIRED") : success(mobile);
}

/** Begins the check of an address. @returns the token that `memberEmailVerification` and `verifyOtpEmail` want */
export function beginEmailCheck(platform: Platform, flow: string, email: string): Promise<string> {
  return insertEmailCheck(platform, flow, foldEmail(email));
}

/**
 * Spends a verified address in the caller's transaction. Unlike a number it has no token that only who verified it knows, so that it counts in nobody's flow but their own.
 * @returns false when it was not verified in this flow within 30 minutes
 */
export async function spendVerifiedEmail(platform: Platform, flow: string, email: string): Promise<boolean> {
  return !isShared(flow) && (await takeVerifiedEmail(platform, flow, foldEmail(email)));
}

/** Notes an address as verified by somebody whom we believe, such as a social provider. */
export function recordVerifiedEmail(platform: Platform, flow: string, email: string): Promise<void> {
  return upsertVerifiedEmail(platform, flow, foldEmail(email));
}

import { foldEmail } from "@gelora/locale/email.ts";
import { mobileDigitsOf } from "@gelora/locale/mobile.ts";
import { digestOfToken } from "@gelora/service-kit/secret-token.ts";

/** Tries at sign-in. A member is one subject under every address and number. */
export function memberSubject(memberCode: string): string {
  return `member:${memberCode}`;
}

/**
 * Tries from a browser in which the member has signed in before: other people's tries elsewhere do
 * not lock the owner out there (AC-12).
 */
export function knownDeviceSubject(memberCode: string, mark: string): string {
  return `device:${memberCode}:${digestOfToken(mark)}`;
}

/** An unknown account has the same waits as a member. */
export function unknownAccountSubject(account: string): string {
  const typed = account.trim();
  return `unknown:${digestOfToken(typed.includes("@") ? foldEmail(typed) : mobileDigitsOf(typed))}`;
}

/** Tries by a signed-in member: those at sign-in do not keep them from changing their password. */
export function insiderSubject(memberCode: string): string {
  return `insider:${memberCode}`;
}

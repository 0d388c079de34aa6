import { foldEmail } from "@gelora/locale/email.ts";
import { mobileDigitsOf } from "@gelora/locale/mobile.ts";
import { digestOfToken } from "@gelora/service-kit/secret-token.ts";

/** Tries at the front door. A member is one subject by whichever address or number they are tried. */
export function memberSubject(memberCode: string): string {
  return `member:${memberCode}`;
}

/** Tries from a browser in which the member has signed in before: those of others, elsewhere, do not keep the owner waiting there (AC-12). */
export function knownDeviceSubject(memberCode: string, mark: string): string {
  return `device:${memberCode}:${digestOfToken(mark)}`;
}

/** What nobody signs in with waits as a member does. */
export function strangerSubject(account: string): string {
  const typed = account.trim();
  return `stranger:${digestOfToken(typed.includes("@") ? foldEmail(typed) : mobileDigitsOf(typed))}`;
}

/** Tries of somebody who is signed in as the member: those at the front door do not keep them from changing their password. */
export function insiderSubject(memberCode: string): string {
  return `insider:${memberCode}`;
}

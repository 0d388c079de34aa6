import { foldEmail } from "@gelora/locale/email.ts";
import { mobileDigitsOf } from "@gelora/locale/mobile.ts";
import { digestOfToken } from "@gelora/service-kit/secret-token.ts";

/** Tries at the front door. A member is one subject by whichever address or number they are tried. */
export function memberSubject(memberCode: string): string {
  return `member:${memberCode}`;
}

/** The same for what nobody signs in with, so that it waits as a member would. */
export function strangerSubject(account: string): string {
  const typed = account.trim();
  return `stranger:${digestOfToken(typed.includes("@") ? foldEmail(typed) : mobileDigitsOf(typed))}`;
}

/** Tries of somebody who is signed in as the member: those at the front door do not keep them from changing their password. */
export function insiderSubject(memberCode: string): string {
  return `insider:${memberCode}`;
}

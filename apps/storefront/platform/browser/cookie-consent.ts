import { readCookie } from "./browser-storage.ts";

/** The answer to the cookie banner; until there is one, the banner is shown [CKE-01]. */
export const consentCookie = "accept-consent";
export const acceptedCookies = "1";
export const refusedCookies = "0";

/** Analytics requires this consent. */
export function cookiesAreAccepted(): boolean {
  return readCookie(consentCookie) === acceptedCookies;
}

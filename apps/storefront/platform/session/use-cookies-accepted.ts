import { cookiesAreAccepted } from "../browser/cookie-consent.ts";
import { useClientState } from "./client-state.ts";

/**
 * Whether the shopper accepts cookies, as of their latest answer; false until it is known. Scripts
 * of other parties wait for it.
 */
export const useCookiesAccepted = (): boolean =>
  useClientState(({ cookieConsent }) => cookieConsent !== "unknown" && cookiesAreAccepted());

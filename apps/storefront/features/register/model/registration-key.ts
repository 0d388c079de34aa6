import { isEmail } from "@gelora/locale/email.ts";
import { mobileDigitsOf, mobileError } from "@gelora/locale/mobile.ts";
import { ownPath } from "../../../platform/page/own-path.ts";

/** The data in the sign-up form's address [REG-32]. */
export type RegistrationKey = {
  /** Proves that the number is the shopper's, for the browser that requested the code only. */
  readonly token: string;
  /** The digits after +62. */
  readonly mobile: string;
  readonly redirectUrl: string;
  /** A verified address; the form locks it [SGN-40]. */
  readonly email?: string;
  /** The ticket of a third-party sign-in. */
  readonly tokenSS?: string;
  /**
   * The number's token again if it belongs to an inactive member, whose record the form then
   * requests [Q12].
   */
  readonly tokenOtpPhoneNo?: string;
  /** The club's registration. */
  readonly mapclub?: boolean;
};

/** Longer than any key of ours. */
const longest = 8192;

/** JSON in UTF-8, base64url, percent-encoded [Q08]. */
export function writeRegistrationKey(key: RegistrationKey): string {
  const bytes = new TextEncoder().encode(JSON.stringify(key));
  const base64 = btoa(String.fromCharCode(...bytes));
  return encodeURIComponent(base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, ""));
}

/**
 * The key of an address, as `URLSearchParams` gives it. Anyone can write one: its values are shown
 * only to the visitor who brought it, and it leads to own paths only.
 * @returns undefined if it cannot be read or lacks a token or number: as if there were none
 * [REG-33, Q08]
 */
export function readRegistrationKey(text: string | null): RegistrationKey | undefined {
  const parts = partsOf(text ?? "");
  const { token, mobile, redirectUrl, email, tokenSS, tokenOtpPhoneNo, mapclub } = parts;
  if (!isText(token) || !isText(mobile) || mobileError(mobile)) return undefined;
  return {
    token,
    mobile: mobileDigitsOf(mobile),
    redirectUrl: ownPath(isText(redirectUrl) ? redirectUrl : undefined),
    ...(isText(email) && isEmail(email) ? { email } : {}),
    ...(isText(tokenSS) ? { tokenSS } : {}),
    ...(isText(tokenOtpPhoneNo) ? { tokenOtpPhoneNo } : {}),
    ...(mapclub === true ? { mapclub } : {}),
  };
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

function partsOf(text: string): Readonly<Record<string, unknown>> {
  if (text.length > longest) return {};
  try {
    const base64 = text.replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** The sign-up form's address for a key. */
export function signUpAddress(key: RegistrationKey): string {
  return `/register/signup?key=${writeRegistrationKey(key)}`;
}

/** The address of the club's consent page for a key [CLB-06]. */
export function dataConsentAddress(key: RegistrationKey): string {
  const redirectUrl = encodeURIComponent(key.redirectUrl);
  return `/register/mapclub/data-consent?redirectUrl=${redirectUrl}&key=${writeRegistrationKey(key)}`;
}

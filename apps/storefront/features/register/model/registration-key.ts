import { isEmail } from "@gelora/locale/email.ts";
import { mobileDigitsOf, mobileFault } from "@gelora/locale/mobile.ts";
import { ownPath } from "../../../platform/own-path.ts";

/** What the address of the sign-up form carries there [REG-32]. */
export type RegistrationKey = {
  /** Says that the number is the shopper's, to the browser that asked for the code alone. */
  readonly token: string;
  /** The digits after +62. */
  readonly mobile: string;
  readonly redirectUrl: string;
  /** A verified address; the form locks it [SGN-40]. */
  readonly email?: string;
  /** The ticket of a third party's sign-in. */
  readonly tokenSS?: string;
  /** The number's token once more where the number belongs to an inactive member, whose record the form then asks for [Q12]. */
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
 * The key of an address, as `URLSearchParams` gives it. Anybody can write one: what it says is held for true by nobody but the person who came with it, and it leads to own paths only.
 * @returns undefined for what cannot be read or lacks a token or a number: as if there were none [REG-33, Q08]
 */
export function readRegistrationKey(text: string | null): RegistrationKey | undefined {
  const parts = partsOf(text ?? "");
  const { token, mobile, redirectUrl, email, tokenSS, tokenOtpPhoneNo, mapclub } = parts;
  if (!isText(token) || !isText(mobile) || mobileFault(mobile)) return undefined;
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

/** The address of the sign-up form for a key. */
export function signUpAddress(key: RegistrationKey): string {
  return `/register/signup?key=${writeRegistrationKey(key)}`;
}

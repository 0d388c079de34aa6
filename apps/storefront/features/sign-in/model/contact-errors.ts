import { isEmail } from "@gelora/locale/email.ts";
import { mobileError } from "@gelora/locale/mobile.ts";

export type Contact = { readonly email: string; readonly mobile: string };

/** Errors in a guest's contact, by the shared rules for email and mobile [LGN-18, Q23, CON-01]. */
export function contactErrors({ email, mobile }: Contact) {
  const typedMobile = mobileError(mobile);
  return {
    ...(email.trim() === "" ? { email: "EMAIL_EMPTY" as const } : {}),
    ...(email.trim() !== "" && !isEmail(email.trim()) ? { email: "EMAIL_INVALID" as const } : {}),
    ...(typedMobile ? { mobile: typedMobile } : {}),
  };
}

import type { FailureCode } from "@gelora/outcomes/failure-codes.ts";

/** The shared rules for Indonesian mobile numbers, wherever one is typed [REG-05 to REG-08, CON-01, K07]. */
export const mobilePrefix = "+62";
export const mobileDigits = { min: 8, max: 13 };

/** Takes a number as people write it (+62, 62 or 0 in front, spaces, dots, hyphens) to the digits that follow +62. */
export function mobileDigitsOf(typed: string): string {
  return typed.replace(/[\s().-]/g, "").replace(/^(\+62|62(?=8\d{7})|0)/, "");
}

/** @returns the failure that the number earns, or undefined when it is good. Length is looked at before the first digit. */
export function mobileFault(
  typed: string,
): Extract<FailureCode, "MOBILE_EMPTY" | "MOBILE_LENGTH" | "MOBILE_INVALID"> | undefined {
  const digits = mobileDigitsOf(typed);
  if (digits === "") return "MOBILE_EMPTY";
  if (!/^\d+$/.test(digits)) return "MOBILE_INVALID";
  if (digits.length < mobileDigits.min || digits.length > mobileDigits.max) return "MOBILE_LENGTH";
  return digits.startsWith("8") ? undefined : "MOBILE_INVALID";
}

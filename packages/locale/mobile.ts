import type { FailureCode } from "@gelora/outcomes/failure-codes.ts";

/** The shared rules for Indonesian mobile numbers [REG-05 to REG-08, CON-01, K07]. */
export const mobilePrefix = "+62";
export const mobileDigits = { min: 8, max: 13 };

/**
 * Reduces a number as people write it (leading +62, 62 or 0, spaces, dots, hyphens, wide digits
 * such as `８１２`) to the digits after +62.
 */
export function mobileDigitsOf(typed: string): string {
  return typed
    .normalize("NFKC")
    .replace(/[\s().-]/g, "")
    .replace(/^(\+62|62(?=8\d{7})|0)/, "");
}

/**
 * @returns the failure, or undefined for a valid number. How many digits there are is checked
 * before what else there is, and before the first digit [REG-07].
 */
export function mobileError(
  typed: string,
): Extract<FailureCode, "MOBILE_EMPTY" | "MOBILE_LENGTH" | "MOBILE_INVALID"> | undefined {
  const digits = mobileDigitsOf(typed);
  if (digits === "") return "MOBILE_EMPTY";
  const count = digits.replace(/\D/g, "").length;
  if (count < mobileDigits.min || count > mobileDigits.max) return "MOBILE_LENGTH";
  return /^8\d+$/.test(digits) ? undefined : "MOBILE_INVALID";
}

/**
 * As `mobileError`, for a field that shows +62: what stands after it starts with 8, not with 0
 * [REG-07].
 */
export function mobileErrorAfterPrefix(typed: string): ReturnType<typeof mobileError> {
  return mobileError(typed) ?? (/^\s*0/.test(typed.normalize("NFKC")) ? "MOBILE_INVALID" : undefined);
}

/**
 * A number as people read it: `+62 812 3456 7890`, on one line, since browsers break at hyphens
 * too.
 * @param mobile with or without +62
 */
export function shownMobile(mobile: string): string {
  const digits = mobileDigitsOf(mobile);
  const groups = [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter((group) => group !== "");
  return `${mobilePrefix}\u00a0${groups.join("\u00a0")}`;
}

/** `6281234567890` as `+62 812 3456 7890`; numbers of other countries ungrouped. */
export function shownNumber(number: string): string {
  return number.startsWith("62") ? shownMobile(number) : `+${number}`;
}

/**
 * `+62 ••••0002`: a masked number that its owner recognises by the last four digits.
 * @param mobile with or without +62
 */
export function maskedMobile(mobile: string): string {
  return `${mobilePrefix} ••••${mobileDigitsOf(mobile).slice(-4)}`;
}

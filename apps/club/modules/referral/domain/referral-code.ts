/**
 * What referral codes are made of: no vowels, so that they make no words, and nothing that is read
 * as something else (0 O, 1 I L, 2 Z, 5 S, 8 B, U V).
 */
export const referralLetters = "34679CDFGHJKMNPQRTVWXY";

export const referralCodeLength = 8;

/**
 * A code as typed, in the form in which codes are stored: upper case, without spaces and hyphens.
 */
export function readReferralCode(typed: string): string {
  return typed.replace(/[\s-]/g, "").toUpperCase();
}

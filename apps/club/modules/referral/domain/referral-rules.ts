import { z } from "zod";

const wholePoints = z.number().int().min(0).max(1_000_000);

/**
 * What a referral is worth, as data: a row of `referral_rules` is in force from its moment to the
 * next one's.
 */
export const referralRules = z.object({
  /** For who gave the code. */
  referrerPoints: wholePoints,
  /** For who joined with it. */
  newMemberPoints: wholePoints,
});

export type ReferralRules = z.infer<typeof referralRules>;

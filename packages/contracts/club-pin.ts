import { z } from "zod";

/**
 * The path where the shop exchanges the PIN that a client sent with an order for a proof, for the
 * member that the assertion names. The store itself gives the PIN to the club alone (decision 0034).
 */
export const clubPinPath = "/service/pin";

/** Longer than any PIN, so that what is mistyped is refused by the club's own rule. */
export const clubPinQuestion = z.strictObject({ pin: z.string().max(100) });

/**
 * Why there is no proof, beside PIN_WRONG:
 * - NOT_LINKED: the account has no member in the club.
 * - PIN_NOT_SET, PIN_DISABLED: there is nothing to compare with, or no try is left.
 * - PIN_MALFORMED: it can be no PIN, and was no try.
 * - BUSY: the club compares as many as it can; it was no try.
 */
const clubPinRefusals = ["NOT_LINKED", "PIN_NOT_SET", "PIN_DISABLED", "PIN_MALFORMED", "BUSY"] as const;

export const clubPinAnswer = z.union([
  z.object({ ok: z.literal(true), proof: z.string().min(1).max(100) }),
  z.object({ ok: z.literal(false), code: z.literal("PIN_WRONG"), attemptsLeft: z.number().int().min(1) }),
  z.object({ ok: z.literal(false), code: z.enum(clubPinRefusals) }),
]);

export type ClubPinAnswer = z.infer<typeof clubPinAnswer>;

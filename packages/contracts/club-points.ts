import { z } from "zod";

/** The path where the shop holds, spends and gives back a member's points for an order. */
export const clubPointsPath = "/service/points";

/** The path where the shop asks what the member that the assertion names may spend. */
export const clubBalancePath = "/service/points/balance";

export const clubBalanceQuestion = z.strictObject({});

/** Null when the account has no member in the club. */
export const clubBalanceAnswer = z.object({ available: z.number().int().min(0).nullable() });

/** The shop's program that reports what became of an order with points. */
export const clubPointsProgram = "club-points";

const orderCode = z.string().min(1).max(40);
const wholePoints = z.number().int().min(1).max(1_000_000_000);

/**
 * What the shop asks for an order. Each is idempotent: the shop repeats it until it has an answer.
 *
 * - `hold`, for the member that the assertion names, before the order stands. It carries either the
 *   proof that the club's gateway gave the shopper for the correct PIN, or the PIN itself, of
 *   clients that ask the shop alone (decision 0034). A repeated request gets the same answer: it
 *   needs no new proof, while a PIN is compared each time. The shop first records that it is about
 *   to ask, and releases what no order came of.
 * - `spend`, by the program, when the order is paid, or stands with a total of 0.
 * - `release`, by the program, when the order has ended: all of its points that were not given back
 *   yet return to the lots that they came from. It may overtake its hold, which is then refused.
 * - `return`, by the program, when pieces are cancelled or returned: the points that the shop's own
 *   receipt names for these pieces. The cause is unique within the order.
 */
const held = { act: z.literal("hold"), orderCode, points: wholePoints };
const holdByProof = z.object({ ...held, proof: z.string().min(1).max(100) });

/** Longer than any PIN, so that what is mistyped is refused by the club's own rule. */
const holdByPin = z.object({ ...held, pin: z.string().min(1).max(100) });

/** What the program asks, which contains no secret. */
export const clubPointsReport = z.discriminatedUnion("act", [
  z.object({ act: z.literal("spend"), orderCode }),
  z.object({ act: z.literal("release"), orderCode }),
  z.object({ act: z.literal("return"), orderCode, points: wholePoints, cause: z.string().min(1).max(100) }),
]);

export type ClubPointsReport = z.infer<typeof clubPointsReport>;

export const clubPointsRequest = z.union([holdByProof, holdByPin, clubPointsReport]);

export type ClubPointsRequest = z.infer<typeof clubPointsRequest>;

export type ClubPointsHold = z.infer<typeof holdByProof> | z.infer<typeof holdByPin>;

/**
 * Why the club did not do it, beside NOT_ENOUGH_POINTS and PIN_WRONG:
 * - NOT_LINKED: the account has no member in the club.
 * - PIN_NEEDED: the proof is not this member's, has expired or was spent.
 * - PIN_NOT_SET, PIN_DISABLED: there is nothing to compare the PIN with, or no try is left.
 * - PIN_MALFORMED: it can be no PIN, and was no try.
 * - BUSY: the club compares as many PINs as it can; it was no try.
 * - ORDER_ENDED: the order's points were released before.
 * - HOLD_DIFFERS: the order holds another number of points, or another member's.
 * - HOLD_UNKNOWN: nothing was held for this order.
 */
const clubPointsRefusals = [
  "NOT_LINKED",
  "PIN_NEEDED",
  "PIN_NOT_SET",
  "PIN_DISABLED",
  "PIN_MALFORMED",
  "BUSY",
  "ORDER_ENDED",
  "HOLD_DIFFERS",
  "HOLD_UNKNOWN",
] as const;

export const clubPointsAnswer = z.union([
  z.object({
    ok: z.literal(true),
    /** The state of the order's points after it. */
    state: z.enum(["held", "spent", "released"]),
    /** Of the points held for the order, those that were not given back. */
    points: z.number().int().min(0),
  }),
  /** The number that decided: what is available to hold, or what the order has left to return. */
  z.object({ ok: z.literal(false), code: z.literal("NOT_ENOUGH_POINTS"), points: z.number().int().min(0) }),
  z.object({ ok: z.literal(false), code: z.literal("PIN_WRONG"), attemptsLeft: z.number().int().min(1) }),
  z.object({ ok: z.literal(false), code: z.enum(clubPointsRefusals) }),
]);

export type ClubPointsAnswer = z.infer<typeof clubPointsAnswer>;

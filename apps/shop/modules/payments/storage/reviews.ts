import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { ReviewDecision, ReviewReason } from "../domain/review.ts";
import type { PaymentTables } from "./payment-tables.ts";

/** Money that staff must decide about, with the details they need. */
export type OpenReview = {
  readonly providerOrderId: string;
  readonly reason: ReviewReason;
  /** As the provider wrote it. */
  readonly amount: string;
  readonly currency: string;
  readonly reference: string | null;
  /** What others did with the money, in the provider's words; null for money that came. */
  readonly told: string | null;
  readonly notedAt: Date;
  readonly orderCode: string;
  /** The attempt's number. */
  readonly attempt: number;
  readonly channelCode: string;
  /** Whole rupiah: requested, received by this attempt, and already refunded or being refunded. */
  readonly expected: number;
  readonly received: number | null;
  readonly refunded: number;
  readonly customer: PaymentTables["payments"]["customer"];
};

export async function selectOpenReviews(platform: Platform): Promise<OpenReview[]> {
  return platform.database
    .tables<PaymentTables>()
    .selectFrom("payments_to_review as review")
    .innerJoin("payment_attempts as attempt", "attempt.provider_order_id", "review.provider_order_id")
    .innerJoin("payments", "payments.order_code", "attempt.order_code")
    .select([
      "review.provider_order_id as providerOrderId",
      "review.reason",
      "review.amount",
      "review.currency",
      "review.reference",
      "review.told",
      "review.noted_at as notedAt",
      "attempt.order_code as orderCode",
      "attempt.attempt",
      "attempt.channel_code as channelCode",
      "payments.amount as expected",
      "attempt.received",
      "attempt.refunded",
      "payments.customer",
    ])
    .where("review.decided_at", "is", null)
    .orderBy("review.noted_at")
    .execute();
}

/**
 * Records money that staff must review. What was reported before changes nothing; news open a
 * review again that was decided, whose decision remains in the journal.
 * @param note.reported what others did with the money; undefined for money that came, which comes
 *   once
 * @returns false when staff know of it already
 */
export async function noteForReview(
  platform: Platform,
  note: {
    readonly providerOrderId: string;
    readonly reason: ReviewReason;
    readonly reported: string | undefined;
    readonly amount: string;
    readonly currency: string;
    readonly reference: string;
  },
): Promise<boolean> {
  const { providerOrderId, reason, reported = null, ...money } = note;
  const news = { ...money, told: reported, noted_at: platform.clock.databaseNow() };
  const undecided = { decision: null, decided_by: null, decided_at: null, reference_of_transfer: null };
  const result = await platform.database
    .tables<PaymentTables>()
    .insertInto("payments_to_review")
    .values({ provider_order_id: providerOrderId, reason, ...news })
    .onConflict((conflict) =>
      conflict
        .columns(["provider_order_id", "reason"])
        .doUpdateSet({ ...news, ...undecided })
        .where(sql<boolean>`excluded.told is not null and excluded.told is distinct from payments_to_review.told`),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Stores a decision, unless there is one.
 * @returns false when someone else was first, or there is nothing to decide
 */
export async function decideOnce(
  platform: Platform,
  review: { readonly providerOrderId: string; readonly reason: ReviewReason },
  decision: {
    readonly decision: ReviewDecision;
    readonly decidedBy: string;
    readonly reference: string | null;
  },
): Promise<boolean> {
  const result = await platform.database
    .tables<PaymentTables>()
    .updateTable("payments_to_review")
    .set({
      decision: decision.decision,
      decided_by: decision.decidedBy,
      decided_at: platform.clock.databaseNow(),
      reference_of_transfer: decision.reference,
    })
    .where("provider_order_id", "=", review.providerOrderId)
    .where("reason", "=", review.reason)
    .where("decided_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

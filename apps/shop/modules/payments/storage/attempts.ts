import { type Milliseconds } from "@gelora/service-kit/durations.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { type PaymentStatus, paymentRanks } from "../domain/payment-states.ts";
import type { PaymentTables } from "./payment-tables.ts";

export type Attempt = {
  readonly providerOrderId: string;
  readonly orderCode: string;
  readonly attempt: number;
  readonly channelCode: string;
  readonly status: PaymentStatus;
  readonly charge: "unasked" | "asked" | "answered" | "lost";
  readonly asks: number;
  /** True while somebody is believed to be charging it. */
  readonly claimed: boolean;
};

function attempts(platform: Platform) {
  return platform.database
    .tables<PaymentTables>()
    .selectFrom("payment_attempts")
    .select([
      "provider_order_id as providerOrderId",
      "order_code as orderCode",
      "attempt",
      "channel_code as channelCode",
      "status",
      "charge",
      "asks",
      sql<boolean>`coalesce(claimed_until > clock_timestamp(), false)`.as("claimed"),
    ]);
}

export async function selectAttempt(platform: Platform, providerOrderId: string): Promise<Attempt | undefined> {
  return attempts(platform).where("provider_order_id", "=", providerOrderId).executeTakeFirst();
}

export async function selectAttemptsOf(platform: Platform, orderCode: string): Promise<Attempt[]> {
  return attempts(platform).where("order_code", "=", orderCode).orderBy("attempt").execute();
}

/**
 * Takes the right to charge an attempt, for the length of a lease: from here on the provider may have charged it. Leases follow the real clock, for they are about
 * processes and not about business.
 * @param claim the taker's own word, which its answer must bear
 */
export async function claimCharge(
  platform: Platform,
  providerOrderId: string,
  claim: string,
  lease: Milliseconds,
): Promise<void> {
  await platform.database
    .tables<PaymentTables>()
    .updateTable("payment_attempts")
    .set({
      charge: "asked",
      claim,
      claimed_until: sql<Date>`clock_timestamp() + ${sql.lit(lease)} * interval '1 millisecond'`,
      ask_at: platform.clock.databaseIn(lease),
    })
    .where("provider_order_id", "=", providerOrderId)
    .execute();
}

/** Gives up the right to charge, without an answer to write down. @returns false when the claim has run out and somebody else has taken it */
export async function endClaim(
  platform: Platform,
  providerOrderId: string,
  claim: string,
  charge: "unasked" | "asked" | "lost",
): Promise<boolean> {
  const result = await platform.database
    .tables<PaymentTables>()
    .updateTable("payment_attempts")
    .set({ charge, claim: null, claimed_until: null, ...(charge === "unasked" ? { ask_at: null } : {}) })
    .where("provider_order_id", "=", providerOrderId)
    .where("claim", "=", claim)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Raises an attempt's state; the rank decides, in the statement itself (invariant I-08). @returns false when it stands as high already */
export async function raiseAttempt(
  platform: Platform,
  providerOrderId: string,
  status: PaymentStatus,
): Promise<boolean> {
  const rank = paymentRanks[status];
  const result = await platform.database
    .tables<PaymentTables>()
    .updateTable("payment_attempts")
    .set({ status, rank })
    .where("provider_order_id", "=", providerOrderId)
    .where("rank", "<", rank)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function keepReference(platform: Platform, providerOrderId: string, reference: string): Promise<void> {
  await platform.database
    .tables<PaymentTables>()
    .updateTable("payment_attempts")
    .set({ reference })
    .where("provider_order_id", "=", providerOrderId)
    .where("reference", "is", null)
    .execute();
}

/** Sets when the provider is asked next; never again without `wait`. */
export async function askAgain(
  platform: Platform,
  providerOrderId: string,
  wait: Milliseconds | undefined,
): Promise<void> {
  await platform.database
    .tables<PaymentTables>()
    .updateTable("payment_attempts")
    .set({ ask_at: wait === undefined ? null : platform.clock.databaseIn(wait), asks: sql`asks + 1` })
    .where("provider_order_id", "=", providerOrderId)
    .execute();
}

/**
 * What asking brings nearly always: the shopper has not paid yet. Notes it in one statement, without holding the payment, for it changes nothing about it.
 * @param waits how long to wait after the first ask, the second and so on; the last one holds for all further
 * @returns false when the attempt is not one that awaits payment, so that the answer has to be taken in with care
 */
export async function noteStillPending(
  platform: Platform,
  providerOrderId: string,
  reference: string,
  waits: readonly Milliseconds[],
): Promise<boolean> {
  const { clock, database } = platform;
  const result = await sql`
    update payment_attempts set asks = asks + 1, reference = coalesce(reference, ${reference}),
      ask_at = ${clock.databaseNow()} + (${waits}::integer[])[least(asks + 1, ${waits.length}::integer)] * interval '1 millisecond'
    where provider_order_id = ${providerOrderId} and status = 'PENDING'`.execute(database.tables<PaymentTables>());
  return result.numAffectedRows === 1n;
}

/** Takes attempts whose time to ask has come, and puts them off by a lease, so that no two processes ask for the same one and a crash lets them come again. */
export async function claimDueAttempts(platform: Platform, lease: Milliseconds, limit: number): Promise<string[]> {
  const { clock, database } = platform;
  const result = await sql<{ id: string }>`
    update payment_attempts set ask_at = ${clock.databaseIn(lease)}
    where provider_order_id in (
      select provider_order_id from payment_attempts
      where ask_at <= ${clock.databaseNow()} order by ask_at limit ${limit} for update skip locked
    )
    returning provider_order_id as id`.execute(database.tables<PaymentTables>());
  return result.rows.map((row) => row.id);
}

/** Notes money that a person has to look at, once. @returns false when it was noted before */
export async function noteForReview(
  platform: Platform,
  note: {
    readonly providerOrderId: string;
    readonly reason: PaymentTables["payments_to_review"]["reason"];
    readonly amount: string;
    readonly currency: string;
    readonly reference: string;
  },
): Promise<boolean> {
  const result = await platform.database
    .tables<PaymentTables>()
    .insertInto("payments_to_review")
    .values({
      provider_order_id: note.providerOrderId,
      reason: note.reason,
      amount: note.amount,
      currency: note.currency,
      reference: note.reference,
      noted_at: platform.clock.databaseNow(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

import { type Milliseconds, seconds } from "@gelora/service-kit/durations.ts";
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
  /** Whole rupiah: received by this attempt, and of them refunded or being refunded. */
  readonly received: number | null;
  readonly refunded: number;
  /** True while some process holds the claim to charge it. */
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
      "received",
      "refunded",
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
 * Claims an attempt for charging, for the length of a lease: from here on the provider may have
 * charged it. Leases use the real clock, since they concern processes, not business time.
 * @param claim the claimant's token, which its result must carry
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

/**
 * Releases a claim without a result.
 * @returns false when the claim has expired and another process has taken it
 */
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

/**
 * Raises an attempt's status and stores its details; the statement itself compares ranks (invariant
 * I-08).
 * @returns false when its rank is already as high
 */
export async function raiseAttempt(
  platform: Platform,
  providerOrderId: string,
  status: PaymentStatus,
  received?: number,
): Promise<boolean> {
  const rank = paymentRanks[status];
  const result = await platform.database
    .tables<PaymentTables>()
    .updateTable("payment_attempts")
    .set({ status, rank, ...(received === undefined ? {} : { received }) })
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
 * Records for several attempts that the shopper has not paid yet, in one statement without locking
 * the payments, since nothing about them changes. An attempt that someone else is changing is left
 * out, so this waits for nobody.
 * @param waits how long to wait after the first request, the second and so on; the last one applies
 * to all further ones
 * @returns the ids of those recorded; the answers about the others must be recorded under the lock
 */
export async function noteStillPending(
  platform: Platform,
  answers: readonly { readonly providerOrderId: string; readonly reference: string }[],
  waits: readonly Milliseconds[],
): Promise<ReadonlySet<string>> {
  if (answers.length === 0) return new Set();
  const { clock, database } = platform;
  const ids = answers.map(({ providerOrderId }) => providerOrderId);
  const references = answers.map(({ reference }) => reference);
  const { rows } = await sql<{ id: string }>`
    with pending as (
      select provider_order_id, given.reference
      from payment_attempts join unnest(${ids}::text[], ${references}::text[]) as given (id, reference) on provider_order_id = id
      where status = 'PENDING' for update of payment_attempts skip locked
    )
    update payment_attempts set asks = asks + 1, reference = coalesce(payment_attempts.reference, pending.reference),
      ask_at = ${clock.databaseNow()} + (${waits}::integer[])[least(asks + 1, ${waits.length}::integer)] * interval '1 millisecond'
    from pending where payment_attempts.provider_order_id = pending.provider_order_id
    returning payment_attempts.provider_order_id as id`.execute(database.tables<PaymentTables>());
  return new Set(rows.map(({ id }) => id));
}

/**
 * Makes an order's attempts due now that would be asked about later, unless they were within the
 * last minute.
 * @param waits as of `noteStillPending`: they show when an attempt was asked about last
 */
export async function hurryNextAsk(
  platform: Platform,
  orderCode: string,
  waits: readonly Milliseconds[],
): Promise<void> {
  const { clock, database } = platform;
  const lastWait = sql`(${waits}::integer[])[least(asks, ${waits.length}::integer)] * interval '1 millisecond'`;
  await sql`
    update payment_attempts set ask_at = ${clock.databaseNow()}
    where order_code = ${orderCode} and status = 'PENDING' and asks > 0 and ask_at > ${clock.databaseIn(seconds(10))}
      and ask_at - ${lastWait} < ${clock.databaseNow()} - interval '1 minute'`.execute(
    database.tables<PaymentTables>(),
  );
}

/**
 * Claims attempts that are due, and postpones them by a lease: no two processes ask about the same
 * one, and after a crash they are due again.
 */
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

/** Records money received that is not a payment yet, so it can be refunded. */
export async function noteReceived(platform: Platform, providerOrderId: string, received: number): Promise<void> {
  await platform.database
    .tables<PaymentTables>()
    .updateTable("payment_attempts")
    .set({ received })
    .where("provider_order_id", "=", providerOrderId)
    .where("received", "is", null)
    .execute();
}

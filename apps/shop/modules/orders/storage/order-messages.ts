import { type DuePage, type DueRecord, dueText, isBehind } from "@gelora/service-kit/due-page.ts";
import { type RawBuilder, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { DueMessage } from "../domain/order-message.ts";
import type { OrdersTables } from "./orders-tables.ts";

/**
 * Schedules the message about paying, for as soon as its details are known; one already due keeps
 * its step.
 */
export async function scheduleMessage(platform: Platform, orderCode: string, step: DueMessage["step"]): Promise<void> {
  const now = platform.clock.databaseNow();
  await sql`
    insert into order_messages as known (order_code, step, due_at) values (${orderCode}, ${step}, ${now})
    on conflict (order_code) do update set due_at = excluded.due_at,
      step = case when known.due_at is null then excluded.step else known.step end`.execute(
    platform.database.tables<OrdersTables>(),
  );
}

/** A message and its place among those that are due. */
export type PlacedMessage = DueMessage & { readonly place: DueRecord };

/** Longest due first. */
export async function selectDueMessages(
  platform: Platform,
  { after, most }: DuePage<PlacedMessage>,
): Promise<readonly PlacedMessage[]> {
  const moment: RawBuilder<Date> = sql.ref("due_at");
  const rows = await platform.database
    .tables<OrdersTables>()
    .selectFrom("order_messages")
    .selectAll()
    .select(dueText(moment).as("due_text"))
    .where("due_at", "<=", platform.clock.databaseNow())
    .where(isBehind(after?.place, moment, "order_code"))
    .orderBy("due_at")
    .orderBy("order_code")
    .limit(most)
    .execute();
  return rows.flatMap(({ order_code: orderCode, step, due_at: dueAt, told_attempt: notifiedAttempt, due_text }) =>
    dueAt ? [{ orderCode, step, dueAt, notifiedAttempt, place: { code: orderCode, dueAt: due_text } }] : [],
  );
}

/** A message to take. `attempt` is the one whose numbers are sent; 0 for none. */
export type TakenMessage = { readonly message: DueMessage; readonly attempt: number };

/**
 * Removes messages, for a caller that locks their orders and sends them in the same transaction.
 * @returns the orders whose message was still there; the others' has been sent since it was read
 */
export async function takeMessages(
  platform: Platform,
  messages: readonly TakenMessage[],
): Promise<ReadonlySet<string>> {
  if (messages.length === 0) return new Set();
  const [codes, attempts] = [
    messages.map((one) => one.message.orderCode),
    messages.map((one) => one.message.notifiedAttempt),
  ];
  const { rows } = await sql<{ order_code: string }>`
    update order_messages set due_at = null, told_attempt = greatest(given.told_attempt, given.attempt)
    from unnest(${codes}::text[], ${attempts}::integer[], ${messages.map(({ attempt }) => attempt)}::integer[])
      as given (order_code, told_attempt, attempt)
    where order_messages.order_code = given.order_code and order_messages.told_attempt = given.told_attempt
      and order_messages.due_at is not null
    returning order_messages.order_code`.execute(platform.database.tables<OrdersTables>());
  return new Set(rows.map(({ order_code }) => order_code));
}

import { type RawBuilder, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { LineEvent } from "../domain/line-states.ts";
import type { OrderRecord, ParcelNews } from "../domain/order.ts";
import { type OrderState, orderStateOf, orderStates } from "../domain/order-states.ts";
import { type Choice, type MovedPortion, movePortions, type Pieces, type Portion } from "../domain/portions.ts";
import { orderOf } from "./orders.ts";
import type { OrdersTables } from "./orders-tables.ts";
import { selectPortions, writePortions } from "./portions.ts";

type Moment = Date | RawBuilder<Date>;

export type MoveDetails = {
  readonly remark?: string | undefined;
  readonly parcelNews?: ParcelNews;
  /** The pieces to move; without it, all that can. */
  readonly choice?: Choice;
  /** Set on each portion that moves. */
  readonly reasonCode?: string | undefined;
  /** When it happened; now by default. */
  readonly at?: Moment;
  /** Set together with the state. */
  readonly set?: {
    readonly paid_at?: Moment;
    readonly paid_channel_code?: string;
    readonly shipped_at?: Moment;
    readonly ended_at?: null;
    /** When it will close by itself; never when absent. */
    readonly close_at?: Moment;
    readonly cancel_reason_code?: string | null;
    readonly cancel_remark?: string | null;
  };
  /** Only when its deadline has passed. */
  readonly onlyOverdue?: boolean;
  readonly owner?: string;
};

export type OrderMove = {
  readonly order: OrderRecord;
  readonly before: readonly Portion[];
  readonly after: readonly Portion[];
  readonly moved: readonly MovedPortion[];
};

/**
 * Applies one event of the table to the pieces of an order that are in a suitable state, and
 * updates the order with them. Locks the order's row, which decides between concurrent events
 * (I-07). A new state of the order is added to its history. Every move clears the order's deadline
 * unless it sets one.
 * @returns undefined when nothing could move, or the order is someone else's or does not exist
 */
export async function moveOrder(
  platform: Platform,
  orderCode: string,
  event: LineEvent,
  details: MoveDetails = {},
): Promise<OrderMove | undefined> {
  return platform.database.transaction(async () => {
    const held = await holdOrder(platform, orderCode, details);
    if (!held) return undefined;
    const before = (await selectPortions(platform, [orderCode])).get(orderCode) ?? [];
    const move = movePortions(before, event, details.choice);
    if (!move) return undefined;
    const marked = withReason(move.portions, move.moved, details.reasonCode);
    await writePortions(platform, orderCode, changedPortions(before, marked));
    const state = orderStateOf(marked.map((portion) => portion.state));
    const order = await updateOrder(platform, orderCode, state, details);
    await recordMove(platform, held, order, details);
    return { order, before, after: marked, moved: move.moved };
  });
}

/** What was cancelled of an order has an entry of its own, and so has a new state. */
async function recordMove(
  platform: Platform,
  { state: before }: { readonly state: OrderState },
  { orderCode, state }: OrderRecord,
  { choice, remark, parcelNews }: MoveDetails,
): Promise<void> {
  const pieces = choice && "pieces" in choice && state !== orderStates.cancelled ? choice.pieces : undefined;
  if (pieces) await insertHistory(platform, orderCode, before, { remark, cancelled: pieces });
  if (state !== before || ((remark || parcelNews) && !pieces))
    await insertHistory(platform, orderCode, state, pieces ? {} : { remark, parcelNews });
}

async function holdOrder(platform: Platform, orderCode: string, details: MoveDetails) {
  let query = platform.database
    .tables<OrdersTables>()
    .selectFrom("orders")
    .select("state")
    .where("order_code", "=", orderCode)
    .forUpdate();
  if (details.onlyOverdue) query = query.where("close_at", "<=", platform.clock.databaseNow());
  if (details.owner !== undefined) query = query.where("owner", "=", details.owner);
  return query.executeTakeFirst();
}

async function updateOrder(
  platform: Platform,
  orderCode: string,
  state: OrderState,
  { set, at = platform.clock.databaseNow() }: MoveDetails,
): Promise<OrderRecord> {
  const hasEnded = state === orderStates.cancelled || state === orderStates.closed;
  const row = await platform.database
    .tables<OrdersTables>()
    .updateTable("orders")
    .set({
      state,
      close_at: null,
      ...(state === orderStates.completed ? { completed_at: at } : {}),
      ...(hasEnded ? { ended_at: at } : {}),
      ...set,
      ...(set?.shipped_at ? { shipped_at: sql<Date>`coalesce(shipped_at, ${set.shipped_at})` } : {}),
    })
    .where("order_code", "=", orderCode)
    .returningAll()
    .executeTakeFirstOrThrow();
  return orderOf(row);
}

function withReason(
  portions: readonly Portion[],
  moved: readonly MovedPortion[],
  reasonCode: string | undefined,
): readonly Portion[] {
  if (reasonCode === undefined) return portions;
  const numbers = new Set(moved.map((portion) => portion.portionNumber));
  return portions.map((portion) => (numbers.has(portion.portionNumber) ? { ...portion, reasonCode } : portion));
}

function changedPortions(before: readonly Portion[], after: readonly Portion[]): readonly Portion[] {
  return after.filter((portion) => !before.includes(portion));
}

type HistoryDetails = {
  readonly remark?: string | undefined;
  readonly parcelNews?: ParcelNews | undefined;
  readonly cancelled?: readonly Pieces[];
};

export async function insertHistory(
  platform: Platform,
  orderCode: string,
  state: OrderState,
  { remark, parcelNews, cancelled }: HistoryDetails = {},
): Promise<void> {
  await platform.database
    .tables<OrdersTables>()
    .insertInto("order_history")
    .values({
      order_code: orderCode,
      state,
      remark: remark ?? null,
      parcel_status: parcelNews ?? null,
      cancelled: cancelled ? JSON.stringify(cancelled) : null,
      happened_at: platform.clock.databaseNow(),
    })
    .execute();
}

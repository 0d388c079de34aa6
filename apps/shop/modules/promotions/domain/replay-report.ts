import { jakartaDay } from "@gelora/locale/jakarta-time.ts";
import type { ReadyOffer } from "./offer.ts";
import { type PastOrder, type ReplayedOrder, replayOrder, type UnitCosts } from "./replay-order.ts";

const mostListed = 100;
const nearZeroPercent = 10;

export type SuspicionCode = "NEAR_ZERO" | "MANY_USES" | "GIFT_ONLY";

/** Whole rupiah. The catalogue has no cost prices: the margin is reported where they are given. */
export type ReplayReport = {
  readonly ordersLookedAt: number;
  readonly ordersTouched: number;
  readonly units: number;
  /** Off goods and freight. */
  readonly cost: number;
  /** Of all orders looked at: goods and freight without any offer, and with the draft alone. */
  readonly revenueBefore: number;
  readonly revenueAfter: number;
  /** Percent of `revenueBefore`, to two decimals. */
  readonly shareGivenAway: number;
  /** Of the pieces whose cost is given, tax included as in prices; null without costs. */
  readonly marginBefore: number | null;
  readonly marginAfter: number | null;
  readonly piecesWithoutCost: number | null;
  /** Orders in which a gift or add-on could have been chosen; its cost is not in `cost`. */
  readonly choicesOpen: number;
  readonly suspiciousCount: number;
  /** The first hundred. */
  readonly suspicious: readonly { readonly orderCode: string; readonly reasons: readonly SuspicionCode[] }[];
};

/**
 * Adds up orders given one by one, in the order of their codes. The draft's limits count as they
 * would have; in memory stay a number for each shopper it was given to and for each day.
 * @param mostUses more uses than this by one shopper are suspicious
 */
export function replayReport(draft: ReadyOffer, mostUses: number, costs?: UnitCosts) {
  const byShopper = new Map<string, number>();
  const byDay = new Map<string, { uses: number; spent: number }>();
  const suspicious: { orderCode: string; reasons: SuspicionCode[] }[] = [];
  const margin = { before: 0, after: 0, piecesWithoutCost: 0 };
  const sum = { orders: 0, touched: 0, units: 0, cost: 0, before: 0, after: 0, choices: 0, suspicious: 0 };

  function note(order: PastOrder, replayed: ReplayedOrder, uses: number): void {
    const reasons = suspicions(replayed, uses > mostUses);
    if (reasons.length === 0) return;
    sum.suspicious += 1;
    if (suspicious.length < mostListed) suspicious.push({ orderCode: order.orderCode, reasons });
  }

  function add(order: PastOrder): void {
    const day = jakartaDay(order.placedAt);
    const today = byDay.get(day) ?? { uses: 0, spent: 0 };
    const used = byShopper.get(order.owner) ?? 0;
    const use = { byShopper: used, total: sum.touched, today: today.uses, spent: sum.cost, spentToday: today.spent };
    const replayed = replayOrder(draft, order, use, costs);
    sum.orders += 1;
    sum.before += replayed.before;
    sum.after += replayed.after;
    margin.before += replayed.margin.before;
    margin.after += replayed.margin.after;
    margin.piecesWithoutCost += replayed.margin.piecesWithoutCost;
    if (replayed.isChoiceOpen) sum.choices += 1;
    if (replayed.saved === 0) return;
    sum.touched += 1;
    sum.units += replayed.units;
    sum.cost += replayed.saved;
    byShopper.set(order.owner, used + 1);
    byDay.set(day, { uses: today.uses + 1, spent: today.spent + replayed.saved });
    note(order, replayed, used + 1);
  }

  const report = (): ReplayReport => ({
    ordersLookedAt: sum.orders,
    ordersTouched: sum.touched,
    units: sum.units,
    cost: sum.cost,
    revenueBefore: sum.before,
    revenueAfter: sum.after,
    shareGivenAway: sum.before === 0 ? 0 : Math.round((sum.cost / sum.before) * 10_000) / 100,
    marginBefore: costs ? margin.before : null,
    marginAfter: costs ? margin.after : null,
    piecesWithoutCost: costs ? margin.piecesWithoutCost : null,
    choicesOpen: sum.choices,
    suspiciousCount: sum.suspicious,
    suspicious,
  });
  return { add, report };
}

function suspicions(replayed: ReplayedOrder, hasMany: boolean): SuspicionCode[] {
  const isNearZero = replayed.savedOnGoods > 0 && replayed.goodsAfter * 100 < replayed.listTotal * nearZeroPercent;
  return [
    ...(isNearZero ? (["NEAR_ZERO"] as const) : []),
    ...(hasMany ? (["MANY_USES"] as const) : []),
    ...(replayed.isGiftOnly ? (["GIFT_ONLY"] as const) : []),
  ];
}

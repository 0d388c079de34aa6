import { midnightOf } from "@gelora/locale/jakarta-time.ts";
import { days } from "@gelora/service-kit/durations.ts";
import { z } from "zod";
import type { Platform } from "../../../platform/platform.ts";
import type { StaffPrincipal } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import { mayDo } from "../../staff/staff.ts";
import { readyOffer } from "../domain/offer.ts";
import type { PastOrder } from "../domain/replay-order.ts";
import { type ReplayReport, replayReport } from "../domain/replay-report.ts";
import { offerDocument } from "../domain/stored-offer.ts";

const mostDays = 92;
const longestDraft = 200_000;
const unitCosts = z.record(z.string().min(1), z.int().min(0).max(1_000_000_000));

/** From inclusive, until exclusive. */
export type ReplayPeriod = { readonly from: Date; readonly until: Date };

/**
 * A batch of the orders placed in a period that were not cancelled as a whole, by code, after one.
 */
export type ReadPastOrders = (
  platform: Platform,
  period: ReplayPeriod,
  after: string,
  limit: number,
) => Promise<readonly PastOrder[]>;

export type ReplayWish = {
  /** A promotion as staff write it, in JSON. */
  readonly draft: string;
  /** Days in Jakarta, `2026-10-01`, both inclusive. */
  readonly from: string;
  readonly to: string;
  readonly mostUses: number;
  /** What a piece costs the shop, in JSON: whole rupiah by sku or product. */
  readonly costs?: string | null | undefined;
};

type Wrong = { readonly field: "draft" | "from" | "to" | "mostUses" | "costs"; readonly reason: string };

/**
 * Tries a draft on past orders, a batch at a time, and writes that to the journal. The draft is not
 * stored, and orders stay as they are. Takes no locks.
 * @returns which part of the wish cannot be read, and why
 */
export async function replayOffer(
  platform: Platform,
  readOrders: ReadPastOrders,
  staff: StaffPrincipal,
  wish: ReplayWish,
  batch = 500,
): Promise<ReplayReport | "not allowed" | { readonly wrong: Wrong }> {
  if (!mayDo(staff, "replay offers")) return "not allowed";
  const period = periodOf(wish);
  if ("wrong" in period) return period;
  if (!Number.isInteger(wish.mostUses) || wish.mostUses < 1)
    return wrong("mostUses", "The uses of one shopper are a whole number from 1.");
  const draft = draftOf(wish.draft);
  if ("wrong" in draft) return draft;
  const costs = costsOf(wish.costs);
  if (costs && "wrong" in costs) return costs;
  const { add, report } = replayReport(draft, wish.mostUses, costs);
  let after = "";
  for (;;) {
    const orders = await readOrders(platform, period, after, batch);
    for (const order of orders) add(order);
    after = orders.at(-1)?.orderCode ?? after;
    if (orders.length < batch) break;
  }
  const summary = report();
  const details = { from: wish.from, to: wish.to, orders: summary.ordersLookedAt };
  const subject = { kind: "offer", code: draft.code } as const;
  await platform.database.transaction(() => recordAct(platform, staff, { name: "offer.replayed", subject, details }));
  return summary;
}

function periodOf({ from, to }: ReplayWish): ReplayPeriod | { readonly wrong: Wrong } {
  const day = z.iso.date();
  if (!day.safeParse(from).success) return wrong("from", "A day is written as 2026-10-01.");
  if (!day.safeParse(to).success) return wrong("to", "A day is written as 2026-10-31.");
  const begin = midnightOf(from);
  const until = new Date(midnightOf(to).getTime() + days(1));
  if (until <= begin) return wrong("to", "The last day is not before the first.");
  if (until.getTime() - begin.getTime() > days(mostDays)) return wrong("to", `A period has at most ${mostDays} days.`);
  return { from: begin, until };
}

function draftOf(text: string) {
  if (text.length > longestDraft) return wrong("draft", "The draft is too long.");
  const read = offerDocument.safeParse(jsonOf(text));
  if (!read.success) return wrong("draft", z.prettifyError(read.error).slice(0, 1000));
  const { kind, begins, ends, ...offer } = read.data;
  if (kind !== "PROMOTION") return wrong("draft", "Only promotions can be replayed: who had a coupon is not known.");
  return readyOffer({ ...offer, begins: new Date(begins), ends: ends === undefined ? undefined : new Date(ends) });
}

function costsOf(text: string | null | undefined) {
  if (text === null || text === undefined) return undefined;
  const read = unitCosts.safeParse(jsonOf(text));
  return read.success
    ? new Map(Object.entries(read.data))
    : wrong("costs", 'Costs are whole rupiah by sku or product: { "SKU-1": 120000 }.');
}

/** @returns undefined, which no schema accepts, for what is not JSON */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function wrong(field: Wrong["field"], reason: string): { readonly wrong: Wrong } {
  return { wrong: { field, reason } };
}

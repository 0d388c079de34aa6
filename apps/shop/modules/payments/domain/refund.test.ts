import { rupiah } from "@gelora/money/rupiah.ts";
import { describe, expect, test } from "vitest";
import { findChannel } from "./find-channel.ts";
import { attemptToRefund, isRefundedOnline, nextRefundStep, partThatCame } from "./refund.ts";
import { firstRefundStates, type RefundEvent, type RefundState, refundEvents, refundStates } from "./refund-states.ts";

const events = Object.keys(refundEvents) as RefundEvent[];
const statesAfter = (state: RefundState): readonly RefundState[] =>
  events.flatMap((event) =>
    (refundEvents[event].from as readonly string[]).includes(state) ? [refundEvents[event].to] : [],
  );

describe("the life of a refund", () => {
  test("every state is reached from a first one, and money that is back stays back", () => {
    const reached = new Set<RefundState>(firstRefundStates);
    for (let round = 0; round < refundStates.length; round += 1)
      for (const state of reached) for (const next of statesAfter(state)) reached.add(next);
    expect([...reached].sort()).toEqual([...refundStates].sort());
    for (const end of ["done", "transferred"] as const) expect(statesAfter(end)).toEqual([]);
  });
});

describe("what is done next", () => {
  const held = { state: "paid", settled: true, refunds: [] } as const;
  const ours = (confirmed: boolean) => ({ ...held, refunds: [{ key: "k", confirmed }] });
  test.each([
    ["nothing there yet", held, "asked", "ask"],
    ["a card that is not settled", { ...held, settled: false }, "asked", "wait"],
    ["there, the bank silent", ours(false), "asked", "take"],
    ["there, and known to be", ours(false), "accepted", "wait"],
    ["there and confirmed", ours(true), "asked", "confirm"],
    ["confirmed late", ours(true), "accepted", "confirm"],
    ["vanished", held, "accepted", "wait"],
    ["another's alone", { ...held, refunds: [{ key: "other", confirmed: true }] }, "asked", "ask"],
  ] as const)("%s: %j as %s is %s", (_what, provider, state, step) => {
    expect(nextRefundStep(provider, { refundKey: "k", state })).toBe(step);
  });
});

test("wallets, QRIS and cards are refunded online; transfers, bills, counters and cash are not", () => {
  const online = ["QRIS", "GOPAY", "SHOPEEPAY", "CARD_FULL", "CARD_BCA_3"];
  expect(online.every((code) => findChannel(code) && isRefundedOnline(code))).toBe(true);
  const leaves = ["BCA_VA", "MANDIRI_BILL", "PERMATA_VA", "ALFAMART", "INDOMARET", "COD", "STORE_CASH"];
  expect(leaves.some((code) => !findChannel(code) || isRefundedOnline(code))).toBe(false);
});

test("money goes back from the attempt that paid the order, unless one is named", () => {
  const attempts = [
    { providerOrderId: "G", attempt: 1, status: "PAID" },
    { providerOrderId: "G-2", attempt: 2, status: "PAID" },
    { providerOrderId: "G-3", attempt: 3, status: "CANCELLED" },
  ] as const;
  expect(attemptToRefund(attempts, 2, undefined)?.providerOrderId).toBe("G-2");
  expect(attemptToRefund(attempts, 3, undefined)).toBeUndefined();
  expect(attemptToRefund(attempts, 2, "G")?.providerOrderId).toBe("G");
});

test.each([
  ["a whole payment", 150_000, { received: 150_000, refunded: 0 }, 150_000],
  [
    "more than is left of a whole payment, for the books to refuse",
    60_000,
    { received: 150_000, refunded: 100_000 },
    60_000,
  ],
  ["more than the total came", 150_000, { received: 151_000, refunded: 0 }, 150_000],
  ["all of a short payment", 150_000, { received: 135_000, refunded: 0 }, 135_000],
  ["a part of it", 100_000, { received: 135_000, refunded: 0 }, 100_000],
  ["its last part", 50_000, { received: 135_000, refunded: 100_000 }, 35_000],
  ["what was never paid", 15_000, { received: 135_000, refunded: 135_000 }, 0],
  ["more than the total, for the books to refuse", 150_001, { received: 135_000, refunded: 0 }, 150_001],
  ["nothing came", 150_000, { received: null, refunded: 0 }, 150_000],
])("of a debt goes back: %s", (_what, debt, money, part) => {
  expect(partThatCame(rupiah(debt), { expected: 150_000, ...money })).toBe(part);
});

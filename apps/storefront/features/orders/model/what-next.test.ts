import { expect, test } from "vitest";
import { cashWord, nextWord, type StandingOrder, warningWord } from "./what-next.ts";

const order = (orderStatus: number, change: StandingOrder = {}): StandingOrder => ({
  orderStatus,
  distributionType: "11",
  payInfos: [{ payMentType: "VIRTUAL_ACCOUNT", isSucceed: false }],
  ...change,
});
const paid = { payInfos: [{ payMentType: "VIRTUAL_ACCOUNT", isSucceed: true }] };
const cash = { payInfos: [{ payMentType: "CASH", isSucceed: false }] };

test("[ORD-12] an order that ended promises money back only where money came", () => {
  expect(nextWord(order(62))).toBe("next.62");
  expect(nextWord(order(61))).toBe("next.61");
  expect(nextWord(order(62, paid))).toBe("next.62.paid");
  expect(nextWord(order(61, paid))).toBe("next.61.paid");
  expect(nextWord(order(62, { payInfos: [] }))).toBe("next.62");
});

test("money that has gone back is not shown as on its way", () => {
  const back = { amount: 356_600, status: "DONE", isExtra: false } as const;
  for (const status of [61, 62])
    expect(nextWord(order(status, { ...paid, refunds: [back] }))).toBe(`next.${status}.back`);
  expect(nextWord(order(61, { ...paid, refunds: [back, { ...back, status: "DUE" }] }))).toBe("next.61.paid");
  expect(nextWord(order(61, { ...paid, refunds: [{ ...back, isExtra: true }] }))).toBe("next.61.paid");
  expect(nextWord(order(61, { ...paid, history: [{ orderStatus: 61 }], refunds: [back] }))).toBe("next.61.back");
});

test("money that waits for an account is not said to be on its way", () => {
  for (const status of [61, 62]) {
    expect(nextWord(order(status, { ...paid, refundTransfer: { bankAccount: null } }))).toBe(`next.${status}.account`);
    expect(nextWord(order(status, { ...paid, refundTransfer: { bankAccount: "BCA ••••1234" } }))).toBe(
      `next.${status}.paid`,
    );
  }
});

test("money that came after an order was cancelled is described as such, where its states are known", () => {
  const late = { ...paid, history: [{ orderStatus: 21 }, { orderStatus: 61 }] };
  expect(nextWord(order(61, late))).toBe("next.61.late");
  expect(nextWord(order(61, { ...late, refundTransfer: { bankAccount: null } }))).toBe("next.61.late.account");
  const before = { ...paid, history: [{ orderStatus: 21 }, { orderStatus: 31 }, { orderStatus: 61 }] };
  expect(nextWord(order(61, before))).toBe("next.61.paid");
});

test("money that came after an order had closed may still have it sent, and its account is asked for", () => {
  const late = (bankAccount: string | null) =>
    order(62, { ...paid, refundTransfer: { bankAccount, isCertain: false } });
  expect(nextWord(late(null))).toBe("next.62.late.account");
  expect(nextWord(late("BCA ••••1234"))).toBe("next.62.late");
  const online = { amount: 356_600, status: "DECIDING", isExtra: false } as const;
  expect(nextWord(order(62, { ...paid, refunds: [online] }))).toBe("next.62.late");
  expect(nextWord(order(62, { ...paid, refunds: [{ ...online, status: "DUE" }] }))).toBe("next.62.paid");
});

test("a pick-up is prepared, then waits, then is collected", () => {
  const pickUp = { distributionType: "21" };
  expect(nextWord(order(31, pickUp))).toBe("next.inStore");
  expect(nextWord(order(31, { ...pickUp, readyTime: "2026-11-22T03:00:00Z" }))).toBe("next.pickUp.31");
  expect(nextWord(order(51, pickUp))).toBe("next.pickUp.51");
  expect(nextWord(order(99))).toBeUndefined();
});

test("a cash pick-up that nobody came for is not described as paid too late", () => {
  expect(nextWord(order(62, { ...cash, distributionType: "21" }))).toBe("next.62.uncollected");
  expect(nextWord(order(62, { distributionType: "21" }))).toBe("next.62");
  expect(nextWord(order(62, cash))).toBe("next.62");
});

test("[PRM-18~] an order is a pre-order while all that is still to be sent waits for its day", () => {
  const line = (deliveryDate: string | null, status = "0") => ({ status, deliveryDate });
  const next = (...productList: readonly ReturnType<typeof line>[]) => nextWord(order(31, { productList }));
  expect(next(line("2026-12-19"), line("2026-12-24"))).toBe("next.preOrder");
  expect(next(line("2026-12-19"), line(null, "61"))).toBe("next.preOrder");
  expect(next(line("2026-12-19"), line(null))).toBe("next.31");
  expect(next(line(null))).toBe("next.31");
});

test("[ORD-09] [K27] whether items can be cancelled while being prepared is said as it is", () => {
  const cancellable = { operationList: [{ type: "cancelOrder", value: true }] };
  expect(warningWord(order(31, cancellable))).toBe("warning.cancelPieces");
  expect(warningWord(order(31))).toBe("warning.31");
  expect(warningWord(order(42, cancellable))).toBe("warning.onTheWay");
  expect(warningWord(order(31, { distributionType: "21" }))).toBe("warning.pickUp");
  expect(warningWord(order(51))).toBeUndefined();
});

test("cash is asked for until it was paid or the order ended", () => {
  expect([31, 41, 42].map((status) => cashWord(order(status, cash)))).toEqual(Array(3).fill("cash.courier"));
  expect(cashWord(order(31, { ...cash, distributionType: "21" }))).toBe("cash.store");
  expect([51, 61, 62].map((status) => cashWord(order(status, cash)))).toEqual(Array(3).fill(undefined));
  expect(cashWord(order(31, paid))).toBeUndefined();
  expect(cashWord(order(42, { payInfos: [{ payMentType: "CASH", isSucceed: true }] }))).toBeUndefined();
});

test("[ORD-08~] an unpaid order that cannot be paid any more says so", () => {
  const operationList = [{ type: "payOrder", value: true }];
  expect(nextWord(order(21, { operationList }))).toBe("next.21");
  expect(nextWord(order(21, { operationList: [{ type: "payOrder", value: false }] }))).toBe("next.21.exhausted");
});

import { describe, expect, test } from "vitest";
import { actionsOf, choiceOfLines } from "./order-actions.ts";

const flags = [
  "payOrder",
  "cancelOrder",
  "undoCancelOrder",
  "receiveOrder",
  "returnOrder",
  "cancelReturnOrder",
  "fullLogisticsInfo",
  "pickupOrder",
] as const;
const order = (orderStatus: number, ...on: readonly string[]) => ({
  orderStatus,
  operationList: flags.map((type) => ({ type, value: on.includes(type) })),
});

describe("actions of an order", () => {
  test("[ORD-15~] [ORD-38] each flag alone shows its action alone", () => {
    const none = {
      pay: false,
      cancel: false,
      cancelPieces: false,
      undoCancel: false,
      receive: false,
      pickUp: false,
      askForReturn: false,
      cancelReturn: false,
      fillLogistics: false,
      buyAgain: true,
    };
    expect(actionsOf(order(21))).toEqual(none);
    expect(actionsOf(order(21, "payOrder"))).toEqual({ ...none, pay: true, buyAgain: false });
    expect(actionsOf(order(21, "cancelOrder"))).toEqual({ ...none, cancel: true });
    expect(actionsOf(order(42, "receiveOrder"))).toEqual({ ...none, receive: true });
    expect(actionsOf(order(51, "returnOrder"))).toEqual({ ...none, askForReturn: true });
    expect(actionsOf(order(51, "cancelReturnOrder"))).toEqual({ ...none, cancelReturn: true });
    expect(actionsOf(order(51, "fullLogisticsInfo"))).toEqual({ ...none, fillLogistics: true });
    expect(actionsOf(order(31, "pickupOrder"))).toEqual({ ...none, pickUp: true });
  });

  test("[ORD-16] an order that is no longer awaiting payment cannot be cancelled, flag or not", () => {
    for (const status of [31, 41, 42, 51, 61, 62]) expect(actionsOf(order(status, "cancelOrder")).cancel).toBe(false);
  });

  test("[ORD-16] of an order that is prepared pieces are cancelled, of no other (K27)", () => {
    const pieces = [21, 31, 41, 42, 51, 61, 62].filter(
      (status) => actionsOf(order(status, "cancelOrder")).cancelPieces,
    );
    expect(pieces).toEqual([31]);
    expect(actionsOf(order(31)).cancelPieces).toBe(false);
  });

  test("[ORD-17] a cancelling is taken back only where the order is cancelled and the server says so (Q77)", () => {
    expect(actionsOf(order(61, "undoCancelOrder")).undoCancel).toBe(true);
    expect(actionsOf(order(61)).undoCancel).toBe(false);
    for (const status of [21, 31, 42, 51, 62]) {
      expect(actionsOf(order(status, "undoCancelOrder")).undoCancel).toBe(false);
    }
  });

  test("[ORD-18] buying again is offered only when the order cannot be paid", () => {
    expect(actionsOf(order(21, "payOrder")).buyAgain).toBe(false);
    expect(actionsOf(order(62)).buyAgain).toBe(true);
  });

  test("an order without flags offers nothing but buying again", () => {
    expect(Object.entries(actionsOf({ orderStatus: 21, operationList: null })).filter(([, on]) => on)).toEqual([
      ["buyAgain", true],
    ]);
  });
});

test("[ORD-13] lines can be chosen on 31, 41, 42 and 51 when an action needs it, on others never", () => {
  const all = [21, 31, 41, 42, 51, 61, 62];
  const chosenOn = (flag: string, what: string) => all.filter((status) => choiceOfLines(order(status, flag)) === what);
  expect(chosenOn("returnOrder", "return")).toEqual([31, 41, 42, 51]);
  expect(chosenOn("cancelOrder", "cancel")).toEqual([31]);
  expect(all.filter((status) => choiceOfLines(order(status)))).toEqual([]);
});

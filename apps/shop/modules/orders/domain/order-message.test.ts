import { describe, expect, test } from "vitest";
import { type DueMessage, judgeMessage, type KnownOrder } from "./order-message.ts";
import { orderStates } from "./order-states.ts";

const at = new Date("2026-11-22T09:00:00Z");
const later = new Date("2026-11-22T09:00:20Z");
const message: DueMessage = { orderCode: "G1", step: "placed", dueAt: at, notifiedAttempt: 0 };
const order: KnownOrder = { state: orderStates.awaitingPayment, attempt: 1, ready: true };

describe("when a shopper is sent payment instructions", () => {
  test("once the numbers are known, and once for each attempt", () => {
    expect(judgeMessage(message, order, at)).toBe("tell");
    expect(judgeMessage({ ...message, notifiedAttempt: 1 }, order, at)).toBe("drop");
    expect(judgeMessage({ ...message, step: "howToPay", notifiedAttempt: 1 }, { ...order, attempt: 2 }, at)).toBe(
      "tell",
    );
  });

  test("without them after 20 s: the order is confirmed, and how to pay it waits for the numbers", () => {
    const unknown = { ...order, ready: false };
    expect(judgeMessage(message, unknown, at)).toBe("wait");
    expect(judgeMessage(message, unknown, later)).toBe("tellWithoutNumbers");
    expect(judgeMessage({ ...message, step: "howToPay" }, unknown, later)).toBe("drop");
  });

  test("never for an order that is paid, cancelled or closed", () => {
    for (const state of [orderStates.preparing, orderStates.cancelled, orderStates.closed])
      expect(judgeMessage(message, { ...order, state }, later)).toBe("drop");
  });
});

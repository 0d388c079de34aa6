import { expect, test } from "vitest";
import { paymentState } from "./payment-state.ts";

const refund = {
  amount: 478_600,
  status: "ON_ITS_WAY" as const,
  isExtra: false,
  isTransfer: false,
  payMent: "bank transfer",
  createTime: "2026-11-22T15:14:44Z",
  doneTime: null,
};

test("[ORD-23~] an order that ended is unpaid only where no money came for it", () => {
  const ended = { payStatus: "0", orderStatus: 61, refunds: [] };
  expect(paymentState(ended)).toBe("notPaid");
  expect(paymentState({ ...ended, payStatus: "1", refunds: [refund] })).toBe("paidRefunding");
  const transfer = { amount: 478_600, isCertain: true, bankAccount: null };
  const asked = { ...ended, payStatus: "1", refunds: [refund], refundTransfer: transfer };
  expect(paymentState(asked)).toBe("paidAsking");
  expect(paymentState({ ...asked, refundTransfer: { ...transfer, bankAccount: "BCA •••• 7890" } })).toBe(
    "paidRefunding",
  );
  const done = { ...refund, status: "DONE" as const };
  expect(paymentState({ ...ended, payStatus: "1", refunds: [done] })).toBe("paidRefunded");
  expect(paymentState({ ...ended, payStatus: "1", orderStatus: 51, refunds: [done] })).toBe("paid");
  const twice = { ...refund, isExtra: true };
  expect(paymentState({ ...ended, payStatus: "1", orderStatus: 31, refunds: [twice] })).toBe("paid");
  expect(paymentState({ ...ended, orderStatus: 21 })).toBe("notPaidYet");
});

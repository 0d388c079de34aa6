import { rupiah } from "@gelora/money/rupiah.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changePaymentChannel, chargePayment, decideReview, paymentOf, refundsOf } from "./payments.ts";
import { openTestPayments, type TestPayments } from "./testing/open-payments.ts";
import { askRefund, finance, hear } from "./testing/paid-order.ts";

describe.each(testEngines)("which attempt an order's money goes back from, on %s", (engine) => {
  let payments: TestPayments;
  beforeAll(async () => {
    payments = await openTestPayments(engine);
  });
  afterAll(() => payments.close());

  const charged = async (orderCode: string, first: string, second: string) => {
    await payments.open(orderCode, { channelCode: first });
    await chargePayment(payments.platform, orderCode);
    await changePaymentChannel(payments.platform, orderCode, { channelCode: second });
    await chargePayment(payments.platform, orderCode);
  };
  const decide = (wish: Parameters<typeof decideReview>[3]) =>
    decideReview(payments.platform, async () => {}, finance, wish);
  const goneBack = async (orderCode: string) =>
    (await refundsOf(payments.platform, orderCode)).map(({ providerOrderId, amount }) => [providerOrderId, amount]);
  const paidTwice = async (orderCode: string, first: string) => {
    await charged(orderCode, first, "QRIS");
    await hear(payments, `${orderCode}-2`, "settlement");
    await hear(payments, orderCode, "settlement");
  };

  test("a virtual account that is paid after QRIS goes back by its review, and parts of the order by QRIS", async () => {
    await paidTwice("P-1", "BCA_VA");
    expect(await askRefund(payments, "P-1", "return:1", rupiah(50_000))).toBe("requested");
    const review = { providerOrderId: "P-1", reason: "PAID_TWICE" } as const;
    expect(await decide({ ...review, decision: "transferred", reference: "BCA 1" })).toBe("decided");
    expect(await goneBack("P-1")).toEqual([
      ["P-1-2", 50_000],
      ["P-1", 150_000],
    ]);
  });

  test("a wallet that is paid after QRIS keeps its whole money for its review", async () => {
    await paidTwice("P-2", "GOPAY");
    expect(await askRefund(payments, "P-2", "return:2a", rupiah(50_000))).toBe("requested");
    expect(await decide({ providerOrderId: "P-2", reason: "PAID_TWICE", decision: "refunded" })).toBe("decided");
    expect(await askRefund(payments, "P-2", "return:2b", rupiah(100_000))).toBe("requested");
    await payments.poll();
    expect([payments.provider.refundedOf("P-2"), payments.provider.refundedOf("P-2-2")]).toEqual([150_000, 150_000]);
  });

  test("money of a former attempt that staff accept is what the order goes back from; the open one ends", async () => {
    await charged("P-3", "GOPAY", "QRIS");
    payments.provider.become("P-3", "settlement", "151000.00");
    await payments.deliver();
    expect(await decide({ providerOrderId: "P-3", reason: "WRONG_AMOUNT", decision: "accepted" })).toBe("decided");
    expect(await paymentOf(payments.platform, "P-3")).toMatchObject({
      status: "PAID",
      attempt: 1,
      channelCode: "GOPAY",
    });
    await payments.deliver();
    expect(payments.provider.notification("P-3-2")).toMatchObject({ transaction_status: "cancel" });
    expect(await askRefund(payments, "P-3", "return:3", rupiah(50_000))).toBe("requested");
    expect(await goneBack("P-3")).toEqual([["P-3", 50_000]]);
  });
});

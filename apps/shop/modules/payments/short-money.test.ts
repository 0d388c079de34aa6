import { type Rupiah, rupiah } from "@gelora/money/rupiah.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { chargePayment, decideReview, noteTransfer, refundOfDebt, refundsOf, shownRefundsOf } from "./payments.ts";
import { openTestPayments, type TestPayments } from "./testing/open-payments.ts";
import { askRefund, finance, payFor } from "./testing/paid-order.ts";

describe.each(testEngines)("less money than the order's that staff accepted, on %s", (engine) => {
  let payments: TestPayments;
  beforeAll(async () => {
    payments = await openTestPayments(engine);
  });
  afterAll(() => payments.close());
  afterEach(() => payments.platform.clock.setOffset(minutes(0)));

  /** Of Rp150.000, nine tenths came, and they were accepted. */
  const acceptedShort = async (orderCode: string, channelCode = "QRIS") => {
    await payments.open(orderCode, { channelCode });
    await chargePayment(payments.platform, orderCode);
    payments.provider.become(orderCode, "settlement", "135000.00");
    payments.platform.clock.setOffset(minutes(2));
    await payments.poll();
    const review = { providerOrderId: orderCode, reason: "WRONG_AMOUNT", decision: "accepted" } as const;
    expect(await decideReview(payments.platform, async () => {}, finance, review)).toBe("decided");
  };
  const noted = (orderCode: string, debt: string, amount: Rupiah) =>
    payments.platform.database.transaction(() =>
      noteTransfer(payments.platform, finance, { orderCode, amount, debt, reason: "Returned" }, "BCA 1"),
    );

  test("of the whole order, what came goes back and no more", async () => {
    await acceptedShort("S-1");
    expect(await askRefund(payments, "S-1", "debt:1", rupiah(150_000))).toBe("requested");
    await payments.poll();
    expect(payments.provider.refundedOf("S-1")).toBe(135_000);
    expect(await refundsOf(payments.platform, "S-1")).toMatchObject([{ amount: 135_000, state: "done" }]);
  });

  test("of parts, each goes back whole until nothing is left; what is left over is settled with nothing", async () => {
    await acceptedShort("S-2");
    for (const [debt, amount] of [
      ["debt:2a", 75_000],
      ["debt:2b", 65_000],
      ["debt:2c", 10_000],
    ] as const)
      expect(await askRefund(payments, "S-2", debt, rupiah(amount))).toBe("requested");
    await payments.poll();
    expect(payments.provider.refundedOf("S-2")).toBe(135_000);
    expect(await refundOfDebt(payments.platform, "debt:2c")).toMatchObject({ amount: 0, state: "done" });
    expect(await askRefund(payments, "S-2", "debt:2c", rupiah(10_000))).toBe("requested before");
    expect((await shownRefundsOf(payments.platform, "S-2")).map(({ amount }) => amount)).toEqual([75_000, 60_000]);
  });

  test("a transfer is noted with as much as came", async () => {
    await acceptedShort("S-3", "BCA_VA");
    expect(await noted("S-3", "debt:3a", rupiah(150_000))).toBe("requested");
    expect(await refundsOf(payments.platform, "S-3")).toMatchObject([{ amount: 135_000, state: "transferred" }]);
  });

  test("nothing else is cut: more than the order's total, or than a whole payment has left", async () => {
    await acceptedShort("S-4");
    expect(await askRefund(payments, "S-4", "debt:4a", rupiah(150_001))).toBe("more than was paid");
    expect(await askRefund(payments, "S-4", "debt:4b", rupiah(50_000))).toBe("requested");
    expect(await askRefund(payments, "S-4", "debt:4c", rupiah(100_001))).toBe("more than was paid");
    await payFor(payments, "S-5");
    expect(await askRefund(payments, "S-5", "debt:5a", rupiah(100_000))).toBe("requested");
    expect(await askRefund(payments, "S-5", "debt:5b", rupiah(50_001))).toBe("more than was paid");
  });
});

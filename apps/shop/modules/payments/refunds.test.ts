import { rupiah } from "@gelora/money/rupiah.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { actsOn } from "../journal/journal.ts";
import {
  chargePayment,
  decideReview,
  noteTransfer,
  paymentOf,
  recordCash,
  refundsOf,
  refusedRefunds,
  requestRefund,
  retryRefund,
  reviewsToDecide,
  settleRefusedRefund,
} from "./payments.ts";
import { openTestPayments, type TestPayments } from "./testing/open-payments.ts";
import { askRefund, finance, hear, payFor, support } from "./testing/paid-order.ts";

describe.each(testEngines)("money that goes back, on %s", (engine) => {
  let payments: TestPayments;
  beforeAll(async () => {
    payments = await openTestPayments(engine);
  });
  afterAll(() => payments.close());
  afterEach(() => {
    payments.provider.setRefunds("allow");
    payments.platform.clock.setOffset(minutes(0));
  });

  const stateOf = async (orderCode: string) =>
    (await refundsOf(payments.platform, orderCode)).map(({ state }) => state);
  const later = async (by: number) => {
    payments.platform.clock.setOffset(minutes(by));
    await payments.poll();
  };
  const openReviews = async (orderCode: string) =>
    (await reviewsToDecide(payments.platform)).filter((review) => review.orderCode === orderCode);

  test("a refund is sent once and is done when the provider has confirmed it; nobody has to investigate it", async () => {
    await payFor(payments, "R-1");
    expect(await askRefund(payments, "R-1", "debt:1")).toBe("requested");
    await payments.poll();
    await payments.poll();
    expect(await refundsOf(payments.platform, "R-1")).toMatchObject([{ state: "done", amount: 150_000 }]);
    expect(payments.provider.refundedOf("R-1")).toBe(150_000);
    await hear(payments, "R-1", "refund");
    expect(await openReviews("R-1")).toEqual([]);
    expect((await paymentOf(payments.platform, "R-1"))?.status).toBe("PAID");
    const acts = await actsOn(payments.platform, { kind: "payment", code: "R-1" });
    expect(acts.map(({ act, by }) => [act, by.code])).toEqual([
      ["payment.moved", "payment-provider"],
      ["refund.requested", "rina"],
      ["refund.moved", "refunds"],
    ]);
  });

  test("parts go back one by one, never more than came, and one debt once", async () => {
    await payFor(payments, "R-2");
    expect(await askRefund(payments, "R-2", "debt:2a", rupiah(100_000))).toBe("requested");
    expect(await askRefund(payments, "R-2", "debt:2a", rupiah(100_000))).toBe("requested before");
    expect(await askRefund(payments, "R-2", "debt:2b", rupiah(50_001))).toBe("more than was paid");
    expect(await askRefund(payments, "R-2", "debt:2c", rupiah(50_000))).toBe("requested");
    expect(await askRefund(payments, "R-2", "debt:2d", rupiah(1))).toBe("more than was paid");
    await payments.poll();
    expect(await stateOf("R-2")).toEqual(["done", "done"]);
    expect(payments.provider.refundedOf("R-2")).toBe(150_000);
  });

  test("an answer that is lost is looked up and not asked for again", async () => {
    await payFor(payments, "R-3");
    await askRefund(payments, "R-3", "debt:3");
    payments.provider.loseRefundAnswers(1);
    await payments.poll();
    expect(await stateOf("R-3")).toEqual(["asked"]);
    await later(1);
    expect(await stateOf("R-3")).toEqual(["done"]);
    expect(payments.provider.refundedOf("R-3")).toBe(150_000);
  });

  test("a provider that is down is asked when it is back", async () => {
    await payFor(payments, "R-4");
    await askRefund(payments, "R-4", "debt:4");
    payments.provider.setDown(true);
    await payments.poll();
    expect(await stateOf("R-4")).toEqual(["asked"]);
    payments.provider.setDown(false);
    await later(2);
    expect(await stateOf("R-4")).toEqual(["done"]);
  });

  test("the bank's word may come days later, by an enquiry or a notification", async () => {
    payments.provider.setRefunds("hold");
    for (const code of ["R-5", "R-6"]) {
      await payFor(payments, code);
      await askRefund(payments, code, `debt:${code}`);
    }
    await payments.poll();
    expect([await stateOf("R-5"), await stateOf("R-6")]).toEqual([["accepted"], ["accepted"]]);
    payments.provider.confirmRefunds("R-5");
    await hear(payments, "R-5", "refund");
    expect(await stateOf("R-5")).toEqual(["done"]);
    payments.provider.confirmRefunds("R-6");
    await later(31);
    expect(await stateOf("R-6")).toEqual(["done"]);
    expect([payments.provider.refundedOf("R-5"), payments.provider.refundedOf("R-6")]).toEqual([150_000, 150_000]);
  });

  test("a card that is captured and not settled waits with its refund until it is", async () => {
    await payments.open("R-7", { channelCode: "CARD_FULL" });
    await chargePayment(payments.platform, "R-7", { cardToken: "token" });
    await hear(payments, "R-7", "capture");
    expect(await askRefund(payments, "R-7", "debt:7")).toBe("requested");
    await payments.poll();
    expect(payments.provider.refundedOf("R-7")).toBe(0);
    payments.provider.become("R-7", "settlement");
    await later(31);
    expect(await stateOf("R-7")).toEqual(["done"]);
    expect(payments.provider.refundedOf("R-7")).toBe(150_000);
  });

  test("a refused refund waits for a person, who tries it again or transfers the money", async () => {
    payments.provider.setRefunds("refuse");
    for (const code of ["R-8", "R-9"]) {
      await payFor(payments, code);
      await askRefund(payments, code, `debt:${code}`);
    }
    await payments.poll();
    const refused = (await refusedRefunds(payments.platform)).filter(({ orderCode }) => /^R-[89]$/.test(orderCode));
    expect(refused).toMatchObject([
      { orderCode: "R-8", note: expect.stringContaining("414") },
      { orderCode: "R-9", note: expect.stringContaining("414") },
    ]);
    const [first, second] = refused.map(({ refundKey }) => refundKey);
    if (!first || !second) throw new Error("two were refused");
    expect(await retryRefund(payments.platform, support, first)).toBe("not allowed");
    payments.provider.setRefunds("allow");
    expect(await retryRefund(payments.platform, finance, first)).toBe("decided");
    expect(await settleRefusedRefund(payments.platform, finance, second, "BCA 0911")).toBe("decided");
    expect(await retryRefund(payments.platform, finance, second)).toBe("nothing to decide");
    await later(1);
    expect(await stateOf("R-8")).toEqual(["done"]);
    expect(await refundsOf(payments.platform, "R-9")).toMatchObject([{ state: "transferred", note: "BCA 0911" }]);
    expect([payments.provider.refundedOf("R-8"), payments.provider.refundedOf("R-9")]).toEqual([150_000, 0]);
  });

  test("bank transfers and cash take nothing back: the transfer is noted, within what came", async () => {
    await payFor(payments, "R-10", "BCA_VA");
    expect(await askRefund(payments, "R-10", "debt:10")).toBe("not online");
    await payments.open("R-11", { channelCode: "COD" });
    await payments.platform.database.transaction(() => recordCash(payments.platform, "R-11"));
    for (const orderCode of ["R-10", "R-11"]) {
      const request = { orderCode, amount: rupiah(150_000), debt: `debt:${orderCode}`, reason: "Returned" };
      const note = (wish: typeof request) =>
        payments.platform.database.transaction(() => noteTransfer(payments.platform, finance, wish, "BCA 1"));
      expect(await note({ ...request, amount: rupiah(150_001) })).toBe("more than was paid");
      expect(await note(request)).toBe("requested");
      expect(await stateOf(orderCode)).toEqual(["transferred"]);
    }
  });

  test("nothing goes back of what was never paid, and a refund is asked for with its decision", async () => {
    await payments.open("R-12", { channelCode: "QRIS" });
    expect(await askRefund(payments, "R-12", "debt:12")).toBe("more than was paid");
    const request = { orderCode: "R-12", amount: rupiah(1), debt: "debt:12b", reason: "Paid late" };
    await expect(requestRefund(payments.platform, finance, request)).rejects.toThrow(
      "in the transaction of its decision",
    );
  });

  describe("decisions about money that fits no open payment", () => {
    const decide = (wish: Parameters<typeof decideReview>[3], staff: Parameters<typeof decideReview>[2] = finance) =>
      decideReview(payments.platform, async (_platform, change) => void payments.changes.push(change), staff, wish);

    const wrongSum = async (orderCode: string, channelCode: string) => {
      await payments.open(orderCode, { channelCode });
      await chargePayment(payments.platform, orderCode);
      payments.provider.become(orderCode, "settlement", "149000.00");
      await later(2);
      return { providerOrderId: orderCode, reason: "WRONG_AMOUNT" } as const;
    };

    test("a person reads what they need, takes the wrong sum for the order, and the order hears of it once", async () => {
      const review = await wrongSum("V-1", "QRIS");
      const customer = expect.objectContaining({ email: "sari@example.test" });
      expect(await openReviews("V-1")).toMatchObject([
        { ...review, expected: 150_000, received: 149_000, refunded: 0, channelCode: "QRIS", customer },
      ]);
      expect(await decide({ ...review, decision: "accepted" }, support)).toBe("not allowed");
      expect(await decide({ ...review, decision: "noted" })).toBe("not possible");
      expect(await decide({ ...review, decision: "accepted" })).toBe("decided");
      expect(await decide({ ...review, decision: "refunded" })).toBe("nothing to decide");
      expect((await paymentOf(payments.platform, "V-1"))?.status).toBe("PAID");
      expect(payments.changes.filter(({ orderCode }) => orderCode === "V-1")).toMatchObject([
        { status: "PAID", amount: 149_000 },
      ]);
      expect(await openReviews("V-1")).toEqual([]);
      const acts = await actsOn(payments.platform, { kind: "payment", code: "V-1" });
      expect(acts).toMatchObject([{ act: "payment.reviewed", by: { code: "rina" } }]);
    });

    test("or sends it back, as much as came", async () => {
      const review = await wrongSum("V-2", "QRIS");
      expect(await decide({ ...review, decision: "refunded" })).toBe("decided");
      await payments.poll();
      expect(payments.provider.refundedOf("V-2")).toBe(149_000);
      expect((await paymentOf(payments.platform, "V-2"))?.status).not.toBe("PAID");
    });

    test("a channel that takes nothing back leaves the review open until the transfer is noted", async () => {
      const review = await wrongSum("V-3", "BCA_VA");
      expect(await decide({ ...review, decision: "refunded" })).toBe("not online");
      expect(await openReviews("V-3")).toHaveLength(1);
      expect(await decide({ ...review, decision: "transferred", reference: "BCA 77" })).toBe("decided");
      expect(await refundsOf(payments.platform, "V-3")).toMatchObject([{ state: "transferred", note: "BCA 77" }]);
    });

    test("what went back at the provider's console is noted, and is no refund of ours", async () => {
      await payFor(payments, "V-4");
      await hear(payments, "V-4", "refund");
      const review = { providerOrderId: "V-4", reason: "REFUNDED" } as const;
      expect(await decide({ ...review, decision: "refunded" })).toBe("not possible");
      expect(await decide({ ...review, decision: "noted" })).toBe("decided");
      expect(await refundsOf(payments.platform, "V-4")).toEqual([]);
    });
  });
});

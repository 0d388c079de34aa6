import { rupiah } from "@gelora/money/rupiah.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { chargePayment, decideReview, paymentOf, refundsOf, reviewsToDecide } from "./payments.ts";
import { openTestPayments, type TestPayments } from "./testing/open-payments.ts";
import { askRefund, finance, hear, payFor } from "./testing/paid-order.ts";

describe.each(testEngines)("money that others take back, on %s", (engine) => {
  let payments: TestPayments;
  beforeAll(async () => {
    payments = await openTestPayments(engine);
  });
  afterAll(() => payments.close());
  afterEach(() => payments.platform.clock.setOffset(minutes(0)));

  const openReasons = async (orderCode: string) =>
    (await reviewsToDecide(payments.platform))
      .filter((review) => review.orderCode === orderCode)
      .map(({ reason }) => reason);
  const note = (providerOrderId: string, reason: "REFUNDED" | "CHARGED_BACK" | "REVERSED") =>
    decideReview(payments.platform, async () => {}, finance, { providerOrderId, reason, decision: "noted" });
  /** Someone refunds in the provider's console, and the provider notifies us, more than once. */
  const refundInConsole = async (orderCode: string, key: string, amount: number) => {
    payments.provider.refundInConsole(orderCode, key, amount);
    await tell(orderCode);
  };
  let notifications = 0;
  /** Another text each time, so that the inbox takes it for another message. */
  const tell = async (orderCode: string) => {
    await payments.notify(
      payments.provider.notification(orderCode, { fraud_status: `notified ${(notifications += 1)}` }),
    );
    await payments.deliver();
  };

  test("a chargeback after a refund of ours is reviewed, once, and is no refund of ours", async () => {
    await payFor(payments, "C-1");
    await askRefund(payments, "C-1", "debt:1", rupiah(50_000));
    await payments.poll();
    expect(await openReasons("C-1")).toEqual([]);
    await hear(payments, "C-1", "chargeback");
    expect(await openReasons("C-1")).toEqual(["CHARGED_BACK"]);
    expect(
      await decideReview(payments.platform, async () => {}, finance, {
        providerOrderId: "C-1",
        reason: "CHARGED_BACK",
        decision: "refunded",
      }),
    ).toBe("not possible");
    expect(await note("C-1", "CHARGED_BACK")).toBe("decided");
    await tell("C-1");
    expect(await openReasons("C-1")).toEqual([]);
    expect(await refundsOf(payments.platform, "C-1")).toMatchObject([{ amount: 50_000, state: "done" }]);
    expect((await paymentOf(payments.platform, "C-1"))?.status).toBe("PAID");
  });

  test("a chargeback of a part that becomes one of the whole is reviewed again", async () => {
    await payFor(payments, "C-2");
    await hear(payments, "C-2", "partial_chargeback");
    expect(await note("C-2", "CHARGED_BACK")).toBe("decided");
    await hear(payments, "C-2", "chargeback");
    expect(await openReasons("C-2")).toEqual(["CHARGED_BACK"]);
  });

  test("another refund in the console is reviewed again; the same one reported again is not, nor is ours", async () => {
    await payFor(payments, "C-3");
    await refundInConsole("C-3", "console-1", 20_000);
    expect(await openReasons("C-3")).toEqual(["REFUNDED"]);
    expect(await note("C-3", "REFUNDED")).toBe("decided");
    await tell("C-3");
    expect(await openReasons("C-3")).toEqual([]);
    await askRefund(payments, "C-3", "debt:3", rupiah(30_000));
    await payments.poll();
    await tell("C-3");
    expect(await openReasons("C-3")).toEqual([]);
    await refundInConsole("C-3", "console-2", 20_000);
    expect(await openReasons("C-3")).toEqual(["REFUNDED"]);
    expect(await reviewsToDecide(payments.platform)).toContainEqual(
      expect.objectContaining({ orderCode: "C-3", told: "console-1 20000.00, console-2 20000.00" }),
    );
    expect(await note("C-3", "REFUNDED")).toBe("decided");
    await tell("C-3");
    expect(await openReasons("C-3")).toEqual([]);
  });

  test("a chargeback after a refund in the console that was noted is reviewed", async () => {
    await payFor(payments, "C-4");
    await refundInConsole("C-4", "console-1", 20_000);
    expect(await note("C-4", "REFUNDED")).toBe("decided");
    await hear(payments, "C-4", "chargeback");
    expect(await openReasons("C-4")).toEqual(["CHARGED_BACK"]);
  });

  test("a reversal that was noted is reviewed again when the provider gives another reason", async () => {
    await payFor(payments, "C-8");
    await hear(payments, "C-8", "deny");
    expect(await note("C-8", "REVERSED")).toBe("decided");
    await tell("C-8");
    expect(await openReasons("C-8")).toEqual([]);
    await hear(payments, "C-8", "cancel");
    expect(await openReasons("C-8")).toEqual(["REVERSED"]);
  });

  test("what was decided before the shop stored what was reported is reviewed once more, with news", async () => {
    await payFor(payments, "C-5");
    await refundInConsole("C-5", "console-1", 20_000);
    expect(await note("C-5", "REFUNDED")).toBe("decided");
    await sql`update payments_to_review set told = null where provider_order_id = 'C-5'`.execute(
      payments.platform.database.tables(),
    );
    await tell("C-5");
    expect(await openReasons("C-5")).toEqual(["REFUNDED"]);
  });

  describe("of another amount than the order's", () => {
    const wrongSum = async (orderCode: string) => {
      await payments.open(orderCode, { channelCode: "QRIS" });
      await chargePayment(payments.platform, orderCode);
      payments.provider.become(orderCode, "settlement", "149000.00");
      payments.platform.clock.setOffset(minutes(2));
      await payments.poll();
      return { providerOrderId: orderCode, reason: "WRONG_AMOUNT" } as const;
    };
    const decide = (wish: Parameters<typeof decideReview>[3]) =>
      decideReview(payments.platform, async () => {}, finance, wish);

    test("a chargeback of money that staff accepted is reviewed, and so is a refund in the console", async () => {
      expect(await decide({ ...(await wrongSum("C-6")), decision: "accepted" })).toBe("decided");
      await refundInConsole("C-6", "console-1", 20_000);
      expect(await openReasons("C-6")).toEqual(["REFUNDED"]);
      await hear(payments, "C-6", "chargeback");
      expect(await openReasons("C-6")).toEqual(["REFUNDED", "CHARGED_BACK"]);
    });

    test("money that staff sent back is reviewed when it is charged back too, and pays nothing", async () => {
      expect(await decide({ ...(await wrongSum("C-7")), decision: "refunded" })).toBe("decided");
      await payments.poll();
      await tell("C-7");
      expect(await openReasons("C-7")).toEqual([]);
      await hear(payments, "C-7", "chargeback");
      expect(await openReasons("C-7")).toEqual(["CHARGED_BACK"]);
      expect((await paymentOf(payments.platform, "C-7"))?.status).not.toBe("PAID");
    });
  });
});

import { minutes } from "@gelora/service-kit/durations.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cancelPayment, changePaymentChannel, chargePayment, paymentOf } from "./payments.ts";
import { lockPayment } from "./storage/write-payments.ts";
import { auditPayments } from "./testing/books.ts";
import { openTestPayments, type TestPayments } from "./testing/open-payments.ts";
import { askProvider } from "./use-cases/ask-provider.ts";

describe.skipIf(!hasTestPostgres)("payments under contention, on PostgreSQL", () => {
  let payments: TestPayments;
  beforeAll(async () => {
    payments = await openTestPayments("postgresql");
  });
  afterAll(async () => {
    expect(await auditPayments(payments.platform)).toEqual([]);
    await payments.close();
  });

  const statusesOf = (orderCode: string) =>
    payments.changes.filter((change) => change.orderCode === orderCode).map((change) => change.status);
  const open = async (orderCode: string) => {
    await payments.open(orderCode);
    await chargePayment(payments.platform, orderCode);
  };

  test("ten who charge at once make one charge, and all get its number (I-05)", async () => {
    for (let round = 0; round < 5; round += 1) {
      const orderCode = `CHARGE-${round}`;
      await payments.open(orderCode);
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => chargePayment(payments.platform, orderCode)));
      expect(outcomes.every((outcome) => outcome.ok && outcome.value.vaNumber !== undefined)).toBe(true);
      expect(payments.provider.charges.get(orderCode)).toBe(1);
    }
  });

  test("checking and then charging, without the claim, asks the provider more than once: the test can fail", async () => {
    await payments.open("TEETH");
    const wish = { transaction_details: { order_id: "TEETH", gross_amount: 150_000 }, payment_type: "bank_transfer" };
    const chargeInTwoSteps = async () => {
      const payment = await paymentOf(payments.platform, "TEETH");
      if (payment?.instruction) return "known";
      const answer = await fetch(`${payments.provider.url}/v2/charge`, { method: "POST", body: JSON.stringify(wish) });
      return answer.text();
    };
    const answers = await Promise.all(Array.from({ length: 10 }, chargeInTwoSteps));
    expect(answers.filter((answer) => answer.includes("406")).length).toBeGreaterThan(0);
  });

  test("one notification twenty times, the poller and a status request notify the order once (I-06, I-08)", async () => {
    for (let round = 0; round < 10; round += 1) {
      const orderCode = `ONCE-${round}`;
      await open(orderCode);
      payments.provider.become(orderCode, "settlement");
      const message = payments.provider.notification(orderCode);
      payments.platform.clock.setOffset(minutes(2));
      await Promise.all([
        ...Array.from({ length: 20 }, () => payments.notify(message)),
        payments.poll(),
        payments.deliver(),
        payments.deliver(),
      ]);
      await payments.deliver();
      expect(statusesOf(orderCode)).toEqual(["PAID"]);
      payments.platform.clock.setOffset(minutes(0));
    }
  });

  test("states heard at once in any order end the same (I-08)", async () => {
    const states = ["pending", "cancel", "expire", "deny", "settlement", "pending"] as const;
    for (let round = 0; round < 10; round += 1) {
      const orderCode = `ORDER-${round}`;
      await open(orderCode);
      const shuffled = states.toSorted(() => Math.random() - 0.5);
      await Promise.all(
        shuffled.map(async (state) => {
          payments.provider.become(orderCode, state);
          await payments.notify(payments.provider.notification(orderCode));
          await payments.deliver();
        }),
      );
      payments.provider.become(orderCode, "settlement");
      await payments.notify(payments.provider.notification(orderCode, { fraud_status: "accept " }));
      await payments.deliver();
      await payments.deliver();
      expect((await paymentOf(payments.platform, orderCode))?.status).toBe("PAID");
      expect(statusesOf(orderCode).filter((status) => status === "PAID")).toHaveLength(1);
      expect(statusesOf(orderCode).length).toBeLessThanOrEqual(2);
    }
  });

  test("cancel against pay: money that came is reported once, no matter who wins (I-07)", async () => {
    for (let round = 0; round < 15; round += 1) {
      const orderCode = `CANCEL-${round}`;
      await open(orderCode);
      payments.provider.become(orderCode, "settlement");
      await Promise.all([
        payments.platform.database
          .transaction(() => cancelPayment(payments.platform, orderCode))
          .then(payments.deliver),
        payments.notify(payments.provider.notification(orderCode)).then(payments.deliver),
      ]);
      await payments.deliver();
      expect(statusesOf(orderCode)).toEqual(["PAID"]);
    }
  });

  test("another channel against money for the first: one payment, one attempt more at most", async () => {
    for (let round = 0; round < 10; round += 1) {
      const orderCode = `CHANGE-${round}`;
      await open(orderCode);
      payments.provider.become(orderCode, "settlement");
      await Promise.all([
        changePaymentChannel(payments.platform, orderCode, { channelCode: "QRIS" }).then(() =>
          chargePayment(payments.platform, orderCode),
        ),
        payments.notify(payments.provider.notification(orderCode)).then(payments.deliver),
      ]);
      await payments.deliver();
      expect(statusesOf(orderCode)).toEqual(["PAID"]);
      expect((await paymentOf(payments.platform, orderCode))?.status).toBe("PAID");
    }
  });

  test("an order that holds its own row while it cancels, and money that wants that row, both end", async () => {
    await open("DEADLOCK");
    payments.provider.become("DEADLOCK", "settlement");
    const slowOrder = payments.platform.database.transaction(async () => {
      await cancelPayment(payments.platform, "DEADLOCK");
      await new Promise((resolve) => setTimeout(resolve, 50));
      await lockPayment(payments.platform, "DEADLOCK");
    });
    await Promise.all([slowOrder, askProvider(payments.platform, async () => {}, "DEADLOCK")]);
    expect((await paymentOf(payments.platform, "DEADLOCK"))?.status).toBe("PAID");
  });
});

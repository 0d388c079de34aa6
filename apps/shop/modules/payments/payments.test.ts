import { rupiah } from "@gelora/money/rupiah.ts";
import { hours, minutes, seconds } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  cancelPayment,
  changePaymentChannel,
  chargePayment,
  openPayment,
  paymentOf,
  paymentsOf,
  recordCash,
} from "./payments.ts";
import { auditPayments } from "./testing/books.ts";
import { openTestPayments, type TestPayments, usualPayment } from "./testing/open-payments.ts";

describe.each(testEngines)("payments on %s", (engine) => {
  let payments: TestPayments;
  let number = 0;
  const nextOrder = () => `ORD${(number += 1)}`;
  beforeAll(async () => {
    payments = await openTestPayments(engine);
  });
  afterAll(async () => {
    expect(await auditPayments(payments.platform)).toEqual([]);
    await payments.close();
  });
  beforeEach(() => {
    payments.platform.clock.setOffset(minutes(0));
  });

  const charged = async (change: Parameters<TestPayments["open"]>[1] = {}, cardToken?: string) => {
    const orderCode = nextOrder();
    await payments.open(orderCode, change);
    return { orderCode, outcome: await chargePayment(payments.platform, orderCode, { cardToken }) };
  };
  const status = async (orderCode: string) => (await paymentOf(payments.platform, orderCode))?.status;
  const statusesOf = (orderCode: string) =>
    payments.changes.filter((change) => change.orderCode === orderCode).map((change) => change.status);
  const review = async (providerOrderId: string) => {
    const rows = await sql<{ reason: string }>`
      select reason from payments_to_review where provider_order_id = ${providerOrderId}`.execute(
      payments.platform.database.tables(),
    );
    return rows.rows.map((row) => row.reason);
  };

  test("[PAY-01~] a virtual account gives a number to pay to, the same however often it is asked for", async () => {
    const { orderCode, outcome } = await charged();
    expect(outcome).toMatchObject({
      ok: true,
      value: { kind: "VIRTUAL_ACCOUNT", status: "PENDING", bank: "BCA", vaNumber: "3901012345678901", amount: 150_000 },
    });
    expect(await chargePayment(payments.platform, orderCode)).toEqual(outcome);
    expect(payments.provider.charges.get(orderCode)).toBe(1);
  });

  test("[PAY-01~] a card gives a page to open, and asks for its token", async () => {
    const { orderCode, outcome } = await charged({ channelCode: "CARD_FULL" });
    expect(outcome).toMatchObject({ ok: false, failure: { code: "PAYMENT_INVALID" } });
    expect(await chargePayment(payments.platform, orderCode, { cardToken: "token" })).toMatchObject({
      ok: true,
      value: { kind: "CARD", redirectAddress: "https://provider.example/3ds" },
    });
  });

  test.each([
    ["unknown", { channelCode: "NOPE" }],
    ["a group", { channelCode: "BANK_TRANSFER" }],
    ["too dear for it", { channelCode: "ALFAMART", amount: rupiah(5_000_001) }],
    ["too cheap for it", { channelCode: "CARD_BNI_12", amount: rupiah(1_999_999) }],
    ["cash where none is taken", { channelCode: "COD", cashAllowed: false }],
    ["cash in the store for a delivery", { channelCode: "STORE_CASH", distributionType: "11" }],
  ])("[CHK-20~] a channel that is %s is refused", (_name, change) => {
    const wish = { ...usualPayment(nextOrder(), new Date()), ...change };
    expect(openPayment(payments.platform, wish)).toMatchObject({ ok: false, failure: { code: "PAYMENT_INVALID" } });
  });

  test("[PAY-07] a settled payment is reported to its order once, after the provider itself was asked", async () => {
    const { orderCode } = await charged();
    payments.provider.become(orderCode, "settlement");
    expect((await payments.notify(payments.provider.notification(orderCode))).status).toBe(200);
    expect(await status(orderCode)).toBe("PENDING");
    await payments.deliver();
    expect(payments.changes.filter((change) => change.orderCode === orderCode)).toMatchObject([
      { status: "PAID", channelCode: "BCA_VA", amount: 150_000 },
    ]);
    expect(await paymentOf(payments.platform, orderCode)).toMatchObject({ status: "PAID", paidAt: expect.any(Date) });
    await payments.notify(payments.provider.notification(orderCode));
    await payments.deliver();
    expect(statusesOf(orderCode)).toEqual(["PAID"]);
  });

  test("a notification whose state was changed on the way moves nothing: the signature does not cover it (AC-39, AC-40)", async () => {
    const { orderCode } = await charged();
    const forged = payments.provider.notification(orderCode, { transaction_status: "settlement" });
    expect(await payments.notify(forged)).toEqual({ status: 200, body: '{"received":true}' });
    await payments.deliver();
    expect(await status(orderCode)).toBe("PENDING");
    expect(statusesOf(orderCode)).toEqual([]);
  });

  test("forged, foreign and broken notifications are answered like true ones, and not acted on (AC-39)", async () => {
    const { orderCode } = await charged();
    const asked = payments.provider.enquiries();
    payments.provider.become(orderCode, "settlement");
    const right = payments.provider.notification(orderCode);
    const bodies = [
      { ...right, signature_key: "0".repeat(128) },
      { ...right, gross_amount: "1.00" },
      { ...right, order_id: "SOMEBODY-ELSE" },
      { hello: "world" },
      {},
    ];
    for (const body of bodies) expect(await payments.notify(body)).toEqual({ status: 200, body: '{"received":true}' });
    await payments.deliver();
    expect(payments.provider.enquiries()).toBe(asked);
    expect(await status(orderCode)).toBe("PENDING");
  });

  test("money of another amount pays nothing and waits for a person (AC-42)", async () => {
    const { orderCode } = await charged();
    payments.provider.become(orderCode, "settlement", "149999.00");
    payments.platform.clock.setOffset(minutes(2));
    await payments.poll();
    expect(await status(orderCode)).toBe("PENDING");
    expect(await review(orderCode)).toEqual(["WRONG_AMOUNT"]);
    expect(statusesOf(orderCode)).toEqual([]);
  });

  test("a settlement that the bank takes back waits for a person, and the order stays paid", async () => {
    const { orderCode } = await charged();
    payments.provider.become(orderCode, "settlement");
    await payments.notify(payments.provider.notification(orderCode));
    await payments.deliver();
    payments.provider.become(orderCode, "deny");
    await payments.notify(payments.provider.notification(orderCode));
    await payments.deliver();
    expect(await status(orderCode)).toBe("PAID");
    expect(await review(orderCode)).toEqual(["REVERSED"]);
    expect(statusesOf(orderCode)).toEqual(["PAID"]);
  });

  test("a payment whose notifications were all lost is found within two minutes (I-06)", async () => {
    const { orderCode } = await charged();
    payments.provider.become(orderCode, "settlement");
    await payments.poll();
    expect(await status(orderCode)).toBe("PENDING");
    payments.platform.clock.setOffset(minutes(2));
    await payments.poll();
    expect(statusesOf(orderCode)).toEqual(["PAID"]);
  });

  test("a payment that stays open is asked for ever less often, and still found when it is paid", async () => {
    const { orderCode } = await charged();
    const asks = async () => {
      const { rows } = await sql<{ asks: number }>`
        select asks from payment_attempts where order_code = ${orderCode}`.execute(payments.platform.database.tables());
      return rows[0]?.asks;
    };
    for (const [second, expected] of [
      [3, 0],
      [7, 1],
      [9, 1],
      [14, 2],
      [21, 2],
      [26, 3],
      [44, 3],
      [50, 4],
    ] as const) {
      payments.platform.clock.setOffset(seconds(second));
      await payments.poll();
      expect(await asks(), `after ${second} s`).toBe(expected);
    }
    payments.provider.become(orderCode, "settlement");
    payments.platform.clock.setOffset(seconds(95));
    await payments.poll();
    expect(statusesOf(orderCode)).toEqual(["PAID"]);
  });

  test("a card that waits for the provider's fraud check is not paid yet", async () => {
    const { orderCode } = await charged({ channelCode: "CARD_FULL" }, "token");
    payments.provider.become(orderCode, "capture", undefined, "challenge");
    payments.platform.clock.setOffset(minutes(2));
    await payments.poll();
    expect(await status(orderCode)).toBe("PENDING");
    payments.provider.become(orderCode, "capture", undefined, "accept");
    payments.platform.clock.setOffset(minutes(5));
    await payments.poll();
    expect(await status(orderCode)).toBe("PAID");
  });

  test("a charge whose answer was lost is not made twice: the provider is asked first (I-06)", async () => {
    payments.provider.loseAnswers(1);
    const { orderCode, outcome } = await charged();
    expect(outcome).toMatchObject({ ok: false, failure: { code: "PAYMENT_UNAVAILABLE" } });
    const again = await chargePayment(payments.platform, orderCode);
    expect(again).toMatchObject({ ok: true, value: { vaNumber: "3901012345678901" } });
    expect(payments.provider.charges.get(orderCode)).toBe(1);
    expect(payments.provider.charges.has(`${orderCode}-2`)).toBe(false);
  });

  test("a page whose address was lost is given up for a new attempt, and the old one is cancelled", async () => {
    payments.provider.loseAnswers(1);
    const { orderCode } = await charged({ channelCode: "QRIS" });
    const again = await chargePayment(payments.platform, orderCode);
    expect(again).toMatchObject({ ok: true, value: { kind: "QRIS", qrText: "00020101021226" } });
    expect(payments.provider.charges.get(`${orderCode}-2`)).toBe(1);
    await payments.deliver();
    payments.provider.become(`${orderCode}-2`, "settlement");
    await payments.notify(payments.provider.notification(`${orderCode}-2`));
    await payments.deliver();
    expect(statusesOf(orderCode)).toEqual(["PAID"]);
  });

  test("a lost page that is given up after the shopper chose another channel leaves their choice alone", async () => {
    payments.provider.loseAnswers(1);
    const { orderCode } = await charged({ channelCode: "QRIS" });
    const enquiry = payments.provider.holdEnquiry();
    const late = chargePayment(payments.platform, orderCode);
    await enquiry.arrived;
    await changePaymentChannel(payments.platform, orderCode, { channelCode: "BNI_VA" });
    const chosen = await chargePayment(payments.platform, orderCode);
    enquiry.release();
    expect(await late).toEqual(chosen);
    await payments.deliver();
    expect(await paymentOf(payments.platform, orderCode)).toMatchObject({
      attempt: 2,
      channelCode: "BNI_VA",
      status: "PENDING",
    });
    expect(payments.provider.charges.has(`${orderCode}-3`)).toBe(false);
    expect(payments.provider.notification(orderCode)).toMatchObject({ transaction_status: "cancel" });
    expect(payments.provider.notification(`${orderCode}-2`)).toMatchObject({ transaction_status: "pending" });
  });

  test("a page that is lost at the fifth attempt opens no sixth (AC-44)", async () => {
    const { orderCode } = await charged();
    for (const channelCode of ["BNI_VA", "BRI_VA", "GOPAY", "QRIS"])
      await changePaymentChannel(payments.platform, orderCode, { channelCode });
    payments.provider.loseAnswers(1);
    await chargePayment(payments.platform, orderCode);
    for (let again = 0; again < 2; again += 1)
      expect(await chargePayment(payments.platform, orderCode)).toMatchObject({
        ok: false,
        failure: { code: "PAYMENT_CHANGES_OVER" },
      });
    expect((await paymentOf(payments.platform, orderCode))?.attempt).toBe(5);
    expect(payments.provider.charges.has(`${orderCode}-6`)).toBe(false);
  });

  test("[PAY-01~] another channel replaces the former attempt, which is cancelled at the provider", async () => {
    const { orderCode } = await charged();
    expect(await changePaymentChannel(payments.platform, orderCode, { channelCode: "QRIS" })).toMatchObject({
      ok: true,
    });
    expect(await chargePayment(payments.platform, orderCode)).toMatchObject({ ok: true, value: { kind: "QRIS" } });
    await payments.deliver();
    expect(payments.provider.notification(orderCode)).toMatchObject({ transaction_status: "cancel" });
    expect(await status(orderCode)).toBe("PENDING");
    expect(statusesOf(orderCode)).toEqual([]);
  });

  test("money for a former attempt pays the order; money for both goes to a person (AC-42)", async () => {
    const { orderCode } = await charged();
    payments.provider.become(orderCode, "settlement");
    await changePaymentChannel(payments.platform, orderCode, { channelCode: "QRIS" });
    await chargePayment(payments.platform, orderCode);
    payments.provider.become(`${orderCode}-2`, "settlement");
    await payments.deliver();
    payments.platform.clock.setOffset(minutes(5));
    await payments.poll();
    await payments.deliver();
    expect(statusesOf(orderCode)).toEqual(["PAID", "PAID_TWICE"]);
    expect([...(await review(orderCode)), ...(await review(`${orderCode}-2`))]).toEqual(["PAID_TWICE"]);
  });

  test("after five attempts an order takes no further one (AC-44)", async () => {
    const { orderCode } = await charged();
    for (const channel of ["BNI_VA", "BRI_VA", "QRIS", "GOPAY"])
      expect(await changePaymentChannel(payments.platform, orderCode, { channelCode: channel })).toMatchObject({
        ok: true,
      });
    expect(await changePaymentChannel(payments.platform, orderCode, { channelCode: "BCA_VA" })).toMatchObject({
      ok: false,
      failure: { code: "PAYMENT_CHANGES_OVER" },
    });
  });

  test("a person tries ten cards an hour at most, over all orders (AC-44)", async () => {
    const customer = { firstName: "T", lastName: "T", email: "Thief@example.test", mobile: "+6281234567890" };
    const thief = { channelCode: "CARD_FULL", customer };
    for (let count = 0; count < 10; count += 1) expect((await charged(thief, "token")).outcome.ok).toBe(true);
    const again = { ...thief, customer: { ...customer, email: "thief@example.test " } };
    expect((await charged(again, "token")).outcome).toMatchObject({ failure: { code: "TOO_MANY_REQUESTS" } });
    payments.platform.clock.setOffset(hours(1));
    expect((await charged(again, "token")).outcome.ok).toBe(true);
  });

  test("a cancelled order's payment is ended at the provider, without notifying the order again", async () => {
    const { orderCode } = await charged();
    await payments.platform.database.transaction(() => cancelPayment(payments.platform, orderCode));
    await payments.deliver();
    expect(payments.provider.notification(orderCode)).toMatchObject({ transaction_status: "cancel" });
    expect(await status(orderCode)).toBe("CANCELLED");
    expect(statusesOf(orderCode)).toEqual([]);
    expect(await chargePayment(payments.platform, orderCode)).toMatchObject({
      ok: false,
      failure: { code: "ORDER_CANNOT_BE_PAID" },
    });
  });

  test("money that comes after the cancellation is still reported (I-07)", async () => {
    const { orderCode } = await charged();
    payments.provider.become(orderCode, "settlement");
    await payments.platform.database.transaction(() => cancelPayment(payments.platform, orderCode));
    await payments.deliver();
    expect(statusesOf(orderCode)).toEqual(["PAID"]);
    expect(await status(orderCode)).toBe("PAID");
  });

  test("[PAY-06] a declined payment is reported, and another attempt may follow", async () => {
    const { orderCode } = await charged({ channelCode: "CARD_FULL" }, "token");
    payments.provider.become(orderCode, "deny");
    await payments.notify(payments.provider.notification(orderCode));
    await payments.deliver();
    expect(statusesOf(orderCode)).toEqual(["DECLINED"]);
    expect(await chargePayment(payments.platform, orderCode, { cardToken: "token" })).toMatchObject({
      ok: false,
      failure: { code: "PAYMENT_DECLINED" },
    });
    expect(
      await changePaymentChannel(payments.platform, orderCode, { channelCode: "CARD_FULL", cardToken: "token" }),
    ).toMatchObject({ ok: true });
    expect(await chargePayment(payments.platform, orderCode, { cardToken: "token" })).toMatchObject({ ok: true });
    expect(await status(orderCode)).toBe("PENDING");
  });

  test("an expired payment is reported once", async () => {
    const { orderCode } = await charged();
    payments.provider.become(orderCode, "expire");
    await payments.notify(payments.provider.notification(orderCode));
    await payments.deliver();
    await payments.notify(payments.provider.notification(orderCode, { fraud_status: "other" }));
    await payments.deliver();
    expect(statusesOf(orderCode)).toEqual(["EXPIRED"]);
  });

  test("cash asks no provider, and is paid when it is handed over", async () => {
    const { orderCode, outcome } = await charged({ channelCode: "COD" });
    expect(outcome).toMatchObject({ ok: true, value: { kind: "CASH", status: "PENDING" } });
    expect(payments.provider.charges.has(orderCode)).toBe(false);
    const record = () => payments.platform.database.transaction(() => recordCash(payments.platform, orderCode));
    expect(await record()).toBe(true);
    expect(await record()).toBe(false);
    expect((await paymentsOf(payments.platform, [orderCode, "UNKNOWN"])).get(orderCode)?.status).toBe("PAID");
  });

  test("the books show when a payment and its attempt disagree: they can fail", async () => {
    const { orderCode } = await charged();
    const set = (status: string) =>
      sql`update payments set status = ${status} where order_code = ${orderCode}`.execute(
        payments.platform.database.tables(),
      );
    await set("PAID");
    expect(await auditPayments(payments.platform)).toMatchObject([{ orderCode }]);
    await set("PENDING");
    expect(await auditPayments(payments.platform)).toEqual([]);
  });

  test("nobody pays after the deadline", async () => {
    const orderCode = nextOrder();
    await payments.open(orderCode);
    payments.platform.clock.setOffset(hours(25));
    const refused = { ok: false, failure: { code: "ORDER_CANNOT_BE_PAID" } };
    expect(await chargePayment(payments.platform, orderCode)).toMatchObject(refused);
    expect(await changePaymentChannel(payments.platform, orderCode, { channelCode: "QRIS" })).toMatchObject(refused);
  });
});

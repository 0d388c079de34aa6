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
import { openPaymentsHouse, type PaymentsHouse, usualPayment } from "./testing/payments-house.ts";

describe.each(testEngines)("payments on %s", (engine) => {
  let house: PaymentsHouse;
  let number = 0;
  const nextOrder = () => `ORD${(number += 1)}`;
  beforeAll(async () => {
    house = await openPaymentsHouse(engine);
  });
  afterAll(async () => {
    expect(await auditPayments(house.platform)).toEqual([]);
    await house.close();
  });
  beforeEach(() => {
    house.platform.clock.setOffset(minutes(0));
  });

  const charged = async (change: Parameters<PaymentsHouse["open"]>[1] = {}, cardToken?: string) => {
    const orderCode = nextOrder();
    await house.open(orderCode, change);
    return { orderCode, outcome: await chargePayment(house.platform, orderCode, { cardToken }) };
  };
  const status = async (orderCode: string) => (await paymentOf(house.platform, orderCode))?.status;
  const told = (orderCode: string) =>
    house.changes.filter((change) => change.orderCode === orderCode).map((change) => change.status);
  const review = async (providerOrderId: string) => {
    const rows = await sql<{ reason: string }>`
      select reason from payments_to_review where provider_order_id = ${providerOrderId}`.execute(
      house.platform.database.tables(),
    );
    return rows.rows.map((row) => row.reason);
  };

  test("[PAY-01~] a virtual account gives a number to pay to, the same however often it is asked for", async () => {
    const { orderCode, outcome } = await charged();
    expect(outcome).toMatchObject({
      ok: true,
      value: { kind: "VIRTUAL_ACCOUNT", status: "PENDING", bank: "BCA", vaNumber: "3901012345678901", amount: 150_000 },
    });
    expect(await chargePayment(house.platform, orderCode)).toEqual(outcome);
    expect(house.provider.charges.get(orderCode)).toBe(1);
  });

  test("[PAY-01~] a card gives a page to open, and asks for its token", async () => {
    const { orderCode, outcome } = await charged({ channelCode: "CARD_FULL" });
    expect(outcome).toMatchObject({ ok: false, failure: { code: "PAYMENT_INVALID" } });
    expect(await chargePayment(house.platform, orderCode, { cardToken: "token" })).toMatchObject({
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
    expect(openPayment(house.platform, wish)).toMatchObject({ ok: false, failure: { code: "PAYMENT_INVALID" } });
  });

  test("[PAY-07] a settled payment is told to its order once, after the provider itself was asked", async () => {
    const { orderCode } = await charged();
    house.provider.become(orderCode, "settlement");
    expect((await house.notify(house.provider.notification(orderCode))).status).toBe(200);
    expect(await status(orderCode)).toBe("PENDING");
    await house.deliver();
    expect(house.changes.filter((change) => change.orderCode === orderCode)).toMatchObject([
      { status: "PAID", channelCode: "BCA_VA", amount: 150_000 },
    ]);
    expect(await paymentOf(house.platform, orderCode)).toMatchObject({ status: "PAID", paidAt: expect.any(Date) });
    await house.notify(house.provider.notification(orderCode));
    await house.deliver();
    expect(told(orderCode)).toEqual(["PAID"]);
  });

  test("a notification whose state was changed on the way moves nothing: the signature does not cover it (AC-39, AC-40)", async () => {
    const { orderCode } = await charged();
    const forged = house.provider.notification(orderCode, { transaction_status: "settlement" });
    expect(await house.notify(forged)).toEqual({ status: 200, body: '{"received":true}' });
    await house.deliver();
    expect(await status(orderCode)).toBe("PENDING");
    expect(told(orderCode)).toEqual([]);
  });

  test("forged, foreign and broken notifications are answered like true ones, and not acted upon (AC-39)", async () => {
    const { orderCode } = await charged();
    const asked = house.provider.enquiries();
    house.provider.become(orderCode, "settlement");
    const right = house.provider.notification(orderCode);
    const bodies = [
      { ...right, signature_key: "0".repeat(128) },
      { ...right, gross_amount: "1.00" },
      { ...right, order_id: "SOMEBODY-ELSE" },
      { hello: "world" },
      {},
    ];
    for (const body of bodies) expect(await house.notify(body)).toEqual({ status: 200, body: '{"received":true}' });
    await house.deliver();
    expect(house.provider.enquiries()).toBe(asked);
    expect(await status(orderCode)).toBe("PENDING");
  });

  test("money of another amount pays nothing and waits for a person (AC-42)", async () => {
    const { orderCode } = await charged();
    house.provider.become(orderCode, "settlement", "149999.00");
    house.platform.clock.setOffset(minutes(2));
    await house.poll();
    expect(await status(orderCode)).toBe("PENDING");
    expect(await review(orderCode)).toEqual(["WRONG_AMOUNT"]);
    expect(told(orderCode)).toEqual([]);
  });

  test("a settlement that the bank takes back waits for a person, and the order stays paid", async () => {
    const { orderCode } = await charged();
    house.provider.become(orderCode, "settlement");
    await house.notify(house.provider.notification(orderCode));
    await house.deliver();
    house.provider.become(orderCode, "deny");
    await house.notify(house.provider.notification(orderCode));
    await house.deliver();
    expect(await status(orderCode)).toBe("PAID");
    expect(await review(orderCode)).toEqual(["REVERSED"]);
    expect(told(orderCode)).toEqual(["PAID"]);
  });

  test("a payment whose notifications were all lost is found within two minutes (I-06)", async () => {
    const { orderCode } = await charged();
    house.provider.become(orderCode, "settlement");
    await house.poll();
    expect(await status(orderCode)).toBe("PENDING");
    house.platform.clock.setOffset(minutes(2));
    await house.poll();
    expect(told(orderCode)).toEqual(["PAID"]);
  });

  test("a payment that stays open is asked for ever less often, and still found when it is paid", async () => {
    const { orderCode } = await charged();
    const asks = async () => {
      const { rows } = await sql<{ asks: number }>`
        select asks from payment_attempts where order_code = ${orderCode}`.execute(house.platform.database.tables());
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
      house.platform.clock.setOffset(seconds(second));
      await house.poll();
      expect(await asks(), `after ${second} s`).toBe(expected);
    }
    house.provider.become(orderCode, "settlement");
    house.platform.clock.setOffset(seconds(95));
    await house.poll();
    expect(told(orderCode)).toEqual(["PAID"]);
  });

  test("a card that waits for the provider's fraud check is not paid yet", async () => {
    const { orderCode } = await charged({ channelCode: "CARD_FULL" }, "token");
    house.provider.become(orderCode, "capture", undefined, "challenge");
    house.platform.clock.setOffset(minutes(2));
    await house.poll();
    expect(await status(orderCode)).toBe("PENDING");
    house.provider.become(orderCode, "capture", undefined, "accept");
    house.platform.clock.setOffset(minutes(5));
    await house.poll();
    expect(await status(orderCode)).toBe("PAID");
  });

  test("a charge whose answer was lost is not made twice: the provider is asked first (I-06)", async () => {
    house.provider.loseAnswers(1);
    const { orderCode, outcome } = await charged();
    expect(outcome).toMatchObject({ ok: false, failure: { code: "PAYMENT_UNAVAILABLE" } });
    const again = await chargePayment(house.platform, orderCode);
    expect(again).toMatchObject({ ok: true, value: { vaNumber: "3901012345678901" } });
    expect(house.provider.charges.get(orderCode)).toBe(1);
    expect(house.provider.charges.has(`${orderCode}-2`)).toBe(false);
  });

  test("a page whose address was lost is given up for a new attempt, and the old one is cancelled", async () => {
    house.provider.loseAnswers(1);
    const { orderCode } = await charged({ channelCode: "QRIS" });
    const again = await chargePayment(house.platform, orderCode);
    expect(again).toMatchObject({ ok: true, value: { kind: "QRIS", qrText: "00020101021226" } });
    expect(house.provider.charges.get(`${orderCode}-2`)).toBe(1);
    await house.deliver();
    house.provider.become(`${orderCode}-2`, "settlement");
    await house.notify(house.provider.notification(`${orderCode}-2`));
    await house.deliver();
    expect(told(orderCode)).toEqual(["PAID"]);
  });

  test("[PAY-01~] another channel replaces the former attempt, which is cancelled at the provider", async () => {
    const { orderCode } = await charged();
    expect(await changePaymentChannel(house.platform, orderCode, "QRIS")).toMatchObject({ ok: true });
    expect(await chargePayment(house.platform, orderCode)).toMatchObject({ ok: true, value: { kind: "QRIS" } });
    await house.deliver();
    expect(house.provider.notification(orderCode)).toMatchObject({ transaction_status: "cancel" });
    expect(await status(orderCode)).toBe("PENDING");
    expect(told(orderCode)).toEqual([]);
  });

  test("money for a former attempt pays the order; money for both goes to a person (AC-42)", async () => {
    const { orderCode } = await charged();
    house.provider.become(orderCode, "settlement");
    await changePaymentChannel(house.platform, orderCode, "QRIS");
    await chargePayment(house.platform, orderCode);
    house.provider.become(`${orderCode}-2`, "settlement");
    await house.deliver();
    house.platform.clock.setOffset(minutes(5));
    await house.poll();
    await house.deliver();
    expect(told(orderCode)).toEqual(["PAID"]);
    expect([...(await review(orderCode)), ...(await review(`${orderCode}-2`))]).toEqual(["PAID_TWICE"]);
  });

  test("after five attempts an order takes no further one (AC-44)", async () => {
    const { orderCode } = await charged();
    for (const channel of ["BNI_VA", "BRI_VA", "QRIS", "GOPAY"])
      expect(await changePaymentChannel(house.platform, orderCode, channel)).toMatchObject({ ok: true });
    expect(await changePaymentChannel(house.platform, orderCode, "BCA_VA")).toMatchObject({
      ok: false,
      failure: { code: "TOO_MANY_REQUESTS" },
    });
  });

  test("a person tries ten cards an hour at most, over all orders (AC-44)", async () => {
    const customer = { firstName: "T", lastName: "T", email: "Thief@example.test", mobile: "+6281234567890" };
    const thief = { channelCode: "CARD_FULL", customer };
    for (let count = 0; count < 10; count += 1) expect((await charged(thief, "token")).outcome.ok).toBe(true);
    const again = { ...thief, customer: { ...customer, email: "thief@example.test " } };
    expect((await charged(again, "token")).outcome).toMatchObject({ failure: { code: "TOO_MANY_REQUESTS" } });
    house.platform.clock.setOffset(hours(1));
    expect((await charged(again, "token")).outcome.ok).toBe(true);
  });

  test("a cancelled order's payment is ended at the provider, without telling the order again", async () => {
    const { orderCode } = await charged();
    await house.platform.database.transaction(() => cancelPayment(house.platform, orderCode));
    await house.deliver();
    expect(house.provider.notification(orderCode)).toMatchObject({ transaction_status: "cancel" });
    expect(await status(orderCode)).toBe("CANCELLED");
    expect(told(orderCode)).toEqual([]);
    expect(await chargePayment(house.platform, orderCode)).toMatchObject({
      ok: false,
      failure: { code: "ORDER_CANNOT_BE_PAID" },
    });
  });

  test("money that comes after the cancellation is still told (I-07)", async () => {
    const { orderCode } = await charged();
    house.provider.become(orderCode, "settlement");
    await house.platform.database.transaction(() => cancelPayment(house.platform, orderCode));
    await house.deliver();
    expect(told(orderCode)).toEqual(["PAID"]);
    expect(await status(orderCode)).toBe("PAID");
  });

  test("[PAY-06] a declined payment is told, and another attempt may follow", async () => {
    const { orderCode } = await charged({ channelCode: "CARD_FULL" }, "token");
    house.provider.become(orderCode, "deny");
    await house.notify(house.provider.notification(orderCode));
    await house.deliver();
    expect(told(orderCode)).toEqual(["DECLINED"]);
    expect(await chargePayment(house.platform, orderCode, { cardToken: "token" })).toMatchObject({
      ok: false,
      failure: { code: "PAYMENT_DECLINED" },
    });
    expect(await changePaymentChannel(house.platform, orderCode, "CARD_FULL")).toMatchObject({ ok: true });
    expect(await chargePayment(house.platform, orderCode, { cardToken: "token" })).toMatchObject({ ok: true });
    expect(await status(orderCode)).toBe("PENDING");
  });

  test("an expired payment is told once", async () => {
    const { orderCode } = await charged();
    house.provider.become(orderCode, "expire");
    await house.notify(house.provider.notification(orderCode));
    await house.deliver();
    await house.notify(house.provider.notification(orderCode, { fraud_status: "other" }));
    await house.deliver();
    expect(told(orderCode)).toEqual(["EXPIRED"]);
  });

  test("cash asks no provider, and is paid when it is handed over", async () => {
    const { orderCode, outcome } = await charged({ channelCode: "COD" });
    expect(outcome).toMatchObject({ ok: true, value: { kind: "CASH", status: "PENDING" } });
    expect(house.provider.charges.has(orderCode)).toBe(false);
    const record = () => house.platform.database.transaction(() => recordCash(house.platform, orderCode));
    expect(await record()).toBe(true);
    expect(await record()).toBe(false);
    expect((await paymentsOf(house.platform, [orderCode, "UNKNOWN"])).get(orderCode)?.status).toBe("PAID");
  });

  test("the books tell when a payment and its attempt disagree: they have teeth", async () => {
    const { orderCode } = await charged();
    const set = (status: string) =>
      sql`update payments set status = ${status} where order_code = ${orderCode}`.execute(
        house.platform.database.tables(),
      );
    await set("PAID");
    expect(await auditPayments(house.platform)).toMatchObject([{ orderCode }]);
    await set("PENDING");
    expect(await auditPayments(house.platform)).toEqual([]);
  });

  test("nobody pays after the deadline", async () => {
    const orderCode = nextOrder();
    await house.open(orderCode);
    house.platform.clock.setOffset(hours(25));
    const refused = { ok: false, failure: { code: "ORDER_CANNOT_BE_PAID" } };
    expect(await chargePayment(house.platform, orderCode)).toMatchObject(refused);
    expect(await changePaymentChannel(house.platform, orderCode, "QRIS")).toMatchObject(refused);
  });
});

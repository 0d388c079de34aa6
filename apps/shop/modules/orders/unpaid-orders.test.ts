import { minutes } from "@gelora/service-kit/durations.ts";
import { poisonRow } from "@gelora/testkit/poison-row.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { field, guestShopper, type Shopper } from "../../testing/shopper.ts";
import { changePaymentChannel } from "../payments/payments.ts";
import { heldFor } from "../stock/stock.ts";
import { orderByCode } from "./orders.ts";
import { act, placedOrder, stockBalls, tellPayment } from "./testing/orders.ts";
import { openOrdersForAll } from "./testing/orders-for-all.ts";
import { closeOverdueOrders } from "./use-cases/close-order.ts";

describe.each(testEngines)("orders that are not paid yet, on the %s database", (engine) => {
  const orders = openOrdersForAll(engine);
  const { stateOf, detail, operations, left, refunds } = orders;

  test("[ORD-16] cancelled while unpaid: stock is free again, and nobody else could (K27)", async () => {
    const before = await left();
    const { shopper, orderCode } = await placedOrder(orders.shop);
    expect(await operations(shopper, orderCode)).toEqual(["payOrder", "cancelOrder"]);
    expect(await act(await guestShopper(orders.shop), "cancelOrder", orderCode)).toMatchObject({
      errorCode: "ORDER_NOT_FOUND",
    });
    expect(await act(shopper, "cancelOrder", orderCode)).toMatchObject({ success: true });
    const repeated = await Promise.all(Array.from({ length: 3 }, () => act(shopper, "cancelOrder", orderCode)));
    for (const answer of repeated) expect(answer).toEqual({ success: true, errorCode: null });
    expect(await stateOf(orderCode)).toBe(61);
    expect(await left()).toBe(before);
    expect(await operations(shopper, orderCode)).toEqual([]);
  });

  test("[ORD-17] a cancelling is taken back while there is time: goods are held again, and the order is paid under a new attempt (Q77)", async () => {
    const before = await left();
    const { shopper, orderCode } = await placedOrder(orders.shop);
    const deadline = (await detail(shopper, orderCode))?.scheduleCancelTime;
    const undo = (who = shopper) => act(who, "undoCancelOrder", orderCode);
    expect(await undo()).toMatchObject({ errorCode: "ORDER_NOT_CANCELLED" });
    await act(shopper, "cancelOrder", orderCode);
    // Offered only once the payment has ended everywhere.
    expect(await operations(shopper, orderCode)).toEqual([]);
    while ((await orders.shop.outbox.deliverDue()) > 0) continue;
    expect(await operations(shopper, orderCode)).toEqual(["undoCancelOrder"]);
    expect(await undo(await guestShopper(orders.shop))).toMatchObject({ errorCode: "ORDER_NOT_FOUND" });
    expect(await undo()).toMatchObject({ success: true });
    expect(await undo()).toMatchObject({ errorCode: "ORDER_NOT_CANCELLED" });
    expect(await detail(shopper, orderCode)).toMatchObject({
      orderStatus: 21,
      scheduleCancelTime: deadline,
      cancelCode: null,
      orderStatusChangeOut: { cancleTime: null },
    });
    expect(await left()).toBe((before ?? 0) - 1);
    // A repeated cancellation message ends the earlier attempts and none begun since.
    await orders.shop.platform.database.transaction(() =>
      orders.shop.platform.outbox.write("payments.cancel-order", "again", { orderCode, attempt: 1 }),
    );
    while ((await orders.shop.outbox.deliverDue()) > 0) continue;
    expect(await operations(shopper, orderCode)).toEqual(["payOrder", "cancelOrder"]);
    const paid = field<{ success: boolean; data: { form: string }[] }>(
      await shopper.send(
        "mutation ($code: String!) { payOrder(orderCommonInput: { orderCode: $code }) { success data { form } } }",
        { code: orderCode },
      ),
      "payOrder",
    );
    expect(paid).toMatchObject({ success: true, data: [{ form: expect.stringContaining("/payment?") }] });
  });

  test("[ORD-17] a cancelling stays when the time to pay is over, or the goods went to others", async () => {
    const late = await placedOrder(orders.shop);
    await act(late.shopper, "cancelOrder", late.orderCode);
    while ((await orders.shop.outbox.deliverDue()) > 0) continue;
    orders.shop.platform.clock.setOffset(minutes(24 * 60 + 1));
    expect(await operations(late.shopper, late.orderCode)).toEqual([]);
    expect(await act(late.shopper, "undoCancelOrder", late.orderCode)).toMatchObject({
      errorCode: "ORDER_CANNOT_BE_PAID",
    });
    orders.shop.platform.clock.setOffset(minutes(0));
    await stockBalls(orders.shop, 0);
    expect(await act(late.shopper, "undoCancelOrder", late.orderCode)).toMatchObject({ errorCode: "SOLD_OUT" });
    expect(await stateOf(late.orderCode)).toBe(61);
    expect(await heldFor(orders.shop.platform, late.orderCode)).toEqual([]);
  });

  test("[ORD-14] closes by itself when the time is over, not before, and gives the stock back (I-03)", async () => {
    const { orderCode } = await placedOrder(orders.shop);
    orders.shop.platform.clock.setOffset(minutes(24 * 60 - 1));
    await closeOverdueOrders(orders.shop.platform);
    expect(await stateOf(orderCode)).toBe(21);
    orders.shop.platform.clock.setOffset(minutes(24 * 60 + 1));
    await Promise.all([closeOverdueOrders(orders.shop.platform), closeOverdueOrders(orders.shop.platform)]);
    expect(await stateOf(orderCode)).toBe(62);
    expect(await heldFor(orders.shop.platform, orderCode)).toEqual([]);
  });

  test("an order that cannot be closed does not keep the others open, and the round counts as failed", async () => {
    const [poisoned, other] = [await placedOrder(orders.shop), await placedOrder(orders.shop)];
    const row = { table: "orders", column: "order_code", code: poisoned.orderCode };
    const heal = await poisonRow(orders.shop.platform.database, row);
    orders.shop.platform.clock.setOffset(minutes(24 * 60 + 1));
    await expect(closeOverdueOrders(orders.shop.platform)).rejects.toThrow("due records failed");
    await heal();
    expect([await stateOf(poisoned.orderCode), await stateOf(other.orderCode)]).toEqual([21, 62]);
    await closeOverdueOrders(orders.shop.platform);
    expect(await stateOf(poisoned.orderCode)).toBe(62);
  });

  test("a payment that expires at the provider closes the order; a declined one leaves it to be tried again", async () => {
    const { shopper, orderCode } = await placedOrder(orders.shop);
    await tellPayment(orders.shop, orderCode, "DECLINED");
    expect(await operations(shopper, orderCode)).toContain("payOrder");
    await tellPayment(orders.shop, orderCode, "EXPIRED");
    expect(await stateOf(orderCode)).toBe(62);
  });

  test("[ORD-15~] [ORD-18~] an order whose last try was declined is paid no more, and taken back no more (AC-44)", async () => {
    const { shopper, orderCode } = await placedOrder(orders.shop);
    const payBy = (channelCode: string) => changePaymentChannel(orders.shop.platform, orderCode, { channelCode });
    const payment = (status: string) =>
      sql`update payments set status = ${status} where order_code = ${orderCode}`.execute(
        orders.shop.platform.database.tables(),
      );
    const canChange = async () => {
      const query = "query ($code: String!) { paymentInstruction(orderCode: $code) { canChange } }";
      return (await shopper.send(query, { code: orderCode })).data.paymentInstruction;
    };
    for (const channelCode of ["BNI_VA", "BRI_VA", "QRIS"]) await payBy(channelCode);
    await payment("DECLINED");
    expect(await operations(shopper, orderCode)).toEqual(["payOrder", "cancelOrder"]);
    expect(await canChange()).toEqual({ canChange: true });
    expect(await payBy("BCA_VA")).toMatchObject({ ok: true });
    expect(await operations(shopper, orderCode)).toEqual(["payOrder", "cancelOrder"]);
    expect(await canChange()).toEqual({ canChange: false });
    await payment("DECLINED");
    expect(await operations(shopper, orderCode)).toEqual(["cancelOrder"]);
    await payment("PENDING");
    await act(shopper, "cancelOrder", orderCode);
    while ((await orders.shop.outbox.deliverDue()) > 0) continue;
    expect(await operations(shopper, orderCode)).toEqual([]);
    expect(await act(shopper, "undoCancelOrder", orderCode)).toMatchObject({ success: false });
  });

  test("money that comes after closing takes the order up again when the goods are there (I-07)", async () => {
    const { orderCode } = await placedOrder(orders.shop);
    await tellPayment(orders.shop, orderCode, "EXPIRED");
    await tellPayment(orders.shop, orderCode, "PAID");
    expect(await orderByCode(orders.shop.platform, orderCode)).toMatchObject({ state: 31, paidChannelCode: "BCA_VA" });
    expect(await heldFor(orders.shop.platform, orderCode)).toHaveLength(1);
    expect(await refunds(orderCode)).toEqual([]);
  });

  test("money that comes after the goods went to others is queued to go back, once (I-06, I-07)", async () => {
    const { orderCode } = await placedOrder(orders.shop);
    await tellPayment(orders.shop, orderCode, "EXPIRED");
    await stockBalls(orders.shop, 0);
    const at = new Date();
    await tellPayment(orders.shop, orderCode, "PAID", at);
    await tellPayment(orders.shop, orderCode, "PAID", at);
    expect(await stateOf(orderCode)).toBe(62);
    expect(await refunds(orderCode)).toEqual([{ amount: 318_000, reason: "PAID_LATE" }]);
    // The mail asks where a transfer would go, as the page does.
    const mails = await sql<{ asked: string }>`select payload ->> 'needsAccount' as asked from outbox
      where topic = 'messaging.mail' and payload ->> 'step' = 'paymentLate'
      and payload ->> 'orderCode' = ${orderCode}`.execute(orders.shop.platform.database.tables());
    expect(mails.rows).toEqual([{ asked: "true" }]);
  });

  test("money for an order that the shopper cancelled goes back, though the goods are there", async () => {
    const { shopper, orderCode } = await placedOrder(orders.shop);
    await act(shopper, "cancelOrder", orderCode);
    await tellPayment(orders.shop, orderCode, "PAID");
    expect(await stateOf(orderCode)).toBe(61);
    expect(await refunds(orderCode)).toEqual([{ amount: 318_000, reason: "PAID_LATE" }]);
  });

  const pay = async (shopper: Shopper, orderCommonInput: object) =>
    field<Record<string, unknown>>(
      await shopper.send(
        `mutation ($input: OrderCommonInput!) { payOrder(orderCommonInput: $input) { success errorCode data { form orderCode payReturnDesc } } }`,
        { input: orderCommonInput },
      ),
      "payOrder",
    );

  test("[ORD-15~] an unpaid order is paid again, by the same channel or another", async () => {
    const { shopper, orderCode } = await placedOrder(orders.shop);
    const again = await pay(shopper, { orderCode });
    expect(again).toMatchObject({ success: true, data: [{ form: expect.stringContaining("vaNumber=8000123456") }] });
    expect(orders.shop.providers.charges.get(orderCode)).toBe(1);
    const withoutCard = await pay(shopper, { orderCode, paymentChannelCode: "CARD_FULL" });
    expect(withoutCard).toEqual({ success: false, errorCode: "PAYMENT_INVALID", data: [] });
    while ((await orders.shop.outbox.deliverDue()) > 0) continue;
    expect(await pay(shopper, { orderCode })).toMatchObject({
      data: [{ form: expect.stringContaining("8000123456") }],
    });
    const byCard = await pay(shopper, { orderCode, paymentChannelCode: "CARD_FULL", cardToken: "token-1" });
    expect(byCard).toMatchObject({ data: [{ form: "https://provider.example/3ds" }] });
    expect(await detail(shopper, orderCode)).toMatchObject({ payChannel: "CARD_FULL" });
    expect(await pay(shopper, { orderCode, paymentChannelCode: "COD" })).toMatchObject({
      errorCode: "PAYMENT_INVALID",
    });
    expect(await pay(await guestShopper(orders.shop), { orderCode })).toMatchObject({ errorCode: "ORDER_NOT_FOUND" });
    await act(shopper, "cancelOrder", orderCode);
    expect(await pay(shopper, { orderCode })).toMatchObject({ success: false, errorCode: "ORDER_CANNOT_BE_PAID" });
  });
});

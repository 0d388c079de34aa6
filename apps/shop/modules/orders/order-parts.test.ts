import { days } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { field, guestShopper, openStockedShop, type Shopper, type StockedShop } from "../../testing/shopper.ts";
import { parcelsOf } from "../delivery/delivery.ts";
import { requestDueParcels } from "../delivery/testing/request-due-parcels.ts";
import { countStock, deliveryLocation, heldFor } from "../stock/stock.ts";
import { auditStock } from "../stock/testing/books.ts";
import { orderByCode } from "./orders.ts";
import type { OrdersTables } from "./storage/orders-tables.ts";
import { act, mailedLines, mailedRefunds, stockBalls, tellParcel, tellPayment } from "./testing/orders.ts";

const detailQuery = `query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) {
  orderStatus amount refundWay loyaltyMobile history { orderStatus cancelledItems { skuName count } }
  productList { orderItemCode skuCode count amount status productsStatusStr cancelReasonCode cancelReasonDesc reasonStr }
  expressList { expressCode expressStatus items { skuCode count status } }
  operationList { type value } } }`;

type Detail = {
  readonly orderStatus: number;
  readonly amount: number;
  readonly refundWay: string | null;
  readonly loyaltyMobile: string | null;
  readonly history: readonly { readonly cancelledItems: readonly { readonly count: number }[] }[];
  readonly productList: readonly { orderItemCode: string; count: number; status: string }[];
  readonly expressList: readonly object[];
  readonly operationList: readonly { type: string; value: boolean }[];
};

describe.each(testEngines)("an order in parts, on the %s database", (engine) => {
  let shop: StockedShop;
  beforeAll(async () => {
    shop = await openStockedShop(engine);
  });
  beforeEach(async () => {
    await stockBalls(shop, 90);
    await countStock(shop.platform, [{ skuCode: "TS1-M", locationCode: deliveryLocation, quantity: 20 }], "test");
  });
  afterEach(async () => {
    expect(await auditStock(shop.platform)).toEqual([]);
  });
  afterAll(() => shop.close());

  /** Three balls, and a shirt sent a fortnight later: two parcels. */
  const paidOrder = async (change: object = {}) => {
    const shopper = await guestShopper(shop);
    await shopper.add("PB1-5", 3);
    await shopper.add("TS1-M", 1);
    const placed = await shopper.place(await shopper.checkout(), change);
    const orderCode = placed.orderCode ?? "";
    await tellPayment(shop, orderCode, "PAID");
    const { productList } = await detail(shopper, orderCode);
    const code = (skuCode: string) =>
      productList.find((line) => "skuCode" in line && line.skuCode === skuCode)?.orderItemCode ?? "";
    return { shopper, orderCode, ball: code("PB1-5"), shirt: code("TS1-M") };
  };
  const detail = async (shopper: Shopper, code: string): Promise<Detail> =>
    field(await shopper.send(detailQuery, { code }), "getCustomOrderDetail");
  const cancel = async (shopper: Shopper, orderCode: string, products: readonly object[]) =>
    field<{ success: boolean; errorCode: string | null }>(
      await shopper.send("mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { success errorCode } }", {
        input: { orderCode, products, reasonCode: "WRONG_ITEM" },
      }),
      "cancelOrder",
    );
  /** Turns a line of one piece into a gift, as a promotion had made it. */
  const giveAway = async (orderItemCode: string): Promise<void> => {
    const [orderCode = "", line = ""] = orderItemCode.split("-");
    const tables = shop.platform.database.tables();
    await sql`with gift as (
        insert into order_adjustments select order_code, line_number, 1, 9, 'PROMOTION', 'GIFT', price,
          '{"word":"gift","values":{}}' from order_lines where order_code = ${orderCode} and line_number = ${line}::integer
        returning amount)
      update orders set discount = discount + gift.amount, total = total - gift.amount from gift
      where order_code = ${orderCode}`.execute(tables);
  };
  const refunds = (orderCode: string) =>
    shop.platform.database
      .tables<OrdersTables>()
      .selectFrom("refunds_due")
      .select(["amount", "reason"])
      .where("order_code", "=", orderCode)
      .orderBy("noted_at")
      .execute();
  const held = async (orderCode: string) =>
    Object.fromEntries((await heldFor(shop.platform, orderCode)).map((line) => [line.skuCode, line.quantity]));
  const reportedPurchase = async (orderCode: string) =>
    (
      await shop.platform.database
        .tables<{ outbox: { topic: string; payload: { orderCode?: string; lines: { amounts: number[] }[] } } }>()
        .selectFrom("outbox")
        .selectAll()
        .execute()
    )
      .filter(({ topic, payload }) => topic.startsWith("club") && payload.orderCode === orderCode)
      .map(({ payload }) => payload.lines.flatMap(({ amounts }) => amounts).reduce((sum, amount) => sum + amount, 0));

  test("[ORD-29, ORD-34] it ships and completes parcel by parcel: each has its goods, each line its own state", async () => {
    const { shopper, orderCode } = await paidOrder();
    const second = `${orderCode}-P2`;
    expect(await detail(shopper, orderCode)).toMatchObject({
      orderStatus: 31,
      productList: [
        { count: 3, status: "0", productsStatusStr: null },
        { count: 1, status: "0" },
      ],
      expressList: [{ items: [{ skuCode: "PB1-5", count: 3 }] }, { items: [{ skuCode: "TS1-M", count: 1 }] }],
    });
    await tellParcel(shop, orderCode, "IN_TRANSIT");
    expect(await detail(shopper, orderCode)).toMatchObject({
      orderStatus: 41,
      productList: [
        { status: "42", productsStatusStr: "Shipped" },
        { status: "0", productsStatusStr: null },
      ],
    });
    expect(await held(orderCode)).toEqual({ "TS1-M": 1 });
    await tellParcel(shop, orderCode, "DELIVERED");
    expect(await detail(shopper, orderCode)).toMatchObject({
      orderStatus: 41,
      productList: [{ status: "51" }, { status: "0" }],
    });
    expect(await reportedPurchase(orderCode)).toEqual([]);
    await tellParcel(shop, orderCode, "IN_TRANSIT", undefined, second);
    expect((await detail(shopper, orderCode)).orderStatus).toBe(42);
    await tellParcel(shop, orderCode, "DELIVERED", undefined, second);
    expect(await detail(shopper, orderCode)).toMatchObject({
      orderStatus: 51,
      productList: [{ status: "51" }, { status: "51" }],
    });
    expect(await held(orderCode)).toEqual({});
    expect(await reportedPurchase(orderCode)).toEqual([1_150_000]);
  });

  test("[ORD-20~] with the last of what was bought the gift is cancelled too, and its stock is free again", async () => {
    const { shopper, orderCode, ball, shirt } = await paidOrder();
    await giveAway(shirt);
    expect(await cancel(shopper, orderCode, [{ orderItemCode: ball, count: 2 }])).toMatchObject({ success: true });
    expect(await held(orderCode)).toEqual({ "PB1-5": 1, "TS1-M": 1 });
    const last = await cancel(shopper, orderCode, [{ orderItemCode: ball, count: 1 }]);
    expect(last).toEqual({ success: true, errorCode: null });
    expect(await detail(shopper, orderCode)).toMatchObject({
      orderStatus: 61,
      productList: [
        { count: 3, status: "61" },
        { count: 1, status: "61" },
      ],
    });
    expect(await held(orderCode)).toEqual({});
    const paidBack = (await refunds(orderCode)).reduce((sum, { amount }) => sum + amount, 0);
    expect(paidBack).toBe((await orderByCode(shop.platform, orderCode))?.total);
  });

  test("one parcel comes back and the other arrives: its money alone goes back, and the order completes", async () => {
    const { orderCode } = await paidOrder();
    await tellParcel(shop, orderCode, "DELIVERED");
    await tellParcel(shop, orderCode, "RETURNED", "refused", `${orderCode}-P2`);
    await tellParcel(shop, orderCode, "RETURNED", "refused", `${orderCode}-P2`);
    expect((await orderByCode(shop.platform, orderCode))?.state).toBe(51);
    expect(await refunds(orderCode)).toEqual([{ amount: 250_000, reason: "RETURNED" }]);
    expect(await mailedRefunds(shop, orderCode)).toEqual([
      { step: "sentBack", amount: 250_000, way: "by bank transfer", needsAccount: true },
    ]);
    expect(await reportedPurchase(orderCode)).toEqual([900_000]);
  });

  test("[ORD-16, ORD-32~] some pieces of a line are cancelled before they are sent; their money goes back, the rest is sent again (K27)", async () => {
    const { shopper, orderCode, ball } = await paidOrder();
    const { operationList, amount } = await detail(shopper, orderCode);
    expect(operationList.filter(({ value }) => value).map(({ type }) => type)).toEqual(["cancelOrder"]);
    expect(await cancel(shopper, orderCode, [{ orderItemCode: ball, count: 2 }])).toMatchObject({ success: true });
    expect(await detail(shopper, orderCode)).toMatchObject({
      orderStatus: 31,
      amount,
      productList: [
        { orderItemCode: ball, count: 1, amount: 300_000, status: "0", cancelReasonCode: null },
        {
          orderItemCode: ball,
          count: 2,
          amount: 600_000,
          status: "61",
          productsStatusStr: "Cancelled",
          cancelReasonCode: "WRONG_ITEM",
          cancelReasonDesc: "I chose the wrong item or size",
          reasonStr: "I chose the wrong item or size",
        },
        { count: 1, status: "0" },
      ],
      expressList: [{ items: [{ skuCode: "TS1-M" }] }, { items: [{ skuCode: "PB1-5", count: 1 }] }],
    });
    const { history, refundWay, loyaltyMobile } = await detail(shopper, orderCode);
    expect(history.at(-1)).toMatchObject({ orderStatus: 31, cancelledItems: [{ count: 2 }] });
    expect(history.slice(0, -1).flatMap(({ cancelledItems }) => cancelledItems)).toEqual([]);
    expect([refundWay, loyaltyMobile]).toEqual(["by bank transfer", null]);
    expect(await held(orderCode)).toEqual({ "PB1-5": 1, "TS1-M": 1 });
    expect(await refunds(orderCode)).toEqual([{ amount: 600_000, reason: "CANCELLED" }]);
    expect(await mailedRefunds(shop, orderCode)).toEqual([
      { step: "piecesCancelled", amount: 600_000, way: "by bank transfer", needsAccount: true },
    ]);
    expect(await mailedLines(shop, orderCode, "piecesCancelled")).toMatchObject([{ quantity: 2, amount: 600_000 }]);
    expect(await parcelCodes(orderCode)).toEqual([`${orderCode}-P2`, `${orderCode}-P3`]);
    // The courier's reports about the withdrawn parcel change nothing.
    await tellParcel(shop, orderCode, "IN_TRANSIT");
    expect((await detail(shopper, orderCode)).orderStatus).toBe(31);
    await tellParcel(shop, orderCode, "DELIVERED", undefined, `${orderCode}-P2`);
    await tellParcel(shop, orderCode, "DELIVERED", undefined, `${orderCode}-P3`);
    expect((await detail(shopper, orderCode)).orderStatus).toBe(51);
    expect(await mailedLines(shop, orderCode, "delivered")).toMatchObject([{ quantity: 1 }, { quantity: 1 }]);
    expect(await reportedPurchase(orderCode)).toEqual([550_000]);
  });

  const parcelCodes = async (orderCode: string) =>
    ((await parcelsOf(shop.platform, [orderCode])).get(orderCode) ?? []).map((parcel) => parcel.parcelCode);

  /** Their parcels' codes, in the order in which the courier is to be called. */
  const couriersCalled = async (orderCode: string) => {
    const rows = await shop.platform.database
      .tables<{ outbox: { position: number; topic: string; payload: { parcelCode: string } } }>()
      .selectFrom("outbox")
      .select("payload")
      .where("topic", "=", "delivery.request-parcel")
      .orderBy("position")
      .execute();
    return rows.flatMap(({ payload: { parcelCode } }) => (parcelCode.startsWith(orderCode) ? [parcelCode] : []));
  };

  test("[PRM-18~] the courier is called for a pre-order on its day, and until then it can be cancelled", async () => {
    const [waiting, cancelled] = [await paidOrder(), await paidOrder()];
    expect(await couriersCalled(waiting.orderCode)).toEqual([waiting.orderCode]);
    expect((await detail(waiting.shopper, waiting.orderCode)).expressList).toMatchObject([
      { items: [{ skuCode: "PB1-5" }] },
      { expressStatus: null, items: [{ skuCode: "TS1-M", status: "0" }] },
    ]);
    const shirts = [{ orderItemCode: cancelled.shirt, count: 1 }];
    expect(await cancel(cancelled.shopper, cancelled.orderCode, shirts)).toMatchObject({ success: true });
    await requestDueParcels(shop.platform);
    expect(await couriersCalled(waiting.orderCode)).toHaveLength(1);
    shop.platform.clock.setOffset(days(15));
    await Promise.all([requestDueParcels(shop.platform), requestDueParcels(shop.platform)]);
    shop.platform.clock.setOffset(days(0));
    expect(await couriersCalled(waiting.orderCode)).toEqual([waiting.orderCode, `${waiting.orderCode}-P2`]);
    expect(await couriersCalled(cancelled.orderCode)).toEqual([cancelled.orderCode]);
  });

  test("when the last pieces are cancelled the order is, and delivery is paid back with them", async () => {
    const { shopper, orderCode, ball, shirt } = await paidOrder();
    const total = (await orderByCode(shop.platform, orderCode))?.total ?? 0;
    await cancel(shopper, orderCode, [{ orderItemCode: shirt, count: 1 }]);
    await cancel(shopper, orderCode, [{ orderItemCode: ball, count: 3 }]);
    expect(await orderByCode(shop.platform, orderCode)).toMatchObject({ state: 61, endedAt: expect.any(Date) });
    expect(await refunds(orderCode)).toEqual([
      { amount: 250_000, reason: "CANCELLED" },
      { amount: total - 250_000, reason: "CANCELLED" },
    ]);
    expect(await mailedRefunds(shop, orderCode)).toEqual([
      { step: "piecesCancelled", amount: 250_000, way: "by bank transfer", needsAccount: true },
      { step: "cancelled", amount: total - 250_000, way: "by bank transfer", needsAccount: true },
    ]);
    expect(await held(orderCode)).toEqual({});
    expect(await parcelCodes(orderCode)).toEqual([]);
    const undo = await shopper.send(
      "mutation ($code: String!) { undoCancelOrder(orderCommonInput: { orderCode: $code }) { success } }",
      { code: orderCode },
    );
    expect(field(undo, "undoCancelOrder")).toEqual({ success: false });
  });

  test("[ORD-20~] none chosen, more than there are, someone else's and what has left are refused, and nothing changes", async () => {
    const { shopper, orderCode, ball } = await paidOrder();
    const refusal = async (who: Shopper, products: readonly object[]) =>
      (await cancel(who, orderCode, products)).errorCode;
    const one = [{ orderItemCode: ball, count: 1 }];
    expect(await refusal(shopper, [])).toBe("CANCEL_NEEDS_PRODUCTS");
    const long = { orderCode, reasonDesc: "x".repeat(501), products: one };
    const cancelling = "mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { errorCode } }";
    expect(field(await shopper.send(cancelling, { input: long }), "cancelOrder")).toEqual({
      errorCode: "INVALID_INPUT",
    });
    expect(await refusal(shopper, [{ orderItemCode: ball, count: 0 }])).toBe("INVALID_INPUT");
    expect(await refusal(shopper, [{ orderItemCode: "GL1-1", count: 1 }])).toBe("INVALID_INPUT");
    expect(await refusal(shopper, [{ orderItemCode: ball, count: 4 }])).toBe("CANCEL_TOO_MANY");
    expect(await refusal(shopper, [{ orderItemCode: ball, skuCode: "KR1-BLACK-42", count: 1 }])).toBe("INVALID_INPUT");
    expect(await refusal(await guestShopper(shop), one)).toBe("ORDER_NOT_FOUND");
    await tellParcel(shop, orderCode, "PICKED_UP");
    expect(await refusal(shopper, one)).toBe("ORDER_CANNOT_BE_CANCELLED");
    expect(await refunds(orderCode)).toEqual([]);
    expect((await detail(shopper, orderCode)).productList).toHaveLength(2);
  });

  test.each(["COD", "BCA_VA"])(
    "what is still to be paid by %s cannot be cancelled in part",
    async (paymentChannelCode) => {
      const shopper = await guestShopper(shop);
      await shopper.add("PB1-5", 2);
      const { orderCode } = await shopper.place(await shopper.checkout(), { paymentChannelCode });
      const { productList } = await detail(shopper, orderCode ?? "");
      const products = (count: number) => [{ orderItemCode: productList[0]?.orderItemCode, count }];
      expect(await cancel(shopper, orderCode ?? "", products(1))).toMatchObject({ errorCode: "CANCEL_WHOLE_ONLY" });
      expect(await held(orderCode ?? "")).toEqual({ "PB1-5": 2 });
    },
  );

  test("what is still to be paid in cash is cancelled as a whole by its owner, once, and cannot be taken up again", async () => {
    const shopper = await guestShopper(shop);
    await shopper.add("PB1-5", 2);
    const placed = await shopper.place(await shopper.checkout(), { paymentChannelCode: "COD" });
    const orderCode = placed.orderCode ?? "";
    const { productList, operationList } = await detail(shopper, orderCode);
    expect(operationList).toContainEqual({ type: "cancelOrder", value: true });
    const products = [{ orderItemCode: productList[0]?.orderItemCode, count: 2 }];
    expect(await cancel(await guestShopper(shop), orderCode, products)).toMatchObject({ errorCode: "ORDER_NOT_FOUND" });
    expect(await cancel(shopper, orderCode, products)).toMatchObject({ success: true });
    expect(await cancel(shopper, orderCode, products)).toMatchObject({ errorCode: "ORDER_CANNOT_BE_CANCELLED" });
    while ((await shop.outbox.deliverDue()) > 0);
    const after = await detail(shopper, orderCode);
    expect(after.orderStatus).toBe(61);
    expect(after.operationList.filter(({ value }) => value)).toEqual([]);
    expect(await held(orderCode)).toEqual({});
    expect(await parcelCodes(orderCode)).toEqual([]);
    expect(await refunds(orderCode)).toEqual([]);
    expect((await act(shopper, "undoCancelOrder", orderCode)).success).toBe(false);
  });

  test("a paid order cancelled without products asks for them, as its page does (K27)", async () => {
    const { shopper, orderCode } = await paidOrder();
    expect(await act(shopper, "cancelOrder", orderCode)).toMatchObject({ errorCode: "CANCEL_NEEDS_PRODUCTS" });
    await tellParcel(shop, orderCode, "PICKED_UP");
    expect(await act(shopper, "cancelOrder", orderCode)).toMatchObject({ errorCode: "ORDER_CANNOT_BE_CANCELLED" });
  });
});

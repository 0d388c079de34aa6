import { days, hours, minutes } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { StaffRole } from "../../platform/principal.ts";
import { memberShopper } from "../../testing/member.ts";
import { field, guestShopper, openStockedShop, type Shopper, type StockedShop } from "../../testing/shopper.ts";
import { actsOn } from "../journal/journal.ts";
import { availableUnits, deliveryLocation, heldFor } from "../stock/stock.ts";
import { auditStock } from "../stock/testing/books.ts";
import { handOver, orderByCode, reportReady } from "./orders.ts";
import type { OrdersTables } from "./storage/orders-tables.ts";
import { act, pickupInCash, placedOrder, stepsTold, stockBalls, tellParcel, tellPayment } from "./testing/orders.ts";
import { closeOverdueOrders } from "./use-cases/close-order.ts";
import { makeDuePickUpsReady } from "./use-cases/make-ready.ts";
import { tellHowToPay } from "./use-cases/tell-how-to-pay.ts";
import { trackOrder } from "./use-cases/track-order.ts";

const detailQuery = `query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) {
  orderCode orderStatus orderStatusStr orderDate payStatus amount productAmount freight discount coupon scheduleCancelTime payMent payMentType payChannel
  cancelCode cancelRemark distributionType expectTime orgCode payOperationAmount usedPoint usedPointAmount
  store { storeName latitude } orderReceiveOut { receiver mobile mail address provinceName cityName districtName zipCode storeConfirmCode distributionTypeName }
  orderStatusChangeOut { createTime payTime finalShippedTime confirmTime cancleTime } history { orderStatus remark expressStatus }
  productList { skuName skuCode count amount sellPrice salePrice productPrice attribute status productsStatusStr orderItemCode isGift }
  expressList { companyName expressStatus } operationList { type value } payInfos { payMent price payStatus } } }`;

describe.each(testEngines)("orders, on the %s database", (engine) => {
  let shop: StockedShop;
  beforeAll(async () => {
    shop = await openStockedShop(engine);
  });
  beforeEach(async () => {
    await stockBalls(shop, 90);
    await stockBalls(shop, 90, "JKT01");
  });
  afterEach(async () => {
    shop.platform.clock.setOffset(minutes(0));
    expect(await auditStock(shop.platform)).toEqual([]);
  });
  afterAll(() => shop.close());

  const stateOf = async (orderCode: string) => (await orderByCode(shop.platform, orderCode))?.state;
  const detail = async (shopper: Shopper, code: string, language?: string) =>
    field<Record<string, unknown> | null>(await shopper.send(detailQuery, { code }, language), "getCustomOrderDetail");
  const operations = async (shopper: Shopper, code: string) => {
    const list = (await detail(shopper, code))?.operationList as { type: string; value: boolean }[];
    return list.filter((operation) => operation.value).map((operation) => operation.type);
  };
  const left = async () => (await availableUnits(shop.platform, deliveryLocation, ["PB1-5"])).get("PB1-5");
  const refunds = (orderCode: string) =>
    shop.platform.database
      .tables<OrdersTables>()
      .selectFrom("refunds_due")
      .select(["amount", "reason"])
      .where("order_code", "=", orderCode)
      .execute();

  test("[ORD-02, ORD-23~, ORD-27, ORD-28, ORD-32~, ORD-33, OPS-37] the detail, in both languages", async () => {
    const { shopper, orderCode } = await placedOrder(shop);
    const shown = await detail(shopper, orderCode, "id-ID");
    expect(shown).toMatchObject({
      orderCode,
      orderStatus: 21,
      orderStatusStr: "Menunggu pembayaran",
      payStatus: "0",
      amount: 318_000,
      productAmount: 300_000,
      freight: 18_000,
      payMentType: "VIRTUAL_ACCOUNT",
      payChannel: "BCA_VA",
      distributionType: "11",
      orderReceiveOut: {
        receiver: "Sari Wulandari",
        mobile: "+6281234567890",
        mail: "sari@example.com",
        provinceName: "DKI Jakarta",
        zipCode: "10110",
        storeConfirmCode: null,
      },
      productList: [
        { skuCode: "PB1-5", count: 1, amount: 300_000, sellPrice: 300_000, productPrice: 400_000, status: "0" },
      ],
      payInfos: [{ price: 318_000, payStatus: "0" }],
    });
    expect(shown?.orderDate).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
    const [line] = (shown?.productList ?? []) as { attribute: string }[];
    expect(JSON.parse(line?.attribute ?? "")).toEqual({
      saleAttribute: [
        { key: "colour", value: expect.any(String) },
        { key: "size", value: expect.any(String) },
      ],
    });
    const closesIn = new Date(String(shown?.scheduleCancelTime)).getTime() - Date.now();
    expect(Math.round(closesIn / hours(1))).toBe(24);
    expect((await detail(shopper, orderCode))?.orderStatusStr).toBe("Awaiting payment");
  });

  test("[ORD-01, ORD-30~, ORD-31] the list has this browser's orders, by kind and state, page by page (Q80)", async () => {
    const { shopper, orderCode: first } = await placedOrder(shop);
    await shopper.add("PB1-5");
    const second = await shopper.place(await shopper.checkout(), { paymentChannelCode: "COD" });
    const query = `query ($input: OrderListInput!) { guestOrderList(input: $input) { dataList { orderCode orderDate orderStatus total freightTotal productAmount
      newExpressList { companyName } operationMap productList { skuCode } } pageInfo { totalCount hasNextPage } } }`;
    const list = async (who: Shopper, input: object) =>
      field<{ dataList: { orderCode: string }[]; pageInfo: object }>(
        await who.send(query, { input }),
        "guestOrderList",
      );
    const all = await list(shopper, {});
    expect(all.dataList.map((order) => order.orderCode)).toEqual([second.orderCode, first]);
    expect(all).toMatchObject({ pageInfo: { totalCount: 2, hasNextPage: false } });
    expect((await list(shopper, { orderStatus: [21] })).dataList).toMatchObject([{ orderCode: first, total: 318_000 }]);
    expect(await list(shopper, { pageSize: 1, pageNum: 2 })).toMatchObject({
      dataList: [{ orderCode: first }],
      pageInfo: { totalCount: 2, hasNextPage: false },
    });
    expect((await list(shopper, { deliveryType: 21 })).dataList).toEqual([]);
    expect((await list(await guestShopper(shop), {})).dataList).toEqual([]);
  });

  test("[ORD-04, ORD-05, K04] a member's list has the member's orders alone, by kind and state; a letter leads to them", async () => {
    const member = await memberShopper(shop);
    await member.add("PB1-5");
    const first = await member.place(await member.checkout());
    await member.add("PB1-5");
    const second = await member.place(await member.checkout(), pickupInCash);
    const list = async (input: object) =>
      field<{ dataList: { orderCode: string }[]; pageInfo: object }>(
        await member.send(
          "query ($input: OrderListInput!) { orderList(input: $input) { dataList { orderCode } pageInfo { totalCount } } }",
          { input },
        ),
        "orderList",
      );
    expect(await list({})).toEqual({ dataList: [{ orderCode: first.orderCode }], pageInfo: { totalCount: 1 } });
    expect((await list({ deliveryType: "21" })).dataList).toEqual([{ orderCode: second.orderCode }]);
    expect((await list({ orderStatus: [51] })).dataList).toEqual([]);
    expect(second.form).toBe(`/account/order/detail/${second.orderCode}?deliveryType=21`);
    await tellHowToPay(shop.platform);
    const { rows } = await sql<{ address: string }>`select payload ->> 'trackAddress' as address from outbox
      where payload ->> 'orderCode' = ${first.orderCode}`.execute(shop.platform.database.tables());
    const paths = new Set(rows.map(({ address }) => new URL(address).pathname));
    expect(paths).toEqual(new Set([`/en/account/order/detail/${first.orderCode}`]));
  });

  test("[ORD-16] cancelled while unpaid: stock is free again, and nobody else could (K27)", async () => {
    const before = await left();
    const { shopper, orderCode } = await placedOrder(shop);
    expect(await operations(shopper, orderCode)).toEqual(["payOrder", "cancelOrder"]);
    expect(await act(await guestShopper(shop), "cancelOrder", orderCode)).toMatchObject({
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
    const { shopper, orderCode } = await placedOrder(shop);
    const told = (await detail(shopper, orderCode))?.scheduleCancelTime;
    const undo = (who = shopper) => act(who, "undoCancelOrder", orderCode);
    expect(await undo()).toMatchObject({ errorCode: "ORDER_CANNOT_BE_PAID" });
    await act(shopper, "cancelOrder", orderCode);
    // Offered only once the payment has ended everywhere.
    expect(await operations(shopper, orderCode)).toEqual([]);
    while ((await shop.outbox.deliverDue()) > 0) continue;
    expect(await operations(shopper, orderCode)).toEqual(["undoCancelOrder"]);
    expect(await undo(await guestShopper(shop))).toMatchObject({ errorCode: "ORDER_NOT_FOUND" });
    expect(await undo()).toMatchObject({ success: true });
    expect(await undo()).toMatchObject({ errorCode: "ORDER_CANNOT_BE_PAID" });
    expect(await detail(shopper, orderCode)).toMatchObject({
      orderStatus: 21,
      scheduleCancelTime: told,
      cancelCode: null,
      orderStatusChangeOut: { cancleTime: null },
    });
    expect(await left()).toBe((before ?? 0) - 1);
    // A repeated cancellation message ends the earlier attempts and none begun since.
    await shop.platform.database.transaction(() =>
      shop.platform.outbox.write("payments.cancel-order", "again", { orderCode, attempt: 1 }),
    );
    while ((await shop.outbox.deliverDue()) > 0) continue;
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
    const late = await placedOrder(shop);
    await act(late.shopper, "cancelOrder", late.orderCode);
    while ((await shop.outbox.deliverDue()) > 0) continue;
    shop.platform.clock.setOffset(minutes(24 * 60 + 1));
    expect(await operations(late.shopper, late.orderCode)).toEqual([]);
    expect(await act(late.shopper, "undoCancelOrder", late.orderCode)).toMatchObject({
      errorCode: "ORDER_CANNOT_BE_PAID",
    });
    shop.platform.clock.setOffset(minutes(0));
    await stockBalls(shop, 0);
    expect(await act(late.shopper, "undoCancelOrder", late.orderCode)).toMatchObject({ errorCode: "SOLD_OUT" });
    expect(await stateOf(late.orderCode)).toBe(61);
    expect(await heldFor(shop.platform, late.orderCode)).toEqual([]);
  });

  test("[ORD-14] closes by itself when the time is over, not before, and gives the stock back (I-03)", async () => {
    const { orderCode } = await placedOrder(shop);
    shop.platform.clock.setOffset(minutes(24 * 60 - 1));
    await closeOverdueOrders(shop.platform);
    expect(await stateOf(orderCode)).toBe(21);
    shop.platform.clock.setOffset(minutes(24 * 60 + 1));
    await Promise.all([closeOverdueOrders(shop.platform), closeOverdueOrders(shop.platform)]);
    expect(await stateOf(orderCode)).toBe(62);
    expect(await heldFor(shop.platform, orderCode)).toEqual([]);
  });

  test("a payment that expires at the provider closes the order; a declined one leaves it to be tried again", async () => {
    const { shopper, orderCode } = await placedOrder(shop);
    await tellPayment(shop, orderCode, "DECLINED");
    expect(await operations(shopper, orderCode)).toContain("payOrder");
    await tellPayment(shop, orderCode, "EXPIRED");
    expect(await stateOf(orderCode)).toBe(62);
  });

  test("money that comes after closing takes the order up again when the goods are there (I-07)", async () => {
    const { orderCode } = await placedOrder(shop);
    await tellPayment(shop, orderCode, "EXPIRED");
    await tellPayment(shop, orderCode, "PAID");
    expect(await orderByCode(shop.platform, orderCode)).toMatchObject({ state: 31, paidChannelCode: "BCA_VA" });
    expect(await heldFor(shop.platform, orderCode)).toHaveLength(1);
    expect(await refunds(orderCode)).toEqual([]);
  });

  test("money that comes after the goods went to others is queued to go back, once (I-06, I-07)", async () => {
    const { orderCode } = await placedOrder(shop);
    await tellPayment(shop, orderCode, "EXPIRED");
    await stockBalls(shop, 0);
    const at = new Date();
    await tellPayment(shop, orderCode, "PAID", at);
    await tellPayment(shop, orderCode, "PAID", at);
    expect(await stateOf(orderCode)).toBe(62);
    expect(await refunds(orderCode)).toEqual([{ amount: 318_000, reason: "PAID_LATE" }]);
  });

  test("money for an order that the shopper cancelled goes back, though the goods are there", async () => {
    const { shopper, orderCode } = await placedOrder(shop);
    await act(shopper, "cancelOrder", orderCode);
    await tellPayment(shop, orderCode, "PAID");
    expect(await stateOf(orderCode)).toBe(61);
    expect(await refunds(orderCode)).toEqual([{ amount: 318_000, reason: "PAID_LATE" }]);
  });

  test("[ORD-10, ORD-11, ORD-29, ORD-34~] a parcel takes its order to the end, and goods leave the books once", async () => {
    const { shopper, orderCode } = await placedOrder(shop);
    await tellPayment(shop, orderCode, "PAID");
    await tellParcel(shop, orderCode, "REQUESTED");
    expect(await stateOf(orderCode)).toBe(31);
    await tellParcel(shop, orderCode, "PICKED_UP");
    expect(await stateOf(orderCode)).toBe(41);
    expect(await heldFor(shop.platform, orderCode)).toEqual([]);
    await tellParcel(shop, orderCode, "IN_TRANSIT");
    expect(await operations(shopper, orderCode)).toEqual(["receiveOrder"]);
    expect(await detail(shopper, orderCode)).toMatchObject({
      productList: [{ status: "42", productsStatusStr: "Shipped" }],
    });
    await tellParcel(shop, orderCode, "FAILED", "nobody at home");
    await tellParcel(shop, orderCode, "DELIVERED");
    // late and repeated reports change nothing (I-08)
    await tellParcel(shop, orderCode, "IN_TRANSIT");
    await tellParcel(shop, orderCode, "PICKED_UP");
    expect(await detail(shopper, orderCode)).toMatchObject({
      orderStatus: 51,
      productList: [{ status: "51", productsStatusStr: "Completed" }],
      history: [
        { orderStatus: 21 },
        { orderStatus: 31 },
        { orderStatus: 41 },
        { orderStatus: 42 },
        { orderStatus: 42, remark: "nobody at home", expressStatus: "FAILED" },
        { orderStatus: 51 },
      ],
    });
  });

  test("[ORD-15~] the shopper confirms receipt of what was shipped, and nothing before", async () => {
    const { shopper, orderCode } = await placedOrder(shop);
    expect(await act(shopper, "receiveOrder", orderCode)).toMatchObject({ errorCode: "ORDER_CANNOT_BE_RECEIVED" });
    await tellPayment(shop, orderCode, "PAID");
    await tellParcel(shop, orderCode, "IN_TRANSIT");
    expect(await act(await guestShopper(shop), "receiveOrder", orderCode)).toMatchObject({
      errorCode: "ORDER_NOT_FOUND",
    });
    expect(await act(shopper, "receiveOrder", orderCode)).toMatchObject({ success: true });
    expect(await stateOf(orderCode)).toBe(51);
    expect(await act(shopper, "receiveOrder", orderCode)).toMatchObject({ success: true });
  });

  test.each(["BCA_VA", "COD"])("[ORD-15~] nobody receives what the courier could not deliver: %s", async (channel) => {
    const { shopper, orderCode } = await placedOrder(shop, { paymentChannelCode: channel });
    if (channel !== "COD") await tellPayment(shop, orderCode, "PAID");
    await tellParcel(shop, orderCode, "IN_TRANSIT");
    await tellParcel(shop, orderCode, "FAILED", "refused at the door");
    expect(await operations(shopper, orderCode)).toEqual([]);
    expect(await act(shopper, "receiveOrder", orderCode)).toMatchObject({ errorCode: "PARCEL_NOT_DELIVERED" });
    expect(await stateOf(orderCode)).toBe(42);
    await tellParcel(shop, orderCode, "RETURNED", "brought back");
    expect(await act(shopper, "receiveOrder", orderCode)).toMatchObject({ errorCode: "ORDER_CANNOT_BE_RECEIVED" });
    expect(await stateOf(orderCode)).toBe(62);
  });

  test("[ORD-15~] cash is reported by the courier alone, so its order is not received before", async () => {
    const { shopper, orderCode } = await placedOrder(shop, { paymentChannelCode: "COD" });
    await tellParcel(shop, orderCode, "IN_TRANSIT");
    expect(await operations(shopper, orderCode)).toEqual([]);
    expect(await act(shopper, "receiveOrder", orderCode)).toMatchObject({ errorCode: "CASH_NOT_COLLECTED" });
    expect(await detail(shopper, orderCode)).toMatchObject({ orderStatus: 42, payStatus: "0" });
  });

  test("a parcel that comes back closes its order, and the money is queued to go back", async () => {
    const { shopper, orderCode } = await placedOrder(shop);
    await tellPayment(shop, orderCode, "PAID");
    await tellParcel(shop, orderCode, "IN_TRANSIT");
    await tellParcel(shop, orderCode, "RETURNED", "address unknown");
    await tellParcel(shop, orderCode, "RETURNED", "address unknown");
    expect(await detail(shopper, orderCode)).toMatchObject({
      orderStatus: 62,
      history: [{}, {}, {}, { orderStatus: 62, expressStatus: "RETURNED" }],
    });
    expect(await refunds(orderCode)).toEqual([{ amount: 318_000, reason: "RETURNED" }]);
  });

  test("[ORD-10] the shopper is told of a delivery that failed, not of a parcel that no courier took", async () => {
    const { orderCode } = await placedOrder(shop, { paymentChannelCode: "COD" });
    await tellParcel(shop, orderCode, "FAILED", "no courier found");
    expect(await stepsTold(shop, orderCode)).not.toContain("deliveryFailed");
    const { orderCode: sent } = await placedOrder(shop, { paymentChannelCode: "COD" });
    await tellParcel(shop, sent, "PICKED_UP");
    await tellParcel(shop, sent, "FAILED", "nobody at home");
    expect((await stepsTold(shop, sent)).slice(-2)).toEqual(["shipped", "deliveryFailed"]);
  });

  test("cash at the door: prepared at once, paid when delivered", async () => {
    const { shopper, orderCode } = await placedOrder(shop, { paymentChannelCode: "COD" });
    expect(await detail(shopper, orderCode)).toMatchObject({
      orderStatus: 31,
      payStatus: "0",
      scheduleCancelTime: null,
    });
    await tellParcel(shop, orderCode, "IN_TRANSIT");
    await tellParcel(shop, orderCode, "FAILED", "nobody at home");
    await tellParcel(shop, orderCode, "DELIVERED");
    expect(await detail(shopper, orderCode)).toMatchObject({ orderStatus: 51, payStatus: "1" });
  });

  test("[ORD-26, ORD-37] pick-up: the store, its code, and cash on handing over", async () => {
    const { shopper, orderCode } = await placedOrder(shop, pickupInCash);
    const shown = await detail(shopper, orderCode);
    expect(shown).toMatchObject({
      orderStatus: 31,
      payStatus: "0",
      freight: 0,
      store: { storeName: "Gelora Senayan" },
      orderReceiveOut: { storeConfirmCode: expect.stringMatching(/^\d{6}$/), distributionTypeName: "Store pick-up" },
    });
    expect(await operations(shopper, orderCode)).toEqual(["cancelOrder"]);
    expect(await act(shopper, "pickupOrder", orderCode)).toMatchObject({ errorCode: "PICKUP_NOT_PAID" });
    expect(await detail(shopper, orderCode)).toMatchObject({ orderStatus: 31, payStatus: "0" });
    const { pickupCode } = (await orderByCode(shop.platform, orderCode)) ?? {};
    const hand = (role: StaffRole, code: string) =>
      handOver(shop.platform, { kind: "staff", staffCode: "S-1", roles: [role] }, orderCode, code);
    expect(await hand("finance", pickupCode ?? "")).toBe("not allowed");
    expect(await hand("warehouse", "none")).toBe("wrong pick-up code");
    expect(await hand("warehouse", pickupCode ?? "")).toBe("handed over");
    expect(await hand("warehouse", pickupCode ?? "")).toBe("nothing to hand over");
    expect(await detail(shopper, orderCode)).toMatchObject({ orderStatus: 51, payStatus: "1" });
    const acts = await Promise.all(
      (["order", "payment"] as const).map((kind) => actsOn(shop.platform, { kind, code: orderCode })),
    );
    expect(acts.flat()).toMatchObject([
      { act: "order.ready" },
      { act: "order.handedOver", by: { code: "S-1" } },
      { act: "payment.cashTaken", by: { code: "S-1" }, details: { amount: 300_000 } },
    ]);
    const delivered = await placedOrder(shop, { paymentChannelCode: "COD" });
    expect(await act(delivered.shopper, "pickupOrder", delivered.orderCode)).toMatchObject({ success: false });
  });

  test("[ORD-37~] the shopper confirms the pick-up of what is paid", async () => {
    const { shopper, orderCode } = await placedOrder(shop, { ...pickupInCash, paymentChannelCode: "BCA_VA" });
    await tellPayment(shop, orderCode, "PAID");
    expect(await operations(shopper, orderCode)).toContain("pickupOrder");
    expect(await act(shopper, "pickupOrder", orderCode)).toMatchObject({ success: true });
    expect(await act(shopper, "pickupOrder", orderCode)).toEqual({ success: true, errorCode: null });
    expect(await detail(shopper, orderCode)).toMatchObject({ orderStatus: 51, payStatus: "1" });
  });

  test("[ORD-37~] a pick-up is ready when staff of the store say so, once", async () => {
    const { configuration } = shop.platform;
    const slow = { ...shop.platform, configuration: { ...configuration, PICKUP_READY_MINUTES: 60 } };
    const { shopper, orderCode } = await placedOrder(shop, { ...pickupInCash, paymentChannelCode: "BCA_VA" });
    await tellPayment(shop, orderCode, "PAID");
    const table = shop.platform.database.tables<OrdersTables>();
    await table.updateTable("orders").set({ ready_at: null }).where("order_code", "=", orderCode).execute();
    expect(await detail(shopper, orderCode)).toMatchObject({ orderStatusStr: "Being prepared" });
    expect(await operations(shopper, orderCode)).toEqual(["cancelOrder"]);
    expect(await act(shopper, "pickupOrder", orderCode)).toMatchObject({ errorCode: "ORDER_CANNOT_BE_RECEIVED" });
    await makeDuePickUpsReady(slow);
    expect(await operations(shopper, orderCode)).toEqual(["cancelOrder"]);
    const clerk = (role: StaffRole) => ({ kind: "staff", staffCode: "S-1", roles: [role] }) as const;
    expect(await reportReady(shop.platform, clerk("finance"), orderCode)).toBe("not allowed");
    expect(await reportReady(shop.platform, clerk("warehouse"), orderCode)).toBe("ready");
    expect(await reportReady(shop.platform, clerk("warehouse"), orderCode)).toBe("nothing to prepare");
    expect(await detail(shopper, orderCode)).toMatchObject({ orderStatusStr: "Ready for pick-up" });
    expect(await operations(shopper, orderCode)).toEqual(["cancelOrder", "pickupOrder"]);
    const acts = await actsOn(shop.platform, { kind: "order", code: orderCode });
    expect(acts.filter(({ act: name }) => name === "order.ready").map(({ by }) => by.code)).toEqual(["pick-up", "S-1"]);
  });

  test("messages greet a member by their own name, whoever receives, and a guest who picks up without one", async () => {
    const announced = async (orderCode: string) => {
      const rows = await shop.platform.database
        .tables<{ outbox: { topic: string; payload: { orderCode?: string; customerName?: string; step?: string } } }>()
        .selectFrom("outbox")
        .select("payload")
        .where("topic", "=", "messaging.mail")
        .execute();
      return rows.map(({ payload }) => payload).filter((one) => one.orderCode === orderCode);
    };
    const member = await memberShopper(shop);
    await member.add("PB1-5");
    const { orderCode = "" } = await member.place(await member.checkout(), pickupInCash);
    const [ready] = (await announced(orderCode ?? "")).filter(({ step }) => step === "readyForPickup");
    expect(ready?.customerName).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    await member.add("PB1-5");
    const delivered = await member.place(await member.checkout());
    await tellHowToPay(shop.platform);
    const [placed] = await announced(delivered.orderCode ?? "");
    expect(placed?.customerName).toBe(ready?.customerName);
    expect(placed?.customerName).not.toBe("Sari Wulandari");
    const guest = await placedOrder(shop, pickupInCash);
    const told = await announced(guest.orderCode);
    expect(told.map(({ step }) => step)).toContain("readyForPickup");
    expect(told.every(({ customerName }) => customerName === undefined)).toBe(true);
  });

  test("goods that nobody collects go back on the shelf after three days (I-03)", async () => {
    const { orderCode } = await placedOrder(shop, pickupInCash);
    shop.platform.clock.setOffset(days(2));
    await closeOverdueOrders(shop.platform);
    expect(await stateOf(orderCode)).toBe(31);
    shop.platform.clock.setOffset(minutes(3 * 24 * 60 + 1));
    await closeOverdueOrders(shop.platform);
    expect(await stateOf(orderCode)).toBe(62);
    expect(await heldFor(shop.platform, orderCode)).toEqual([]);
  });

  test("[ORD-24] a paid order has an invoice, with tax data on request; an unpaid one has none", async () => {
    const { shopper, orderCode } = await placedOrder(shop);
    const query = `query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) { invoice { invoiceCode invoiceNo taxCode company mode companyAddress
      receiveMobile status invoiceDate invoiceType bankName bankAccount provinceName cityName districtName zipCode address } } }`;
    const tax = { orderCode, taxCode: "01.234.567.8-901.000", company: "PT Kenari", companyAddress: "Jl. Kenari 3" };
    const ask = async (by: Shopper, change = {}) =>
      field<{ errorCode: string | null }>(
        await by.send("mutation ($input: RequestInvoiceInput!) { requestInvoice(input: $input) { errorCode } }", {
          input: { ...tax, ...change },
        }),
        "requestInvoice",
      ).errorCode;
    const invoice = async () => field(await shopper.send(query, { code: orderCode }), "getCustomOrderDetail");
    expect(await invoice()).toEqual({ invoice: null });
    expect(await ask(shopper)).toBe("INVOICE_NOT_READY");
    await tellPayment(shop, orderCode, "PAID");
    expect(await invoice()).toMatchObject({
      invoice: {
        invoiceNo: `INV-${orderCode}`,
        invoiceType: "2",
        taxCode: null,
        company: null,
        receiveMobile: "+6281234567890",
        provinceName: "DKI Jakarta",
        zipCode: "10110",
        address: "Jl. Merdeka Barat No. 1",
      },
    });
    expect(await ask(await guestShopper(shop, "lain@contoh.id"))).toBe("ORDER_NOT_FOUND");
    expect(await ask(shopper, { taxCode: "1" })).toBe("TAX_DATA_INVALID");
    expect(await ask(shopper, { company: "PT Salah" })).toBeNull();
    expect(await ask(shopper)).toBeNull();
    expect(await invoice()).toMatchObject({
      invoice: { invoiceType: "1", taxCode: "012345678901000", company: "PT Kenari", companyAddress: "Jl. Kenari 3" },
    });
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
    const { shopper, orderCode } = await placedOrder(shop);
    const again = await pay(shopper, { orderCode });
    expect(again).toMatchObject({ success: true, data: [{ form: expect.stringContaining("vaNumber=8000123456") }] });
    expect(shop.providers.charges.get(orderCode)).toBe(1);
    const withoutCard = await pay(shopper, { orderCode, paymentChannelCode: "CARD_FULL" });
    expect(withoutCard).toEqual({ success: false, errorCode: "PAYMENT_INVALID", data: [] });
    while ((await shop.outbox.deliverDue()) > 0) continue;
    expect(await pay(shopper, { orderCode })).toMatchObject({
      data: [{ form: expect.stringContaining("8000123456") }],
    });
    const byCard = await pay(shopper, { orderCode, paymentChannelCode: "CARD_FULL", cardToken: "token-1" });
    expect(byCard).toMatchObject({ data: [{ form: "https://provider.example/3ds" }] });
    expect(await detail(shopper, orderCode)).toMatchObject({ payChannel: "CARD_FULL" });
    expect(await pay(shopper, { orderCode, paymentChannelCode: "COD" })).toMatchObject({
      errorCode: "PAYMENT_INVALID",
    });
    expect(await pay(await guestShopper(shop), { orderCode })).toMatchObject({ errorCode: "ORDER_NOT_FOUND" });
    await act(shopper, "cancelOrder", orderCode);
    expect(await pay(shopper, { orderCode })).toMatchObject({ success: false, errorCode: "ORDER_CANNOT_BE_PAID" });
  });

  test("[ORD-19, OPS-38] buy again puts the goods in the cart; what is gone is told", async () => {
    const { shopper, orderCode } = await placedOrder(shop);
    const again = async (who: Shopper) =>
      field(
        await who.send("mutation ($code: String!) { buyAgain(orderCode: $code) { data { code count } } }", {
          code: orderCode,
        }),
        "buyAgain",
      );
    expect(await again(shopper)).toEqual({ data: { code: "success", count: 1 } });
    expect(await again(await guestShopper(shop))).toEqual({ data: { code: "ORDER_NOT_FOUND", count: 0 } });
    await stockBalls(shop, 0);
    expect(await again(shopper)).toMatchObject({ data: { code: "sp.pdp.min_limit", count: 0 } });
  });

  describe("[ORD-03] tracking (Q79)", () => {
    const query = `query ($input: TrackOrderInput!) { trackOrder(input: $input) { orderCode orderStatus orderReceiveOut { address } parcels { companyName }
      operationList { type } payInfos { price } history { orderStatus } } }`;
    const track = async (input: object) => shop.send(query, { input });

    test("by code with email or mobile, as people write them, without address, and with paying alone", async () => {
      const { orderCode } = await placedOrder(shop);
      for (const contact of [{ email: " SARI@example.com " }, { mobile: "+62 812 3456 7890" }]) {
        const answer = await track({ orderCode: orderCode.toLowerCase(), ...contact });
        expect(field(answer, "trackOrder")).toMatchObject({
          orderCode,
          orderStatus: 21,
          orderReceiveOut: null,
          operationList: [{ type: "payOrder" }],
          payInfos: [{ price: 318_000 }],
        });
      }
    });

    test("a wrong code and a wrong contact get the same answer, and trying on is stopped", async () => {
      const { orderCode } = await placedOrder(shop);
      const wrongCode = await track({ orderCode: "GL000000XXXXXX", email: "sari@example.com" });
      const wrongContact = await track({ orderCode, email: "eve@example.com" });
      expect(wrongContact).toEqual(wrongCode);
      expect(wrongContact.data).toEqual({ trackOrder: null });
      for (let n = 0; n < 9; n += 1) await track({ orderCode, email: "eve@example.com" });
      const stopped = await track({ orderCode, email: "sari@example.com" });
      expect(stopped.errors?.[0]?.extensions?.code).toBe("TOO_MANY_REQUESTS");
      shop.platform.clock.setOffset(minutes(16));
      expect(field(await track({ orderCode, email: "sari@example.com" }), "trackOrder")).toMatchObject({ orderCode });
    });

    test("wrong tries from one source leave the owner at another alone, however many", async () => {
      const { orderCode } = await placedOrder(shop);
      const trackFrom = async (source: string, email: string) => {
        const proof = { orderCode, email, mobile: undefined };
        const outcome = await trackOrder(shop.platform, source, proof);
        return outcome.ok ? "found" : outcome.failure.code;
      };
      const tries: string[] = [];
      for (let n = 0; n < 30; n += 1) tries.push(await trackFrom("203.0.113.9", "eve@example.com"));
      expect(tries.slice(9, 11)).toEqual(["ORDER_NOT_FOUND", "TOO_MANY_REQUESTS"]);
      expect(await trackFrom("203.0.113.9", "sari@example.com")).toBe("TOO_MANY_REQUESTS");
      expect(await trackFrom("198.51.100.7", "sari@example.com")).toBe("found");
    });

    test("many sources together try an order a limited number of times", async () => {
      const { orderCode } = await placedOrder(shop);
      const proof = { orderCode, email: "eve@example.com", mobile: undefined };
      const outcomes: string[] = [];
      for (let n = 0; n < 310; n += 1) {
        const outcome = await trackOrder(shop.platform, `203.0.113.${n % 40}`, proof);
        outcomes.push(outcome.ok ? "found" : outcome.failure.code);
      }
      expect(outcomes.filter((code) => code === "ORDER_NOT_FOUND")).toHaveLength(300);
      expect(outcomes.at(-1)).toBe("TOO_MANY_REQUESTS");
    });
  });

  test("reasons to cancel, in the language asked for (Q78)", async () => {
    const shopper = await guestShopper(shop);
    const answer = await shopper.send("{ cancelReasons { code name } }", {}, "id-ID");
    expect(field<object[]>(answer, "cancelReasons")[0]).toEqual({ code: "CHANGED_MIND", name: "Saya berubah pikiran" });
  });
});

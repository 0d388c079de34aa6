import { testEngines } from "@gelora/testkit/test-databases.ts";
import { describe, expect, test } from "vitest";
import { guestShopper } from "../../testing/shopper.ts";
import { heldFor } from "../stock/stock.ts";
import { act, mailedSteps, mailsAbout, placedOrder, tellParcel, tellPayment } from "./testing/orders.ts";
import { openOrdersForAll } from "./testing/orders-for-all.ts";

describe.each(testEngines)("parcels of orders, on the %s database", (engine) => {
  const orders = openOrdersForAll(engine);
  const { stateOf, detail, operations, refunds } = orders;

  test("[ORD-10, ORD-11, ORD-29, ORD-34~] a parcel takes its order to the end, and goods leave the books once", async () => {
    const { shopper, orderCode } = await placedOrder(orders.shop);
    await tellPayment(orders.shop, orderCode, "PAID");
    await tellParcel(orders.shop, orderCode, "REQUESTED");
    expect(await stateOf(orderCode)).toBe(31);
    await tellParcel(orders.shop, orderCode, "PICKED_UP");
    expect(await stateOf(orderCode)).toBe(41);
    expect(await heldFor(orders.shop.platform, orderCode)).toEqual([]);
    expect(await mailsAbout(orders.shop, orderCode, "shipped")).toMatchObject([
      { delivery: { service: expect.any(String), arrival: expect.any(String) }, lines: [{ quantity: 1 }] },
    ]);
    await tellParcel(orders.shop, orderCode, "IN_TRANSIT");
    expect(await operations(shopper, orderCode)).toEqual(["receiveOrder"]);
    expect(await detail(shopper, orderCode)).toMatchObject({
      productList: [{ status: "42", productsStatusStr: "Shipped" }],
    });
    await tellParcel(orders.shop, orderCode, "FAILED", "nobody at home");
    await tellParcel(orders.shop, orderCode, "DELIVERED");
    // late and repeated reports change nothing (I-08)
    await tellParcel(orders.shop, orderCode, "IN_TRANSIT");
    await tellParcel(orders.shop, orderCode, "PICKED_UP");
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
    const { shopper, orderCode } = await placedOrder(orders.shop);
    expect(await act(shopper, "receiveOrder", orderCode)).toMatchObject({ errorCode: "ORDER_CANNOT_BE_RECEIVED" });
    await tellPayment(orders.shop, orderCode, "PAID");
    await tellParcel(orders.shop, orderCode, "IN_TRANSIT");
    expect(await act(await guestShopper(orders.shop), "receiveOrder", orderCode)).toMatchObject({
      errorCode: "ORDER_NOT_FOUND",
    });
    expect(await act(shopper, "receiveOrder", orderCode)).toMatchObject({ success: true });
    expect(await stateOf(orderCode)).toBe(51);
    expect(await act(shopper, "receiveOrder", orderCode)).toMatchObject({ success: true });
  });

  test.each(["BCA_VA", "COD"])("[ORD-15~] nobody receives what the courier could not deliver: %s", async (channel) => {
    const { shopper, orderCode } = await placedOrder(orders.shop, { paymentChannelCode: channel });
    if (channel !== "COD") await tellPayment(orders.shop, orderCode, "PAID");
    await tellParcel(orders.shop, orderCode, "IN_TRANSIT");
    await tellParcel(orders.shop, orderCode, "FAILED", "refused at the door");
    expect(await operations(shopper, orderCode)).toEqual([]);
    expect(await act(shopper, "receiveOrder", orderCode)).toMatchObject({ errorCode: "PARCEL_NOT_DELIVERED" });
    expect(await stateOf(orderCode)).toBe(42);
    await tellParcel(orders.shop, orderCode, "RETURNED", "brought back");
    expect(await act(shopper, "receiveOrder", orderCode)).toMatchObject({ errorCode: "ORDER_CANNOT_BE_RECEIVED" });
    expect(await stateOf(orderCode)).toBe(62);
  });

  test("[ORD-15~] cash is reported by the courier alone, so its order is not received before", async () => {
    const { shopper, orderCode } = await placedOrder(orders.shop, { paymentChannelCode: "COD" });
    await tellParcel(orders.shop, orderCode, "IN_TRANSIT");
    expect(await operations(shopper, orderCode)).toEqual([]);
    expect(await act(shopper, "receiveOrder", orderCode)).toMatchObject({ errorCode: "CASH_NOT_COLLECTED" });
    expect(await detail(shopper, orderCode)).toMatchObject({ orderStatus: 42, payStatus: "0" });
  });

  test("a parcel that comes back closes its order, and the money is queued to go back", async () => {
    const { shopper, orderCode } = await placedOrder(orders.shop);
    await tellPayment(orders.shop, orderCode, "PAID");
    await tellParcel(orders.shop, orderCode, "IN_TRANSIT");
    await tellParcel(orders.shop, orderCode, "RETURNED", "address unknown");
    await tellParcel(orders.shop, orderCode, "RETURNED", "address unknown");
    expect(await detail(shopper, orderCode)).toMatchObject({
      orderStatus: 62,
      history: [{}, {}, {}, { orderStatus: 62, expressStatus: "RETURNED" }],
    });
    expect(await refunds(orderCode)).toEqual([{ amount: 318_000, reason: "RETURNED" }]);
  });

  test("[ORD-10] the shopper is notified of a delivery that failed, not of a parcel that no courier took", async () => {
    const { orderCode } = await placedOrder(orders.shop, { paymentChannelCode: "COD" });
    await tellParcel(orders.shop, orderCode, "FAILED", "no courier found");
    expect(await mailedSteps(orders.shop, orderCode)).not.toContain("deliveryFailed");
    const { orderCode: sent } = await placedOrder(orders.shop, { paymentChannelCode: "COD" });
    await tellParcel(orders.shop, sent, "PICKED_UP");
    await tellParcel(orders.shop, sent, "FAILED", "nobody at home");
    expect((await mailedSteps(orders.shop, sent)).slice(-2)).toEqual(["shipped", "deliveryFailed"]);
  });

  test("cash at the door: prepared at once, paid when delivered", async () => {
    const { shopper, orderCode } = await placedOrder(orders.shop, { paymentChannelCode: "COD" });
    expect(await detail(shopper, orderCode)).toMatchObject({
      orderStatus: 31,
      payStatus: "0",
      scheduleCancelTime: null,
    });
    await tellParcel(orders.shop, orderCode, "IN_TRANSIT");
    await tellParcel(orders.shop, orderCode, "FAILED", "nobody at home");
    await tellParcel(orders.shop, orderCode, "DELIVERED");
    expect(await detail(shopper, orderCode)).toMatchObject({ orderStatus: 51, payStatus: "1" });
  });
});

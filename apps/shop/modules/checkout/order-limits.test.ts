import { hours } from "@gelora/service-kit/durations.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { memberShopper } from "../../testing/member.ts";
import { goodAddress, guestShopper, openStockedShop, type Shopper, type StockedShop } from "../../testing/shopper.ts";
import { stockBalls, tellParcel, tellPayment } from "../orders/testing/orders.ts";

describe("limits of placing orders (AC-37)", () => {
  let shop: StockedShop;
  beforeAll(async () => {
    shop = await openStockedShop("embedded", { ORDERS_PER_SOURCE_PER_HOUR: "6", CASH_ORDERS_PER_NUMBER: "2" });
    await stockBalls(shop, 90);
  });
  afterEach(() => shop.platform.clock.setOffset(hours(0)));
  afterAll(() => shop.close());

  const buy = async (shopper: Shopper, change: object = {}) => {
    await shopper.add("PB1-5");
    return shopper.place(await shopper.checkout(), change);
  };
  const inCash = { paymentChannelCode: "COD" };

  test("a source places a few orders an hour, in however many sessions; refused ones do not count", async () => {
    const refused = await guestShopper(shop);
    for (let n = 0; n < 9; n += 1)
      expect(await buy(refused, { termsAccepted: false })).toMatchObject({ errorCode: "TERMS_INVALID" });
    for (let n = 0; n < 6; n += 1) expect(await buy(await guestShopper(shop))).toMatchObject({ success: true });
    expect(await buy(await guestShopper(shop))).toMatchObject({ success: false, errorCode: "TOO_MANY_REQUESTS" });
    const member = await memberShopper(shop);
    expect(await buy(member)).toMatchObject({ success: true });
    shop.platform.clock.setOffset(hours(1.1));
    expect(await buy(await guestShopper(shop))).toMatchObject({ success: true });
  });

  test("pressing again does not count again", async () => {
    shop.platform.clock.setOffset(hours(3));
    const shopper = await guestShopper(shop);
    await shopper.add("PB1-5");
    const id = await shopper.checkout();
    for (let n = 0; n < 9; n += 1) expect(await shopper.place(id)).toMatchObject({ success: true });
  });

  test("a number has few cash orders that are not handed over; paying first is always possible", async () => {
    shop.platform.clock.setOffset(hours(6));
    const placed = [await buy(await guestShopper(shop), inCash), await buy(await guestShopper(shop), inCash)];
    expect(placed).toMatchObject([{ success: true }, { success: true }]);
    const other = await guestShopper(shop);
    expect(await buy(other, inCash)).toMatchObject({ errorCode: "TOO_MANY_CASH_ORDERS", errorDetails: { n: 2 } });
    expect(await other.place(await other.checkout(), {})).toMatchObject({ success: true });
    const elsewhere = { ...inCash, address: { ...goodAddress, recipientMobile: "0813-9999-8888" } };
    expect(await buy(await guestShopper(shop), elsewhere)).toMatchObject({ success: true });
    await tellParcel(shop, placed[0]?.orderCode ?? "", "DELIVERED");
    expect(await buy(await guestShopper(shop), inCash)).toMatchObject({ success: true });
  });

  test("a guest's cash orders with a member's number leave the member their own", async () => {
    shop.platform.clock.setOffset(hours(9));
    expect(await buy(await guestShopper(shop), inCash)).toMatchObject({ errorCode: "TOO_MANY_CASH_ORDERS" });
    const member = await memberShopper(shop);
    const orders = [await buy(member, inCash), await buy(member, inCash), await buy(member, inCash)];
    expect(orders.map(({ errorCode }) => errorCode)).toEqual([null, null, "TOO_MANY_CASH_ORDERS"]);
    const prepaid = await buy(member);
    await tellPayment(shop, prepaid.orderCode ?? "", "PAID");
    expect(prepaid).toMatchObject({ success: true });
  });
});

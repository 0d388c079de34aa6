import { minutes } from "@gelora/service-kit/durations.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { field, guestShopper, openStockedShop, type Shopper, type StockedShop } from "../../testing/shopper.ts";
import { availableUnits, countStock, deliveryLocation } from "../stock/stock.ts";
import { auditStock } from "../stock/testing/books.ts";
import { campaignStates, followCampaigns, tidyFlashSales, writeCampaigns } from "./flash-sales.ts";
import { auditFlashSales, campaignOf } from "./testing/campaigns.ts";

const by = { kind: "program", name: "offer-import" } as const;
const skuCode = "KR1-BLACK-42";
const price = 299_000;

type Standing = { readonly holdEnd: string | null; readonly serverTime: string; readonly left: number } | null;

let shop: StockedShop;
beforeAll(async () => {
  shop = await openStockedShop("embedded");
  await countStock(shop.platform, [{ skuCode, locationCode: deliveryLocation, quantity: 12 }], "test");
  const ends = new Date(Date.now() + minutes(30));
  await writeCampaigns(shop.platform, by, [campaignOf("SALE", { skuCode, price, quota: 2 }, { ends })]);
});
afterAll(() => shop.close());

const add = async (shopper: Shopper, activityCode?: string, sku = skuCode) =>
  field<{ success: boolean; errorCode: string | null }>(
    await shopper.send("mutation ($input: AddCartInput!) { addCart(input: $input) { success errorCode } }", {
      input: { productCode: sku.split("-")[0], skuCode: sku, orgCode: "GELORA", activityCode },
    }),
    "addCart",
  );
const cancelled = async (shopper: Shopper, code: string | null): Promise<boolean> =>
  field<{ success: boolean }>(
    await shopper.send("mutation ($code: String!) { cancelOrder(input: { orderCode: $code }) { success } }", { code }),
    "cancelOrder",
  ).success;
const cartOf = async (shopper: Shopper) =>
  field<{
    itemList: {
      activityCode: string | null;
      currPrice: number;
      quantity: number;
      cartItemId: string;
      limits: number | null;
      flashSale: Standing;
    }[];
    notices: { code: string }[];
    totalAmount: number;
  }>(
    await shopper.send(
      `{ cartInit { totalAmount notices { code } itemList { cartItemId currPrice quantity limits
        activityCode flashSale { activityCode price commonPrice mostPerShopper left holdEnd serverTime } } } }`,
    ),
    "cartInit",
  );
const takeAgain = async (shopper: Shopper, cartItemId: string | undefined) =>
  field<{ success: boolean; errorCode: string | null }>(
    await shopper.send("mutation ($input: CartItemInput!) { updateCartItem(input: $input) { success errorCode } }", {
      input: { cartItemId, quantity: 1, activityCode: "SALE" },
    }),
    "updateCartItem",
  );
const pageSku = async () => {
  const query = `{ productInit(input: { productCode: "KR1", skuCode: "${skuCode}" }) { activeSkuData { skuCode }
    skuList { skuCode salePrice stock skuCampaign { shippingTime maxPerUser activityPrice activityStock } } } }`;
  const page = field<{ skuList: { skuCode: string; salePrice: number; stock: number; skuCampaign: object }[] }>(
    await shop.send(query),
    "productInit",
  );
  return page.skuList.find((sku) => sku.skuCode === skuCode);
};
const listedSku = async () => {
  const query = `{ catalogProductSearchInit(input: { categoryCode: "roadrunning", pageSize: 20 }) { dataList {
    skuList { skuCode skuName extCode barcode orgCode salePrice productPrice channelSale { qty soldQty }
      attributeValues { code name value } skuActivities { activityType activityCode }
      skuCampaign { shippingTime maxPerUser activityPrice activityStock } } } } }`;
  const page = field<{ dataList: { skuList: { skuCode: string }[] }[] }>(
    await shop.send(query, {}, { language: "en-US" }),
    "catalogProductSearchInit",
  );
  return page.dataList.flatMap(({ skuList }) => skuList).find((sku) => sku.skuCode === skuCode);
};
const expectGoodBooks = async () => {
  expect(await auditFlashSales(shop.platform)).toEqual([]);
  expect(await auditStock(shop.platform)).toEqual([]);
};

test("merchants' feeds give the price of the page, and until when", async () => {
  const { body } = await shop.server.inject("/feeds/google-en-US.xml");
  const item = body.split("\n").find((line) => line.includes(`<g:id>${skuCode}</g:id>`));
  expect(item).toContain(`<g:sale_price>${price} IDR</g:sale_price><g:sale_price_effective_date>20`);
  expect((await pageSku())?.salePrice).toBe(price);
});

test("[LST-19] a sku of the list has its names, codes, prices, units, attributes, activities and campaign", async () => {
  expect(await listedSku()).toEqual({
    skuCode,
    skuName: expect.stringContaining("Kilat Runner"),
    extCode: `NO-${skuCode}`,
    barcode: `899${skuCode}`,
    orgCode: "GELORA",
    salePrice: price,
    productPrice: 1_000_000,
    channelSale: { qty: 12, soldQty: 0 },
    attributeValues: [
      { code: "colour", name: "Colour", value: "Black" },
      { code: "size", name: "Size", value: expect.stringMatching(/^EU 4\d$/) },
    ],
    skuActivities: [{ activityType: "FLASH_SALE", activityCode: "SALE" }],
    skuCampaign: { shippingTime: null, maxPerUser: 1, activityPrice: price, activityStock: 2 },
  });
});

test("[PRM-18~] page, cart, checkout and order show one price, and the quota is apart from the common stock", async () => {
  expect(await pageSku()).toMatchObject({
    salePrice: price,
    stock: 12,
    skuCampaign: { shippingTime: null, maxPerUser: 1, activityPrice: price, activityStock: 2 },
  });
  expect((await availableUnits(shop.platform, deliveryLocation, [skuCode])).get(skuCode)).toBe(10);
  const states = campaignStates(shop.platform);
  const shopper = await guestShopper(shop);
  expect(await add(shopper, "SALE")).toMatchObject({ success: true });
  // A rush must not render pages again with each piece.
  await followCampaigns(shop.platform);
  expect(await pageSku()).toMatchObject({ skuCampaign: { activityStock: 1 } });
  expect(campaignStates(shop.platform)).toEqual(states);
  expect(await cartOf(shopper)).toMatchObject({
    totalAmount: price,
    itemList: [{ currPrice: price, activityCode: "SALE" }],
  });
  expect(await add(shopper)).toMatchObject({ success: false, errorCode: "PURCHASE_LIMIT" });
  const placed = await shopper.place(await shopper.checkout());
  expect(placed).toMatchObject({ success: true });
  const order = field<{ productAmount: number; scheduleCancelTime: string }>(
    await shopper.send(
      "query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) { productAmount scheduleCancelTime } }",
      { code: placed.orderCode },
    ),
    "getCustomOrderDetail",
  );
  expect(order.productAmount).toBe(price);
  const minutesToPay = (Date.parse(order.scheduleCancelTime) - Date.now()) / 60_000;
  expect(minutesToPay).toBeGreaterThan(28);
  expect(minutesToPay).toBeLessThanOrEqual(30);
  await expectGoodBooks();
  expect(await cancelled(shopper, placed.orderCode)).toBe(true);
  await tidyFlashSales(shop.platform);
  expect(await pageSku()).toMatchObject({ skuCampaign: { activityStock: 2 } });
  await expectGoodBooks();
});

test("a guest in a second browser is the same shopper by their number, and may order once the first order is cancelled", async () => {
  const [first, second] = [await guestShopper(shop), await guestShopper(shop)];
  for (const browser of [first, second]) expect(await add(browser, "SALE")).toMatchObject({ success: true });
  const { orderCode } = await first.place(await first.checkout());
  const checkout = await second.checkout();
  expect(await second.place(checkout)).toMatchObject({ success: false, errorCode: "FLASH_SALE_LIMIT" });
  expect(await cartOf(second)).toMatchObject({ totalAmount: price });
  await expectGoodBooks();
  expect(await cancelled(first, orderCode)).toBe(true);
  const placed = await second.place(checkout);
  expect(placed).toMatchObject({ success: true });
  expect(await cancelled(second, placed.orderCode)).toBe(true);
  await tidyFlashSales(shop.platform);
  expect(await pageSku()).toMatchObject({ skuCampaign: { activityStock: 2 } });
  await expectGoodBooks();
});

test("a shopper who comes too late gets an error, and buys at the common price only when they say so", async () => {
  const [one, two, late] = [await guestShopper(shop), await guestShopper(shop), await guestShopper(shop)];
  expect(await add(one, "SALE")).toMatchObject({ success: true });
  expect(await add(two, "SALE")).toMatchObject({ success: true });
  expect(await add(late, "SALE")).toMatchObject({ success: false, errorCode: "FLASH_SALE_SOLD_OUT" });
  // Of a sale that does not have it, nothing can be sold out.
  expect(await add(late, "SALE", "PB1-5")).toMatchObject({ success: false, errorCode: "FLASH_SALE_OVER" });
  expect(await add(late)).toMatchObject({ success: true });
  expect((await cartOf(late)).itemList[0]?.currPrice).toBeGreaterThan(price);
  const [line] = (await cartOf(two)).itemList;
  await two.send("mutation ($id: ID!) { removeCartItem(cartItemId: $id) { success } }", { id: line?.cartItemId });
  await tidyFlashSales(shop.platform);
  expect(await pageSku()).toMatchObject({ skuCampaign: { activityStock: 1 } });
  await expectGoodBooks();
});

test("a piece that is not ordered in ten minutes goes back, at the common price, and the order says so", async () => {
  const shopper = await guestShopper(shop);
  expect(await add(shopper, "SALE")).toMatchObject({ success: true });
  const checkout = await shopper.checkout();
  shop.platform.clock.setOffset(minutes(11));
  await tidyFlashSales(shop.platform);
  expect(await pageSku()).toMatchObject({ skuCampaign: { activityStock: 2 } });
  expect(await shopper.place(checkout)).toMatchObject({ success: false, errorCode: "CHECKOUT_CHANGED" });
  expect((await cartOf(shopper)).itemList[0]?.currPrice).toBeGreaterThan(price);
  await expectGoodBooks();
});

test("a cart shows how long a piece is held, that its time is over, and takes it again while there is one", async () => {
  const [shopper, other] = [await guestShopper(shop), await guestShopper(shop)];
  expect(await add(shopper, "SALE")).toMatchObject({ success: true });
  const [held] = (await cartOf(shopper)).itemList;
  expect(held).toMatchObject({ limits: 1, flashSale: { activityCode: "SALE", price, mostPerShopper: 1 } });
  const { holdEnd, serverTime } = held?.flashSale ?? {};
  expect(Date.parse(holdEnd ?? "") - Date.parse(serverTime ?? "")).toBeGreaterThan(minutes(9));
  shop.platform.clock.setOffset(minutes(22));
  await tidyFlashSales(shop.platform);
  const over = await cartOf(shopper);
  expect(over.notices).toEqual([{ code: "FLASH_ENDED" }]);
  expect(over.itemList[0]).toMatchObject({ flashSale: { holdEnd: null, left: 2, commonPrice: over.totalAmount } });
  expect((await cartOf(shopper)).notices).toEqual([]);
  expect(await takeAgain(shopper, held?.cartItemId)).toEqual({ success: true, errorCode: null });
  expect((await cartOf(shopper)).totalAmount).toBe(price);
  shop.platform.clock.setOffset(minutes(33));
  await tidyFlashSales(shop.platform);
  expect(await add(other, "SALE")).toMatchObject({ success: false, errorCode: "FLASH_SALE_OVER" });
  const afterwards = await cartOf(shopper);
  expect(afterwards.notices).toEqual([{ code: "FLASH_OVER" }]);
  expect(afterwards.itemList[0]?.flashSale).toBeNull();
  await expectGoodBooks();
});

test("what was not sold is common stock again when the campaign is over", async () => {
  shop.platform.clock.setOffset(minutes(45));
  await tidyFlashSales(shop.platform);
  expect((await availableUnits(shop.platform, deliveryLocation, [skuCode])).get(skuCode)).toBe(12);
  const late = await guestShopper(shop);
  expect(await add(late, "SALE")).toMatchObject({ success: false, errorCode: "FLASH_SALE_OVER" });
  await expectGoodBooks();
});

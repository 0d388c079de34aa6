import { minutes } from "@gelora/service-kit/durations.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { field, guestShopper, openStockedShop, type Shopper, type StockedShop } from "../../testing/shopper.ts";
import { countStock, deliveryLocation } from "../stock/stock.ts";
import { tidyFlashSales, writeCampaigns } from "./flash-sales.ts";
import { campaignOf } from "./testing/campaigns.ts";

const by = { kind: "program", name: "offer-import" } as const;
const skuCode = "KR1-BLACK-42";
const price = 299_000;
const shippingTime = "2027-01-18";
const skuCampaign = { shippingTime, maxPerUser: 1, activityPrice: price, activityStock: 2 };

let shop: StockedShop;
beforeAll(async () => {
  shop = await openStockedShop("embedded");
  await countStock(shop.platform, [{ skuCode, locationCode: deliveryLocation, quantity: 12 }], "test");
  const ends = new Date(Date.now() + minutes(30));
  await writeCampaigns(shop.platform, by, [campaignOf("SALE", { skuCode, price, quota: 2, shippingTime }, { ends })]);
});
afterAll(() => shop.close());

const pageSku = async () => {
  const query = `{ productInit(input: { productCode: "KR1", skuCode: "${skuCode}" }) { skuList {
    skuCode deliveryDate skuCampaign { shippingTime maxPerUser activityPrice activityStock } } } }`;
  const page = field<{ skuList: { skuCode: string }[] }>(await shop.send(query), "productInit");
  return page.skuList.find((sku) => sku.skuCode === skuCode);
};
const linesOf = async (shopper: Shopper, query: string, name: string) =>
  field<{ itemList: object[]; supportCod?: number }>(await shopper.send(query), name);
const take = async (shopper: Shopper) =>
  field<{ success: boolean }>(
    await shopper.send("mutation ($input: AddCartInput!) { addCart(input: $input) { success } }", {
      input: { productCode: "KR1", skuCode, orgCode: "GELORA", activityCode: "SALE" },
    }),
    "addCart",
  );
const checkoutOf = async (shopper: Shopper, id: string) =>
  linesOf(
    shopper,
    `{ checkoutInit(id: "${id}") { supportCod itemList { skuCode deliveryDate currPrice } } }`,
    "checkoutInit",
  );

test("[PRM-18] a campaign's day, limit, price and pieces are reported by page and list, and its day goes on to cart, checkout and order", async () => {
  expect(await pageSku()).toEqual({ skuCode, deliveryDate: shippingTime, skuCampaign });
  const sale = field<{ campaignList: { skuList: object[] }[] }>(
    await shop.send(
      "{ flashSale { campaignList { skuList { skuCode skuCampaign { shippingTime maxPerUser activityPrice activityStock } } } } }",
    ),
    "flashSale",
  );
  expect(sale.campaignList[0]?.skuList).toEqual([{ skuCode, skuCampaign }]);

  const shopper = await guestShopper(shop);
  expect(await take(shopper)).toMatchObject({ success: true });
  const cart = await linesOf(shopper, "{ cartInit { itemList { skuCode deliveryDate currPrice } } }", "cartInit");
  const line = { skuCode, deliveryDate: shippingTime, currPrice: price };
  expect(cart.itemList).toEqual([line]);
  const id = await shopper.checkout();
  expect(await checkoutOf(shopper, id)).toEqual({ supportCod: 1, itemList: [line] });
  const { orderCode } = await shopper.place(id);
  const order = await shopper.send(
    `{ getCustomOrderDetail(orderCommonInput: { orderCode: "${orderCode}" }) { productList { skuCode deliveryDate } } }`,
  );
  expect(field(order, "getCustomOrderDetail")).toEqual({ productList: [{ skuCode, deliveryDate: shippingTime }] });
});

test("[CHK-19] a campaign's pre-order beside other goods is not paid in cash", async () => {
  const shopper = await guestShopper(shop);
  await take(shopper);
  await shopper.add("PB1-5");
  expect(await checkoutOf(shopper, await shopper.checkout())).toMatchObject({ supportCod: 0 });
});

test("at the common price the goods are shipped at once, also when a hold has ended", async () => {
  const shopper = await guestShopper(shop);
  await shopper.add("KR1-BLACK-43");
  const cart = () => linesOf(shopper, "{ cartInit { itemList { skuCode deliveryDate } } }", "cartInit");
  expect((await cart()).itemList).toEqual([{ skuCode: "KR1-BLACK-43", deliveryDate: null }]);
  shop.platform.clock.setOffset(minutes(11));
  await tidyFlashSales(shop.platform);
  const late = await guestShopper(shop);
  await take(late);
  shop.platform.clock.setOffset(minutes(25));
  await tidyFlashSales(shop.platform);
  const query = "{ cartInit { itemList { skuCode deliveryDate } } }";
  expect((await linesOf(late, query, "cartInit")).itemList).toEqual([{ skuCode, deliveryDate: null }]);
});

test("a day is a day", async () => {
  const document = campaignOf("TEXT", { skuCode: "KR1-BLACK-43", shippingTime: "in two weeks" });
  await expect(writeCampaigns(shop.platform, by, [document])).rejects.toThrow(/ISO date/i);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { applicant } from "../../testing/member.ts";
import {
  field,
  guestShopper,
  openStockedShop,
  type Shopper,
  type StockedShop,
  shopperWith,
} from "../../testing/shopper.ts";
import { writeCampaigns } from "../flash-sales/flash-sales.ts";
import { campaignOf } from "../flash-sales/testing/campaigns.ts";
import { stockBalls } from "../orders/testing/orders.ts";
import { writeOffers } from "../promotions/promotions.ts";
import { offerDocumentOf } from "../promotions/testing/offer-documents.ts";
import { countStock, deliveryLocation } from "../stock/stock.ts";

const by = { kind: "program", name: "offer-import" } as const;
const flashSku = "KR1-BLACK-42";
const pickup = { distributionType: "21", storeCode: "JKT01", address: null, shippingMethodCode: null };
const fields = `id distributionType couponCode couponActivity { state reasonList { code } } itemList { currPrice }
  priceInfo { promotionDiscount couponDiscount totalAmount }`;

let shop: StockedShop;
beforeAll(async () => {
  shop = await openStockedShop("embedded");
  await stockBalls(shop, 50);
  const locations = [deliveryLocation, "JKT01"];
  const skus = ["PB1-5", flashSku];
  const counts = locations.flatMap((locationCode) => skus.map((skuCode) => ({ skuCode, locationCode, quantity: 50 })));
  await countStock(shop.platform, counts, "test");
  await writeCampaigns(shop.platform, by, [campaignOf("SALE", { skuCode: flashSku, price: 299_000, quota: 10 })]);
  const coupon = (code: string, type: "11" | "21", amount: number) => {
    const levels = [{ from: 0, reward: amount }];
    const reward = { kind: "DISCOUNT", goods: {}, amountByQty: false, rewardByPercentage: false, levels };
    const rule = { reward, conditions: { distributionTypes: [type] } };
    return offerDocumentOf(code, rule, { kind: "COUPON", coupon: { code, listed: false } });
  };
  await writeOffers(shop.platform, by, [coupon("AMBIL20", "21", 20_000), coupon("KIRIM15", "11", 15_000)]);
});
afterAll(() => shop.close());

type Shown = {
  readonly distributionType: string;
  readonly couponCode: string | null;
  readonly couponActivity: { readonly state: string; readonly reasonList: readonly { readonly code: string }[] } | null;
  readonly itemList: readonly { readonly currPrice: number }[];
  readonly priceInfo: { readonly couponDiscount: number; readonly totalAmount: number };
};

const choose = (shopper: Shopper, id: string, type: string) =>
  shopper.send(
    `mutation ($id: ID!, $type: Code!) { chooseDistributionType(checkoutId: $id, distributionType: $type) { ${fields} } }`,
    { id, type },
  );
const chosen = async (shopper: Shopper, id: string, type: string) =>
  field<Shown>(await choose(shopper, id, type), "chooseDistributionType");
const shown = async (shopper: Shopper, id: string) =>
  field<Shown | null>(
    await shopper.send(`query ($id: ID!) { checkoutInit(id: $id) { ${fields} } }`, { id }),
    "checkoutInit",
  );
const apply = (shopper: Shopper, id: string, code: string) =>
  shopper.send(
    `mutation ($id: ID!, $code: String!) { applyCoupon(checkoutId: $id, couponCode: $code) { ${fields} } }`,
    { id, code },
  );
const totalOf = async (shopper: Shopper, orderCode: string | null) =>
  field<{ amount: number }>(
    await shopper.send(
      "query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) { amount } }",
      { code: orderCode },
    ),
    "getCustomOrderDetail",
  ).amount;

async function withCheckoutOf(skuCode: string): Promise<{ shopper: Shopper; id: string }> {
  const shopper = await guestShopper(shop);
  await shopper.add(skuCode);
  return { shopper, id: await shopper.checkout() };
}

test("[CHK-11~] a checkout is shown at the prices of the way chosen, and ordered at them", async () => {
  const { shopper, id } = await withCheckoutOf(flashSku);
  expect(await shown(shopper, id)).toMatchObject({ distributionType: "11", priceInfo: { totalAmount: 299_000 } });
  const pickedUp = { distributionType: "21", itemList: [{ currPrice: 800_000 }], priceInfo: { totalAmount: 800_000 } };
  expect(await chosen(shopper, id, "21")).toMatchObject(pickedUp);
  expect(await shown(shopper, id)).toMatchObject(pickedUp);
  expect(await chosen(shopper, id, "11")).toMatchObject({ priceInfo: { totalAmount: 299_000 } });
  await chosen(shopper, id, "21");
  const placed = await shopper.place(id, { ...pickup, agreedTotal: 800_000 });
  expect(placed).toMatchObject({ success: true });
  expect(await totalOf(shopper, placed.orderCode)).toBe(800_000);
});

test("[CHK-11~] a client that names the way with the order alone is refused once, and shown its prices then", async () => {
  const { shopper, id } = await withCheckoutOf(flashSku);
  expect(await shopper.place(id, pickup)).toMatchObject({ success: false, errorCode: "CHECKOUT_CHANGED" });
  expect(await shown(shopper, id)).toMatchObject({ distributionType: "21", priceInfo: { totalAmount: 800_000 } });
  expect(await shopper.place(id, pickup)).toMatchObject({ success: true });
});

test("where both ways cost the same, the way is named with the order alone", async () => {
  const { shopper, id } = await withCheckoutOf("PB1-5");
  expect(await shopper.place(id, { ...pickup, agreedTotal: 300_000 })).toMatchObject({ success: true });
});

test("[CHK-11~] [CHK-27~] a coupon for pick-up is refused for delivery, applied for pick-up, and ordered with it", async () => {
  const { shopper, id } = await withCheckoutOf("PB1-5");
  const refused = await apply(shopper, id, "AMBIL20");
  expect(refused.errors?.[0]?.extensions).toMatchObject({
    code: "COUPON_REFUSED",
    details: { reason: "DISTRIBUTION_TYPE" },
  });
  await chosen(shopper, id, "21");
  expect(field<Shown>(await apply(shopper, id, "AMBIL20"), "applyCoupon").priceInfo.totalAmount).toBe(280_000);
  const placed = await shopper.place(id, { ...pickup, agreedTotal: 280_000 });
  expect(placed).toMatchObject({ success: true });
  expect(await totalOf(shopper, placed.orderCode)).toBe(280_000);
});

test("[CHK-11~] [CHK-27~] an order that names way and coupon alone has the coupon tried for that way", async () => {
  const { shopper, id } = await withCheckoutOf("PB1-5");
  const placed = await shopper.place(id, { ...pickup, couponCode: "AMBIL20", agreedTotal: 280_000 });
  expect(placed).toMatchObject({ success: true });
  expect(await totalOf(shopper, placed.orderCode)).toBe(280_000);
});

test("[CHK-11~] a coupon for delivery gives nothing by pick-up, whatever way the checkout said last", async () => {
  const { shopper, id } = await withCheckoutOf("PB1-5");
  await apply(shopper, id, "KIRIM15");
  expect(await chosen(shopper, id, "21")).toMatchObject({
    couponCode: "KIRIM15",
    couponActivity: { state: "BLOCKED", reasonList: [{ code: "DISTRIBUTION_TYPE" }] },
    priceInfo: { couponDiscount: 0, totalAmount: 300_000 },
  });
  expect(await chosen(shopper, id, "11")).toMatchObject({ priceInfo: { totalAmount: 285_000 } });
  expect(await shopper.place(id, { ...pickup, agreedTotal: 285_000 })).toMatchObject({ errorCode: "CHECKOUT_CHANGED" });
  const placed = await shopper.place(id, { ...pickup, agreedTotal: 300_000 });
  expect(await totalOf(shopper, placed.orderCode)).toBe(300_000);
});

test("[CHK-11~] [LGN-12~] who chose pick-up and then signs in finds the checkout as it was, at its prices", async () => {
  const person = await applicant(shop);
  await person.add("PB1-5");
  const id = await person.checkout();
  await chosen(person, id, "21");
  const { data } = await person.signUp();
  const member = shopperWith(shop, data[0]?.token ?? "");
  await member.send("query ($guest: String!) { cartInit(guestId: $guest) { itemList { cartItemId } } }", {
    guest: person.token,
  });
  expect(await shown(member, id)).toMatchObject({ distributionType: "21", priceInfo: { totalAmount: 300_000 } });
  expect(await chosen(member, id, "11")).toMatchObject({ distributionType: "11" });
  expect(await member.place(id)).toMatchObject({ success: true });
});

test("[CHK-11~] another way is refused, and nobody chooses for another's checkout or for an order", async () => {
  const { shopper, id } = await withCheckoutOf("PB1-5");
  const refusedBy = async (...args: Parameters<typeof choose>) => (await choose(...args)).errors?.[0]?.extensions;
  expect(await refusedBy(shopper, id, "31")).toMatchObject({ code: "INVALID_INPUT" });
  expect(await refusedBy(shopper, "none", "21")).toMatchObject({ code: "CHECKOUT_NOT_FOUND" });
  expect(await refusedBy(await guestShopper(shop), id, "21")).toMatchObject({ code: "CHECKOUT_NOT_FOUND" });
  expect(await shown(shopper, id)).toMatchObject({ distributionType: "11" });
  expect(await shopper.place(id)).toMatchObject({ success: true });
  expect(await refusedBy(shopper, id, "21")).toMatchObject({ code: "CHECKOUT_NOT_FOUND" });
});

import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { memberShopper } from "../../testing/member.ts";
import { field, goodAddress, openStockedShop, type Shopper, type StockedShop } from "../../testing/shopper.ts";

let shop: StockedShop;
let member: Shopper;
beforeAll(async () => {
  shop = await openStockedShop("embedded");
  member = await memberShopper(shop);
});
afterAll(() => shop.close());

type Overview = {
  readonly orders: { readonly last: { readonly orderCode: string; readonly orderStatus: number } | null } | null;
  readonly coupons: { readonly totalCount: number; readonly dataList: readonly object[] } | null;
  readonly addresses: { readonly default: { readonly address1: string } | null } | null;
  readonly wishCount: number | null;
};

const overview = async (shopper = member) =>
  field<Overview>(
    await shopper.send(`{ accountOverview { orders { last { orderCode orderStatus operationList { type value } } }
      coupons { totalCount dataList { couponCode } } addresses { default { address1 } } wishCount } }`),
    "accountOverview",
  );

test("an account without anything says so, part by part", async () => {
  expect(await overview()).toEqual({
    orders: { last: null },
    coupons: { totalCount: 0, dataList: [] },
    addresses: { default: null },
    wishCount: 0,
  });
});

test("it shows the newest order, the default address and how many products are wished for", async () => {
  await member.add("PB1-5");
  await member.place(await member.checkout());
  await member.add("KR1-BLACK-42");
  const { orderCode } = await member.place(await member.checkout());
  const save = "mutation ($input: AddressInput!) { saveAddress(input: $input) { addressId } }";
  await member.send(save, { input: { ...goodAddress, addressKind: "SHIPPING", isDefault: true } });
  await member.send('mutation { addWishlist(input: { productCode: "KR1" }) { success } }');
  expect(await overview()).toMatchObject({
    orders: {
      last: { orderCode, orderStatus: 21, operationList: expect.arrayContaining([{ type: "payOrder", value: true }]) },
    },
    addresses: { default: { address1: goodAddress.address1 } },
    wishCount: 1,
  });
  expect(await overview(await memberShopper(shop))).toMatchObject({ orders: { last: null }, wishCount: 0 });
});

test("what cannot be read is missing, and the rest is reported", async () => {
  const tables = shop.platform.database.tables();
  await sql`alter table wishlist_items rename to wishlist_items_away`.execute(tables);
  try {
    expect(await overview()).toMatchObject({ wishCount: null, orders: { last: { orderStatus: 21 } } });
  } finally {
    await sql`alter table wishlist_items_away rename to wishlist_items`.execute(tables);
  }
  expect(await overview()).toMatchObject({ wishCount: 1 });
});

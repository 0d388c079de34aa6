import { afterAll, beforeAll, expect, test } from "vitest";
import { stockBalls } from "../modules/orders/testing/orders.ts";
import { writeOffers } from "../modules/promotions/promotions.ts";
import { offerDocumentOf } from "../modules/promotions/testing/offer-documents.ts";
import { memberShopper } from "../testing/member.ts";
import { field, goodAddress, openStockedShop, type StockedShop } from "../testing/shopper.ts";

let shop: StockedShop;
beforeAll(async () => {
  shop = await openStockedShop("embedded");
  await stockBalls(shop, 20);
});
afterAll(() => shop.close());

test("[OPS-53] a member's orders, the stores, coupons, wishes and addresses are listed, and the last two are changed", async () => {
  const reward = {
    kind: "DISCOUNT",
    goods: {},
    amountByQty: false,
    rewardByPercentage: true,
    levels: [{ from: 0, reward: 10 }],
  };
  await writeOffers(shop.platform, { kind: "program", name: "offer-import" }, [
    offerDocumentOf("TEN", { reward }, { kind: "COUPON", coupon: { code: "SEPULUH", listed: true } }),
  ]);
  const member = await memberShopper(shop);
  const ask = async <Answer>(query: string, variables: object = {}): Promise<Answer> => {
    const answer = await member.send(query, variables);
    const [name = ""] = Object.keys(answer.data ?? {});
    return field<Answer>(answer, name);
  };
  await member.add("PB1-5");
  const { orderCode } = await member.place(await member.checkout());
  type Page<Entry> = { readonly dataList: readonly Entry[] };
  const orders = await ask<Page<{ orderCode: string }>>(
    '{ orderList(input: { deliveryType: "11", pageNum: 1, pageSize: 10 }) { dataList { orderCode } } }',
  );
  expect(orders.dataList).toEqual([{ orderCode }]);
  const stores = await ask<Page<{ storeCode: string }>>("{ storeList { dataList { storeCode } } }");
  expect(stores.dataList).toContainEqual({ storeCode: "JKT01" });
  const coupons = await ask<Page<{ couponCode: string }>>("{ couponList { dataList { couponCode } } }");
  expect(coupons.dataList).toEqual([{ couponCode: "SEPULUH" }]);

  const wish = { input: { productCode: "KR1" } };
  await ask("mutation ($input: WishlistInput!) { addWishlist(input: $input) { success } }", wish);
  const wishes = "{ wishlist { dataList { productCode } } }";
  expect(await ask(wishes)).toEqual({ dataList: [{ productCode: "KR1" }] });
  await ask("mutation ($input: WishlistInput!) { removeWishlist(input: $input) { success } }", wish);
  expect(await ask(wishes)).toEqual({ dataList: [] });

  const { addressId } = await ask<{ addressId: string }>(
    "mutation ($input: AddressInput!) { saveAddress(input: $input) { addressId } }",
    { input: goodAddress },
  );
  const addresses = "{ addressList { addressId } }";
  expect(await ask(addresses)).toContainEqual({ addressId });
  await ask("mutation ($id: ID!) { deleteAddress(addressId: $id) { success } }", { id: addressId });
  expect(await ask(addresses)).not.toContainEqual({ addressId });
});

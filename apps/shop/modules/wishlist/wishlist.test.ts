import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memberShopper } from "../../testing/member.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { changePrice, field, guestShopper, type Shopper } from "../../testing/shopper.ts";
import { importCatalogue } from "../catalogue/catalogue.ts";
import { followCatalogue } from "../catalogue/read-models.ts";
import { sampleCatalogue, sampleProduct, sampleProducts } from "../catalogue/testing/sample-catalogue.ts";
import { countStock, deliveryLocation } from "../stock/stock.ts";
import { insertWishes, selectWishes } from "./storage/wishlist-rows.ts";

const add = "mutation ($input: WishlistInput!) { addWishlist(input: $input) { success errorCode } }";
const remove = "mutation ($input: WishlistInput!) { removeWishlist(input: $input) { success errorCode } }";
const merge = "mutation ($codes: [String!]!) { mergeWishlist(input: { productCodes: $codes }) { success } }";
const list = `query ($page: PageInput) { wishlist(pageInput: $page) { dataList { productCode productName salePrice }
  itemList { productCode priceDrop fewLeft } pageInfo { totalCount hasNextPage endCursor } } }`;

type Page = {
  dataList: { productCode: string; salePrice: number }[];
  itemList: { productCode: string; priceDrop: number | null; fewLeft: number | null }[];
  pageInfo: { totalCount: number; hasNextPage: boolean; endCursor: string | null };
};

describe.each(testEngines)("a member's wishlist, on the %s database", (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
    await importCatalogue(shop.platform, sampleCatalogue());
  });
  afterAll(() => shop.close());

  const put = async (shopper: Shopper, productCode: string) =>
    field(await shopper.send(add, { input: { productCode } }), "addWishlist");
  const read = async (shopper: Shopper, page?: object) =>
    field<Page>(await shopper.send(list, { page: page ?? null }), "wishlist");
  const codes = async (shopper: Shopper) => field<string[]>(await shopper.send("{ wishlistCodes }"), "wishlistCodes");

  test("[ACC-10~, OPS-53~, Q84] products are added once, listed newest first by pages, and removed", async () => {
    const member = await memberShopper(shop);
    expect(await put(member, "KR1")).toEqual({ success: true, errorCode: null });
    await put(member, "PB1");
    await put(member, "KR1");
    expect(await codes(member)).toEqual(["PB1", "KR1"]);
    const first = await read(member, { pageNum: 1, pageSize: 1 });
    expect(first).toMatchObject({
      dataList: [{ productCode: "PB1" }],
      itemList: [{ productCode: "PB1", priceDrop: null, fewLeft: null }],
      pageInfo: { totalCount: 2, hasNextPage: true, endCursor: "1" },
    });
    const second = await read(member, { pageSize: 1, after: first.pageInfo.endCursor });
    expect(second).toMatchObject({ dataList: [{ productCode: "KR1" }], pageInfo: { hasNextPage: false } });
    expect(field(await member.send(remove, { input: { productCode: "PB1" } }), "removeWishlist")).toMatchObject({
      success: true,
    });
    await member.send(remove, { input: { productCode: "NEVER" } });
    expect(await codes(member)).toEqual(["KR1"]);
  });

  test("[OPS-53~] a size that the product does not have is refused, and nothing is added", async () => {
    const member = await memberShopper(shop);
    const wish = async (input: object) => field(await member.send(add, { input }), "addWishlist");
    expect(await wish({ productCode: "KR1", skuCode: "PB1-5" })).toEqual({
      success: false,
      errorCode: "SKU_NOT_FOUND",
    });
    expect(await wish({ productCode: "NONE", skuCode: "PB1-5" })).toMatchObject({ errorCode: "PRODUCT_NOT_FOUND" });
    expect(await codes(member)).toEqual([]);
    expect(await wish({ productCode: "KR1", skuCode: "KR1-BLACK-42" })).toMatchObject({ success: true });
    expect(await wish({ productCode: "PB1", skuCode: "" })).toMatchObject({ success: true });
  });

  test("what became cheaper says by how much, and what is nearly gone how many are left", async () => {
    const member = await memberShopper(shop);
    await put(member, "PB1");
    await changePrice(shop, "PB1-5", 250_000);
    await countStock(shop.platform, [{ skuCode: "PB1-5", locationCode: deliveryLocation, quantity: 2 }], "test");
    await followCatalogue(shop.platform);
    expect((await read(member)).itemList).toEqual([{ productCode: "PB1", priceDrop: 50_000, fewLeft: 2 }]);
    await countStock(shop.platform, [{ skuCode: "PB1-5", locationCode: deliveryLocation, quantity: 0 }], "test");
    await changePrice(shop, "PB1-5");
    await followCatalogue(shop.platform);
    expect((await read(member)).itemList).toMatchObject([{ priceDrop: null, fewLeft: null }]);
  });

  test("a guest's list is merged in its order, once, without what does not exist", async () => {
    const member = await memberShopper(shop);
    await put(member, "PB1");
    for (let times = 0; times < 2; times += 1)
      await member.send(merge, { codes: ["KR1", "PB1", "GONE", "TS1", "KR1"] });
    expect(await codes(member)).toEqual(["TS1", "KR1", "PB1"]);
  });

  test("[ACC-10~] a list of more than a hundred is read to its end in one piece, as its page asks for it", async () => {
    const many = Array.from({ length: 101 }, (_, number) => sampleProduct({ productCode: `MANY${number}` }));
    await importCatalogue(shop.platform, sampleCatalogue([...sampleProducts(), ...many]));
    await followCatalogue(shop.platform);
    const member = await memberShopper(shop);
    const wishes = many.map(({ productCode }) => ({ productCode, price: 1 }));
    await insertWishes(shop.platform, member.memberCode, wishes, 200);
    const { dataList, pageInfo } = await read(member, { pageNum: 1, pageSize: 120 });
    expect([dataList.length, pageInfo.hasNextPage]).toEqual([101, false]);
  });

  test("a list holds a limited number, and says so; each member has their own; guests have none here", async () => {
    const [member, other, guest] = [await memberShopper(shop), await memberShopper(shop), await guestShopper(shop)];
    const wishes = Array.from({ length: 205 }, (_, number) => ({ productCode: `FULL-${number}`, price: 1 }));
    await insertWishes(shop.platform, member.memberCode, wishes, 200);
    expect(await selectWishes(shop.platform, member.memberCode)).toHaveLength(200);
    expect(await put(member, "KR1")).toEqual({ success: false, errorCode: "WISHLIST_FULL" });
    expect((await read(member)).dataList).toEqual([]);
    expect(await codes(other)).toEqual([]);
    expect(await put(other, "NONE")).toEqual({ success: false, errorCode: "PRODUCT_NOT_FOUND" });
    const refused = await guest.send(add, { input: { productCode: "KR1" } });
    expect(refused.errors?.[0]?.extensions?.code).toBe("ACCOUNT_NEEDED");
  });
});

import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { importCatalogue } from "../catalogue/catalogue.ts";
import { sampleCatalogue } from "../catalogue/testing/sample-catalogue.ts";
import { countStock } from "../stock/stock.ts";
import { findStores, storeByCode } from "./stores.ts";

describe.each(testEngines)("stores on %s", (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
    await importCatalogue(shop.platform, sampleCatalogue());
  });
  afterAll(() => shop.close());

  const list = async (input: object) => {
    const query = `query ($input: StoreListInput) { storeList(input: $input) { totalCount dataList { storeCode storeName address1 city latitude longitude } } }`;
    return (await shop.send(query, { input })).data.storeList as {
      totalCount: number;
      dataList: { storeCode: string }[];
    };
  };
  const codes = async (input: object) => (await list(input)).dataList.map((store) => store.storeCode);

  test("[STO-01][STO-02][STO-03] the list has names, addresses and coordinates, and is counted", async () => {
    expect(await list({})).toMatchObject({
      totalCount: 2,
      dataList: [
        { storeCode: "BDG01", city: "Bandung" },
        { storeCode: "JKT01", storeName: "Gelora Senayan", address1: "Jl. Asia Afrika No. 8", latitude: -6.2185 },
      ],
    });
  });

  test("it is filtered by words, by city, and by a sku that is there", async () => {
    expect(await codes({ keyword: "asia senayan" })).toEqual(["JKT01"]);
    expect(await codes({ city: "bandung" })).toEqual(["BDG01"]);
    expect(await codes({ skuCode: "KR1-BLACK-42" })).toEqual(["JKT01"]);
    expect(await codes({ keyword: "nowhere" })).toEqual([]);
  });

  test("[STO-02~] a product is looked for by any of its sizes, which need not all be there", async () => {
    await countStock(
      shop.platform,
      [
        { locationCode: "BDG01", skuCode: "KR1-BLACK-42", quantity: 0 },
        { locationCode: "BDG01", skuCode: "KR1-WHITE-43", quantity: 1 },
      ],
      "test",
    );
    expect(await codes({ productCode: "KR1" })).toEqual(["BDG01", "JKT01"]);
    expect(await codes({ productCode: "KR1", skuCode: "KR1-BLACK-42" })).toEqual(["JKT01"]);
    expect(await codes({ productCode: "NOPE" })).toEqual([]);
  });

  test("a store must have as many as are wanted", async () => {
    const wish = (quantity: number) => findStores(shop.platform, { skuLines: [{ skuCode: "KR1-BLACK-42", quantity }] });
    expect(await wish(2)).toHaveLength(1);
    expect(await wish(3)).toHaveLength(0);
  });

  test("a store is found by its code", async () => {
    expect((await storeByCode(shop.platform, "BDG01"))?.storeName).toBe("Gelora Dago");
    expect(await storeByCode(shop.platform, "NOPE")).toBeUndefined();
  });
});

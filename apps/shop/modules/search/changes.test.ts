import type { ProductRecord } from "@gelora/contracts/catalogue-document.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { importCatalogue } from "../catalogue/catalogue.ts";
import { followCatalogue } from "../catalogue/read-models.ts";
import { sampleCatalogue, sampleProduct, sampleSku } from "../catalogue/testing/sample-catalogue.ts";
import { countStock, deliveryLocation } from "../stock/stock.ts";
import { searchIndex, settleIndex } from "./use-cases/running-index.ts";

const question = `query ($list: CatalogProductSearchInput!, $typed: String!) {
  catalogProductSearchInit(input: $list) { dataList { productCode salePrice } pageInfo { totalCount }
    filterList { code items { code count } } help { correctedKeyword droppedWords popular { productCode } } }
  searchSuggestions(keyword: $typed) { keywords products { productCode } categories { code: categoryCode count } } }`;

const lists = ["relevance", "newest", "price-up", "price-down"].flatMap((sort) => [
  { sort },
  { sort, categoryCode: "footwear" },
  { sort, conditionKeyword: "kilat sprint" },
  { sort, conditionKeyword: "sprnt 42" },
  { sort, filters: [{ name: "size", codes: ["EU-42"] }] },
  { sort, filters: [{ name: "size", codes: ["EU-99"] }] },
]);

const codes = ["KR1", "PB1", "N1", "N2", "N3"];
const change = fc.record({
  productCode: fc.constantFrom(...codes),
  name: fc.constantFrom("Kilat Sprint", "Kilat Sprints", "Pusaka Match"),
  category: fc.constantFrom("roadrunning", "footballs", "tshirts"),
  price: fc.constantFrom(200_000, 500_000, 900_000),
  sizes: fc.subarray(["41", "42", "43"]),
  stock: fc.constantFrom(0, 4),
  keywords: fc.subarray(["sprint shoes", "match ball"]),
  ageDays: fc.constantFrom(1, 20),
});
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

const recordOf = ({ productCode, name, category, price, sizes, stock, keywords, ageDays }: Change): ProductRecord =>
  sampleProduct({
    productCode,
    name: { "en-US": name, "id-ID": name },
    categoryCodes: [category],
    keywords,
    ageDays,
    // Without a size no list shows it.
    skus: sizes.map((sizeLabel) =>
      sampleSku({
        skuCode: `${productCode}-${sizeLabel}`,
        sizeLabel,
        salePrice: price,
        stock: { [deliveryLocation]: stock },
      }),
    ),
  });

describe.each(testEngines)("changes of the catalogue and the index on %s", (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
    await importCatalogue(shop.platform, sampleCatalogue());
  });
  afterAll(() => shop.close());

  const index = () => searchIndex.of(shop.platform).index;
  const answers = async () => {
    const all: unknown[] = [];
    for (const list of lists) all.push((await shop.send(question, { list, typed: "spr" })).data);
    return all;
  };
  const rebuild = async () => {
    searchIndex.of(shop.platform).stale = true;
    await settleIndex(shop.platform);
  };
  const totals = async () => {
    const { data } = await shop.send(question, { list: {}, typed: "spr" });
    return data.catalogProductSearchInit as { pageInfo: { totalCount: number }; dataList: { productCode: string }[] };
  };

  test("any changes of goods and stock are answered as by a rebuilt index, without rebuilding it", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), fc.nat(5), async (changes, left) => {
        const before = index();
        const last = new Map(changes.map((one) => [one.productCode, recordOf(one)]));
        await importCatalogue(shop.platform, sampleCatalogue([...last.values()]));
        const sku = [...last.values()].flatMap(({ skus }) => skus)[0];
        const line = sku && { skuCode: sku.skuCode, locationCode: deliveryLocation, quantity: left };
        if (line) await countStock(shop.platform, [line], "test");
        await followCatalogue(shop.platform);
        expect(index()).toBe(before);
        const inPlace = await answers();
        await rebuild();
        expect(index()).not.toBe(before);
        expect(inPlace).toEqual(await answers());
      }),
      { numRuns: 12 },
    );
  });

  test("a change that the index is not notified of would be found", async () => {
    await importCatalogue(shop.platform, sampleCatalogue([sampleProduct({ productCode: "KR1", ageDays: 3 })]));
    const before = await answers();
    searchIndex.of(shop.platform).index?.put(new Map([["KR1", undefined]]));
    for (const cache of searchIndex.of(shop.platform).caches) cache.drop();
    expect(await answers()).not.toEqual(before);
    await rebuild();
    expect(await answers()).toEqual(before);
  });

  test("a product that sells out gives way to those in stock", async () => {
    const goods = ["A1", "A2"].map((productCode) => sampleProduct({ productCode }));
    await importCatalogue(shop.platform, sampleCatalogue(goods));
    const place = async (code: string) =>
      (await totals()).dataList.findIndex(({ productCode }) => productCode === code);
    expect(await place("A1")).toBeLessThan(await place("A2"));
    await countStock(shop.platform, [{ skuCode: "A1-BLACK-42", locationCode: deliveryLocation, quantity: 0 }], "test");
    await followCatalogue(shop.platform);
    expect(await place("A2")).toBeLessThan(await place("A1"));
  });

  test("a new brand is taken up in place, another name of one rebuilds the index", async () => {
    const before = index();
    const document = sampleCatalogue([sampleProduct({ productCode: "NEW1", brandCode: "BARU" })]);
    const brand = { brandCode: "BARU", brandName: "Baru", story: { "en-US": "", "id-ID": "" }, logo: "" };
    await importCatalogue(shop.platform, { ...document, brands: [...document.brands, brand] });
    expect(index()).toBe(before);
    const named = async (keyword: string) =>
      (
        (await shop.send(question, { list: { conditionKeyword: keyword }, typed: "x" })).data
          .catalogProductSearchInit as { dataList: { productCode: string }[] }
      ).dataList.map((one) => one.productCode);
    expect(await named("baru")).toEqual(["NEW1"]);
    await importCatalogue(shop.platform, {
      ...document,
      brands: [...document.brands, { ...brand, brandName: "Purnama" }],
    });
    expect(index()).not.toBe(before);
    expect(await named("purnama")).toEqual(["NEW1"]);
  });

  test("what changes while an index is built beside is in the new one", async () => {
    const { platform } = shop;
    searchIndex.of(platform).stale = true;
    const building = settleIndex(platform);
    const { totalCount } = (await totals()).pageInfo;
    await importCatalogue(platform, sampleCatalogue([sampleProduct({ productCode: "MEANWHILE" })]));
    await building;
    await followCatalogue(platform);
    expect((await totals()).pageInfo.totalCount).toBe(totalCount + 1);
  });
});

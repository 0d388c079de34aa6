import { testEngines } from "@gelora/testkit/test-databases.ts";
import { describe, expect, test } from "vitest";
import { importCatalogue } from "../catalogue/catalogue.ts";
import { followCatalogue } from "../catalogue/read-models.ts";
import { sampleCatalogue, sampleProduct, sampleProducts, sampleSku } from "../catalogue/testing/sample-catalogue.ts";
import { countStock, deliveryLocation } from "../stock/stock.ts";
import { listQuery, openListsForAll } from "./testing/lists.ts";

describe.each(testEngines)("listing on %s", (engine) => {
  const lists = openListsForAll(engine);
  const { list, codes, find } = lists;

  test("[LST-07][LST-08][OPS-44] without more a list has pages of ten", async () => {
    const many = Array.from({ length: 12 }, (_, n) =>
      sampleProduct({
        productCode: `MANY${n}`,
        categoryCodes: ["tshirts"],
        sport: "TRAINING",
        name: { "en-US": "Plain top", "id-ID": "Atasan polos" },
      }),
    );
    await importCatalogue(lists.shop.platform, sampleCatalogue(many));
    const first = await list({ categoryCode: "tshirts" });
    expect(first.dataList).toHaveLength(10);
    expect(first.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: false, totalCount: 13 });
    const second = await list({ categoryCode: "tshirts", pageNum: 2 });
    expect(second.dataList).toHaveLength(3);
    expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  test("a filter is named by its group's code or by its name in either language [LST-16]; others and unknown orders are refused", async () => {
    const byCode = await codes({ filters: [{ name: "gender", codes: ["WOMEN"] }] });
    expect(byCode.length).toBeGreaterThan(0);
    expect(byCode.length).toBeLessThan((await codes({})).length);
    for (const name of ["For", "Untuk"]) {
      const { filterList } = await list({}, name === "For" ? "en-US" : "id-ID");
      expect(filterList).toContainEqual(expect.objectContaining({ code: "gender", name }));
      expect(await codes({ filters: [{ name, codes: ["WOMEN"] }] })).toEqual(byCode);
    }
    for (const [field, input] of [
      ["filters", { filters: [{ name: "shelf", codes: ["1"] }] }],
      ["sort", { sort: "cheapest" }],
      ["filters", { filters: [{ name: "size", codes: Array.from({ length: 51 }, (_, size) => `EU-${size}`) }] }],
    ] as const) {
      const { errors } = await lists.shop.send(listQuery, { input });
      expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID_INPUT", details: { field } });
    }
  });

  test("[LST-17][LST-18~][LST-19~] a card has names, pictures, prices, brand, ribbon, skus and colours", async () => {
    const { dataList } = await list({ conditionKeyword: "Pusaka" });
    expect(dataList).toMatchObject([
      {
        productName: "Pusaka Match Ball",
        mobileMediaLink: "drawn/v1/running-shoe/side/1c1c20-4a4a52-ffffff/kilat/1",
        productPrice: 400_000,
        salePrice: 300_000,
        brand: { brandCode: "PUSAKA", brandName: "Pusaka" },
        productActivities: [{ ribbonText: "New", ribbonPosition: "TOP_LEFT" }],
        ribbon: { ribbonText: "New" },
        skuList: [{ skuCode: "PB1-5", extCode: "NO-PB1-5", orgCode: "GELORA", channelSale: { qty: 5, soldQty: 0 } }],
        saleAttributes: [{ attrCode: "colour", values: [{ valueColour: "#1c1c20" }] }, { attrCode: "size" }],
      },
    ]);
  });

  test("[LST-11] a product whose every sku is gone says so by qty <= soldQty, within a look", async () => {
    await countStock(lists.shop.platform, [{ skuCode: "PB1-5", locationCode: deliveryLocation, quantity: 0 }], "test");
    await followCatalogue(lists.shop.platform);
    const [ball] = (await list({ conditionKeyword: "Pusaka" })).dataList;
    expect(ball?.skuList.every(({ channelSale }) => channelSale.qty <= channelSale.soldQty)).toBe(true);
    expect(
      await codes({ filters: [{ name: "availability", codes: ["IN_STOCK"] }], conditionKeyword: "Pusaka" }),
    ).toEqual([]);
    await countStock(lists.shop.platform, [{ skuCode: "PB1-5", locationCode: deliveryLocation, quantity: 5 }], "test");
    await followCatalogue(lists.shop.platform);
  });

  test("[LST-14][LST-16] groups are CHECKBOX or RADIO, values named in the language asked for, and the chosen one is marked", async () => {
    const { filterList } = await list({ filters: [{ name: "brand", codes: ["PUSAKA"] }] }, "id-ID");
    const group = (code: string) => filterList.find((entry) => entry.code === code);
    expect(group("price")).toMatchObject({ type: "RADIO", items: [{ name: "Rp250.000 – Rp500.000", count: 1 }] });
    expect(group("brand")).toMatchObject({ type: "CHECKBOX", name: "Merek" });
    // Its own selection does not narrow the brand's counts.
    expect(group("brand")?.items.map(({ code, selected }) => [code, selected])).toEqual([
      ["KILAT", false],
      ["PUSAKA", true],
    ]);
    expect(group("sport")?.items).toMatchObject([{ code: "FOOTBALL", name: "Sepak bola", count: 1 }]);
    expect(group("category")?.items.map((item) => item.code)).toEqual(["equipment", "balls", "footballs"]);
  });

  test("[LST-15~] values that the shop does not know are not chosen, and those without goods are", async () => {
    const all = await codes({ pageSize: 48 });
    const filters = ["category", "brand", "gender", "sport", "colour", "size", "price", "discount", "availability"];
    const unknown = filters.map((name) => ({ name, codes: ["zzz", "EU-zzz", "PRICE", ""] }));
    const chosenIn = async (input: object) =>
      (await list(input)).filterList.flatMap(({ items }) => items.filter(({ selected }) => selected));
    expect(await chosenIn({ filters: unknown })).toEqual([]);
    expect(await codes({ filters: unknown, pageSize: 48 })).toEqual(all);
    const mixed = { filters: [{ name: "brand", codes: ["PUSAKA", "NOPE"] }] };
    expect(await chosenIn(mixed)).toMatchObject([{ code: "PUSAKA" }]);
    for (const [name, code] of [
      ["size", "EU-49.5"],
      ["size", "LETTER-XXXL"],
      ["gender", "KIDS"],
      ["price", "2000000-"],
    ] as const)
      expect(await chosenIn({ filters: [{ name, codes: [code] }] })).toMatchObject([{ code, count: 0 }]);
  });

  test("several values of a group are alternatives, groups narrow each other, the total follows", async () => {
    const filters = (...chosen: [string, string[]][]) => ({
      filters: chosen.map(([name, values]) => ({ name, codes: values })),
    });
    const total = async (...chosen: [string, string[]][]) => (await list(filters(...chosen))).pageInfo.totalCount;
    expect(await total(["sport", ["FOOTBALL", "RUNNING"]])).toBe(2);
    expect(await total(["sport", ["FOOTBALL", "RUNNING"]], ["gender", ["MEN"]])).toBe(1);
    expect(await total(["sport", ["FOOTBALL"]], ["gender", ["WOMEN"]])).toBe(0);
  });

  test("who filters by a colour sees the goods in it", async () => {
    const { dataList } = await list({
      conditionKeyword: "kilat runner",
      filters: [{ name: "colour", codes: ["WHITE"] }],
    });
    expect(dataList).toMatchObject([{ productCode: "KR1", mobileMediaLink: expect.stringContaining("f4f3ef") }]);
  });

  test("[Q61] lists are ordered by newness and by price", async () => {
    const first = async (sort: string) =>
      (await list({ sort, pageSize: 100 })).dataList.map((product) => product.productCode);
    expect((await first("newest"))[0]).toBe("PB1");
    expect((await first("price-up"))[0]).toBe("TS1");
    expect((await first("price-down")).at(-1)).toBe("TS1");
  });

  test("[LST-04] a breadcrumb means its category before the sport of the same name", async () => {
    const { scope } = await list({ conditionKeyword: "balls", named: true });
    expect(scope).toMatchObject({ type: "CATEGORY", code: "balls" });
    expect((await list({ conditionKeyword: "Running", named: true })).scope).toMatchObject({ type: "SPORT" });
  });

  test("a page larger than allowed says how large it is, and a long keyword which part was searched", async () => {
    const query =
      "query ($input: CatalogProductSearchInput!) { catalogProductSearchInit(input: $input) { pageInfo { pageSize } scope { name } } }";
    const ask = async (input: object) => (await lists.shop.send(query, { input })).data.catalogProductSearchInit;
    expect(await ask({ pageSize: 500 })).toMatchObject({ pageInfo: { pageSize: 100 } });
    const conditionKeyword = `kilat ${"sepatu ".repeat(40)}`;
    expect(await ask({ conditionKeyword })).toMatchObject({ scope: { name: conditionKeyword.slice(0, 200).trim() } });
  });

  test("[LST-02] a category that does not exist holds nothing", async () => {
    expect((await list({ categoryCode: "nope" })).pageInfo.totalCount).toBe(0);
  });

  test("a category chosen below a chosen one narrows the list", async () => {
    const other = sampleProduct({ productCode: "SHOE2", categoryCodes: ["footwear"] });
    await importCatalogue(lists.shop.platform, sampleCatalogue([other]));
    const chosen = (...codes: string[]) => list({ filters: [{ name: "category", codes }] });
    const [above, both, below] = await Promise.all([
      chosen("footwear"),
      chosen("footwear", "roadrunning"),
      chosen("roadrunning"),
    ]);
    expect(above.pageInfo.totalCount).toBe(2);
    expect(both.dataList.map(({ productCode }) => productCode)).toEqual(["KR1"]);
    expect(below.pageInfo.totalCount).toBe(1);
  });

  test("[Q62] a card quotes what can be had, and the page behind it opens with the same sku", async () => {
    const skus = [
      sampleSku({ skuCode: "Q-41", sizeLabel: "41", salePrice: 100_000, stock: { DELIVERY: 0 } }),
      sampleSku({ skuCode: "Q-42", sizeLabel: "42", salePrice: 300_000, stock: { DELIVERY: 2 } }),
      sampleSku({ skuCode: "Q-43", sizeLabel: "43", salePrice: 200_000, stock: { DELIVERY: 2 } }),
    ];
    await importCatalogue(lists.shop.platform, sampleCatalogue([sampleProduct({ productCode: "QUOTE", skus })]));
    const cards = (await list({ pageSize: 100 })).dataList;
    const page = await lists.shop.send(
      `query { productInit(input: { productCode: "QUOTE" }) { activeSkuData { skuCode salePrice } } }`,
    );
    expect(cards.find(({ productCode }) => productCode === "QUOTE")).toMatchObject({ salePrice: 200_000 });
    expect(page.data.productInit).toMatchObject({ activeSkuData: { skuCode: "Q-43", salePrice: 200_000 } });
  });

  test("a change of price or name shows as soon as the catalogue has been looked at", async () => {
    const [shoe] = sampleProducts();
    if (!shoe) throw new Error("the sample has lost its shoe");
    const cheap = shoe.skus.map((sku) => ({ ...sku, salePrice: 90_000 }));
    await importCatalogue(lists.shop.platform, sampleCatalogue([{ ...shoe, skus: cheap }]));
    expect(await codes({ filters: [{ name: "price", codes: ["0-100000"] }] })).toEqual(["KR1"]);
  });

  test("a product without skus is in no list", async () => {
    await importCatalogue(
      lists.shop.platform,
      sampleCatalogue([
        sampleProduct({ productCode: "BARE", skus: [], name: { "en-US": "Barely there", "id-ID": "Barely there" } }),
      ]),
    );
    expect(await find("barely")).toEqual([]);
  });
});

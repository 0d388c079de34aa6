import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../server/test-shop.ts";
import { importCatalogue } from "../catalogue/catalogue.ts";
import { lookForChanges } from "../catalogue/read-models.ts";
import { sampleCatalogue, sampleProduct, sampleProducts, sampleSku } from "../catalogue/sample-catalogue.ts";
import { countStock, deliveryLocation } from "../stock/stock.ts";

const listQuery = /* GraphQL */ `
  query ($input: CatalogProductSearchInput!) {
    catalogProductSearchInit(input: $input) {
      dataList {
        productCode productName mediaLink mobileMediaLink productPrice salePrice brand { brandCode brandName mediaLink }
        attributes { code value } productActivities { ribbonText ribbonPosition }
        skuList { skuCode skuName extCode barcode orgCode salePrice productPrice channelSale { qty soldQty }
          attributeValues { code value } skuActivities { activityCode } skuCampaign { maxPerUser } }
        saleAttributes { attrCode attrName attrImage values { valueCode valueName valueImage valueColour } }
      }
      pageInfo { hasNextPage hasPreviousPage totalCount }
      filterList { code name type items { code name parentCode count selected colour } }
      sortList { code selected }
      scope { type code name categoryPath }
      help { correctedKeyword droppedWords categories { categoryCode count } popular { productCode } }
    }
  }
`;

type List = {
  dataList: { productCode: string; skuList: { channelSale: { qty: number; soldQty: number } }[] }[];
  pageInfo: { hasNextPage: boolean; totalCount: number };
  filterList: {
    code: string;
    type: string;
    items: { code: string; name: string; count: number; selected: boolean }[];
  }[];
  scope: { type: string; code: string | null };
  help: { correctedKeyword: string | null; droppedWords: string[]; popular: unknown[] } | null;
};

describe.each(testEngines)("listing and search on %s", (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
    await importCatalogue(shop.platform, sampleCatalogue());
  });
  afterAll(() => shop.close());

  const list = async (input: object, language = "en-US") =>
    (await shop.send(listQuery, { input }, { language })).data.catalogProductSearchInit as List;
  const codes = async (input: object) => (await list(input)).dataList.map((product) => product.productCode).sort();
  const find = (conditionKeyword: string) => codes({ conditionKeyword });

  test("[LST-07][LST-08][OPS-44] without more a list has pages of ten", async () => {
    const many = Array.from({ length: 12 }, (_, n) =>
      sampleProduct({
        productCode: `MANY${n}`,
        categoryCodes: ["tshirts"],
        sport: "TRAINING",
        name: { "en-US": "Plain top", "id-ID": "Atasan polos" },
      }),
    );
    await importCatalogue(shop.platform, sampleCatalogue(many));
    const first = await list({ categoryCode: "tshirts" });
    expect(first.dataList).toHaveLength(10);
    expect(first.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: false, totalCount: 13 });
    const second = await list({ categoryCode: "tshirts", pageNum: 2 });
    expect(second.dataList).toHaveLength(3);
    expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  test("[LST-17][LST-18][LST-19] a card has names, pictures, prices, brand, ribbon, skus and colours", async () => {
    const { dataList } = await list({ conditionKeyword: "Pusaka" });
    expect(dataList).toMatchObject([
      {
        productName: "Pusaka Match Ball",
        mobileMediaLink: "drawn/v1/running-shoe/side/1c1c20-4a4a52-ffffff/kilat/1",
        productPrice: 400_000,
        salePrice: 300_000,
        brand: { brandCode: "PUSAKA", brandName: "Pusaka" },
        productActivities: [{ ribbonText: "New", ribbonPosition: "TOP_LEFT" }],
        skuList: [{ skuCode: "PB1-5", extCode: "NO-PB1-5", orgCode: "GELORA", channelSale: { qty: 5, soldQty: 0 } }],
        saleAttributes: [{ attrCode: "colour", values: [{ valueColour: "#1c1c20" }] }, { attrCode: "size" }],
      },
    ]);
  });

  test("[LST-11] a product whose every sku is gone says so by qty <= soldQty, within a look", async () => {
    await countStock(shop.platform, [{ skuCode: "PB1-5", locationCode: deliveryLocation, quantity: 0 }], "test");
    await lookForChanges(shop.platform);
    const [ball] = (await list({ conditionKeyword: "Pusaka" })).dataList;
    expect(ball?.skuList.every(({ channelSale }) => channelSale.qty <= channelSale.soldQty)).toBe(true);
    expect(
      await codes({ filters: [{ name: "availability", codes: ["IN_STOCK"] }], conditionKeyword: "Pusaka" }),
    ).toEqual([]);
    await countStock(shop.platform, [{ skuCode: "PB1-5", locationCode: deliveryLocation, quantity: 5 }], "test");
    await lookForChanges(shop.platform);
  });

  test("both languages meet: sepatu lari and running shoes are the same list", async () => {
    expect(await find("sepatu lari")).toEqual(await find("running shoes"));
    expect(await find("sepatu lari")).toContain("KR1");
    expect(await find("jogging")).toEqual(["KR1"]);
    expect(await find("match ball")).toEqual(["PB1"]);
    expect(await find("bola pertandingan")).toEqual(["PB1"]);
  });

  test.each([
    ["pertandngan", "PB1"],
    ["traning", "TS1"],
    ["joging", "KR1"],
    ["runnre", "KR1"],
  ])("one wrong or missing letter still finds: %s", async (typed, code) => {
    const found = await list({ conditionKeyword: typed });
    expect(found.dataList.map((product) => product.productCode)).toContain(code);
    expect(found.help?.correctedKeyword).toBeTruthy();
  });

  test("a size in the words is a size to be had", async () => {
    expect(await find("kilat runner 43")).toEqual(["KR1"]);
    expect((await list({ conditionKeyword: "sepatu 45" })).help?.droppedWords).toEqual(["45"]);
  });

  test.each(["KR1-WHITE-42", "no-kr1-white-42", "899KR1-WHITE-42", "kr1-black-41"])(
    "the number %s leads to its product",
    async (number) => {
      expect(await find(number)).toEqual(["KR1"]);
    },
  );

  test("[LST-02][LST-04] names of categories, brands and sports are what the list is about, in either language and any case", async () => {
    const scope = async (conditionKeyword: string) => (await list({ conditionKeyword })).scope;
    expect(await scope("RUNNING shoes")).toMatchObject({
      type: "CATEGORY",
      code: "runningshoes",
      categoryPath: "Footwear>Running shoes",
    });
    expect(await scope("sepatu lari")).toMatchObject({ type: "CATEGORY", code: "runningshoes" });
    expect(await scope("kilat")).toMatchObject({ type: "BRAND", code: "KILAT" });
    expect(await scope("Running")).toMatchObject({ type: "SPORT", code: "RUNNING" });
    expect(await scope("")).toMatchObject({ type: "ALL" });
    expect((await list({ categoryCode: "runningshoes" })).scope).toMatchObject({
      type: "CATEGORY",
      code: "runningshoes",
    });
  });

  test("[LST-14][LST-16] groups are CHECKBOX or RADIO, values named in the language asked for, and the chosen one is marked", async () => {
    const { filterList } = await list({ filters: [{ name: "brand", codes: ["PUSAKA"] }] }, "id-ID");
    const group = (code: string) => filterList.find((entry) => entry.code === code);
    expect(group("price")).toMatchObject({ type: "RADIO", items: [{ name: "Rp250.000 – Rp500.000", count: 1 }] });
    expect(group("brand")).toMatchObject({ type: "CHECKBOX", name: "Merek" });
    // Its own choice does not narrow the brand's counts.
    expect(group("brand")?.items.map(({ code, selected }) => [code, selected])).toEqual([
      ["KILAT", false],
      ["PUSAKA", true],
    ]);
    expect(group("sport")?.items).toMatchObject([{ code: "FOOTBALL", name: "Sepak bola", count: 1 }]);
    expect(group("category")?.items.map((item) => item.code)).toEqual(["equipment", "balls", "footballs"]);
  });

  test("several values of a group are alternatives, groups narrow each other, the total follows", async () => {
    const filters = (...chosen: [string, string[]][]) => ({
      filters: chosen.map(([name, values]) => ({ name, codes: values })),
    });
    const total = async (...chosen: [string, string[]][]) => (await list(filters(...chosen))).pageInfo.totalCount;
    expect(await total(["sport", ["FOOTBALL", "RUNNING"]])).toBe(2);
    expect(await total(["sport", ["FOOTBALL", "RUNNING"]], ["gender", ["MEN"]])).toBe(1);
    expect(await total(["sport", ["FOOTBALL"]], ["gender", ["WOMEN"]])).toBe(0);
    expect(await total(["nonsense", ["X"]])).toBe((await list({})).pageInfo.totalCount);
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

  test("where nothing is found there are categories and popular goods instead", async () => {
    const { pageInfo, help } = await list({ conditionKeyword: "zzzqq" });
    expect(pageInfo.totalCount).toBe(0);
    expect(help).toMatchObject({ droppedWords: ["zzzqq"] });
    expect(help?.popular.length).toBeGreaterThan(0);
  });

  test("suggestions come while a word is being typed, by product, category and brand", async () => {
    const query = `query ($keyword: String!) { searchSuggestions(keyword: $keyword) { keywords products { productCode productName salePrice }
      categories { categoryCode name count } brands { brandCode } } }`;
    const suggest = async (keyword: string) => (await shop.send(query, { keyword })).data.searchSuggestions;
    expect(await suggest("pus")).toMatchObject({
      products: [{ productCode: "PB1" }],
      brands: [{ brandCode: "PUSAKA" }],
    });
    expect(await suggest("sepatu la")).toMatchObject({
      categories: [{ categoryCode: "runningshoes" }, { categoryCode: "roadrunning" }],
    });
    expect(await suggest("jog")).toMatchObject({ keywords: ["jogging"] });
    expect(await suggest("")).toEqual({ keywords: [], products: [], categories: [], brands: [] });
  });

  test("a change of price or name shows as soon as the catalogue has been looked at", async () => {
    const [shoe] = sampleProducts();
    if (!shoe) throw new Error("the sample has lost its shoe");
    const cheap = shoe.skus.map((sku) => ({ ...sku, salePrice: 90_000 }));
    await importCatalogue(shop.platform, sampleCatalogue([{ ...shoe, skus: cheap }]));
    expect(await codes({ filters: [{ name: "price", codes: ["0-100000"] }] })).toEqual(["KR1"]);
  });

  test("a product without skus is in no list", async () => {
    await importCatalogue(
      shop.platform,
      sampleCatalogue([
        sampleProduct({ productCode: "BARE", skus: [], name: { "en-US": "Barely there", "id-ID": "Barely there" } }),
      ]),
    );
    expect(await find("barely")).toEqual([]);
  });

  test("a size that comes into stock can be searched for at once", async () => {
    const sku = sampleSku({ skuCode: "LATE-48", sizeLabel: "48", stock: { DELIVERY: 0 } });
    await importCatalogue(shop.platform, sampleCatalogue([sampleProduct({ productCode: "LATE", skus: [sku] })]));
    expect((await list({ conditionKeyword: "kilat 48" })).help?.droppedWords).toEqual(["48"]);
    await countStock(shop.platform, [{ skuCode: "LATE-48", locationCode: deliveryLocation, quantity: 1 }], "test");
    await lookForChanges(shop.platform);
    expect(await find("kilat 48")).toEqual(["LATE"]);
  });
});

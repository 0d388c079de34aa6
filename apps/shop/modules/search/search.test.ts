import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { importCatalogue } from "../catalogue/catalogue.ts";
import { followCatalogue } from "../catalogue/read-models.ts";
import { sampleCatalogue, sampleProduct, sampleProducts, sampleSku } from "../catalogue/testing/sample-catalogue.ts";
import { savePage } from "../content/testing/pages.ts";
import { countStock, deliveryLocation } from "../stock/stock.ts";

const listQuery = /* GraphQL */ `
  query ($input: CatalogProductSearchInput!) {
    catalogProductSearchInit(input: $input) {
      dataList {
        productCode productName mediaLink mobileMediaLink productPrice salePrice brand { brandCode brandName mediaLink }
        attributes { code value } productActivities { ribbonText ribbonPosition } ribbon { ribbonText }
        skuList { skuCode skuName extCode barcode orgCode salePrice productPrice channelSale { qty soldQty }
          attributeValues { code value } skuActivities { activityCode } skuCampaign { maxPerUser } }
        saleAttributes { attrCode attrName attrImage values { valueCode valueName valueImage valueColour } }
      }
      pageInfo { hasNextPage hasPreviousPage totalCount }
      filterList { code name type items { code name parentCode count selected colour } }
      sortList { code selected }
      scope { type code name categoryPath }
      help { correctedKeyword droppedWords categories { categoryCode count } popular { productCode } pages { title address } }
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
  sortList: { code: string; selected: boolean }[];
  scope: { type: string; code: string | null };
  help: { correctedKeyword: string | null; droppedWords: string[]; popular: unknown[]; pages: unknown[] } | null;
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
    ] as const) {
      const { errors } = await shop.send(listQuery, { input });
      expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID_INPUT", details: { field } });
    }
  });

  test("a keyword that asks for an order gets it, and the list says so", async () => {
    const sortOf = async (input: object) => {
      const { sortList } = await list(input);
      return sortList.find(({ selected }) => selected)?.code;
    };
    expect(await sortOf({ conditionKeyword: "cheap footwear" })).toBe("price-up");
    expect(await sortOf({ conditionKeyword: "cheap footwear", sort: "newest" })).toBe("newest");
    expect(await sortOf({ conditionKeyword: "shoes" })).toBe("relevance");
  });

  test("a keyword that asks for goods on sale finds those, alone or beside words", async () => {
    const all = async (input: object) => codes({ ...input, pageSize: 48 });
    const onSale = (band: string) => all({ filters: [{ name: "discount", codes: [band] }] });
    const reduced = await onSale("10");
    expect(reduced.length).toBeGreaterThan(0);
    expect(reduced.length).toBeLessThan((await all({})).length);
    expect(await all({ conditionKeyword: "diskon" })).toEqual(reduced);
    expect(await all({ conditionKeyword: "20%" })).toEqual(await onSale("20"));
    expect(await all({ conditionKeyword: "promo Pusaka" })).toEqual(
      await all({ conditionKeyword: "Pusaka", filters: [{ name: "discount", codes: ["10"] }] }),
    );
    expect((await list({ conditionKeyword: "diskon" })).help).toBeNull();
  });

  test("two joined wishes find both kinds of goods; what is both at once comes alone", async () => {
    const all = (conditionKeyword: string) => codes({ conditionKeyword, pageSize: 48 });
    const [balls, shirts] = [await all("ball"), await all("tshirt")];
    expect(balls.length * shirts.length).toBeGreaterThan(0);
    for (const keyword of ["ball & tshirt", "ball and tshirt", "tshirt dan bola"]) {
      expect(await all(keyword)).toEqual([...new Set([...balls, ...shirts])].sort());
      expect((await list({ conditionKeyword: keyword })).help).toBeNull();
    }
    expect(await all("ball and Pusaka")).toEqual(await all("ball Pusaka"));
    const half = await list({ conditionKeyword: "ball & xyzxyz" });
    expect(half.help).toMatchObject({ droppedWords: ["xyzxyz"] });
    expect(half.pageInfo.totalCount).toBe(balls.length);
  });

  test("a single letter finds words that begin with it", async () => {
    expect(await find("p")).toContain("PB1");
  });

  test.each(["😀", "!!!", "-", "#", "?"])(
    "a keyword without a word, %s, finds nothing and shows popular goods",
    async (keyword) => {
      const { pageInfo, help } = await list({ conditionKeyword: keyword });
      expect(pageInfo.totalCount).toBe(0);
      expect(help?.popular.length).toBeGreaterThan(0);
    },
  );

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
    await countStock(shop.platform, [{ skuCode: "PB1-5", locationCode: deliveryLocation, quantity: 0 }], "test");
    await followCatalogue(shop.platform);
    const [ball] = (await list({ conditionKeyword: "Pusaka" })).dataList;
    expect(ball?.skuList.every(({ channelSale }) => channelSale.qty <= channelSale.soldQty)).toBe(true);
    expect(
      await codes({ filters: [{ name: "availability", codes: ["IN_STOCK"] }], conditionKeyword: "Pusaka" }),
    ).toEqual([]);
    await countStock(shop.platform, [{ skuCode: "PB1-5", locationCode: deliveryLocation, quantity: 5 }], "test");
    await followCatalogue(shop.platform);
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

  test.each(["adidas", "nike", "kilax runner nike"])(
    "a known maker is never taken for another word: %s",
    async (typed) => {
      const { help } = await list({ conditionKeyword: typed });
      expect(help?.correctedKeyword ?? "").not.toMatch(/adila|nine|bike/);
      expect(help?.droppedWords).toContain(typed.split(" ").at(-1));
    },
  );

  test("what stands in quotes is searched as it is typed: a misspelt word finds nothing, a right one all", async () => {
    const asTyped = await list({ conditionKeyword: '"joging"' });
    expect(asTyped).toMatchObject({ dataList: [], help: { correctedKeyword: null, droppedWords: [] } });
    expect(await find('"match ball"')).toEqual(["PB1"]);
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
    // Its own selection does not narrow the brand's counts.
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

  test("a name that more goods bear than its category holds finds them all", async () => {
    const elsewhere = sampleProduct({
      productCode: "NET1",
      categoryCodes: ["tshirts"],
      name: { "en-US": "Net for balls", "id-ID": "Jaring balls" },
    });
    await importCatalogue(shop.platform, sampleCatalogue([elsewhere]));
    expect(await find("balls")).toEqual(["NET1", "PB1"]);
    expect((await list({ conditionKeyword: "balls", named: true })).dataList).toHaveLength(1);
  });

  test("cheap is no kind of goods, and a word of four letters is not another that begins otherwise", async () => {
    expect((await list({ conditionKeyword: "kilat murah" })).help).toBeNull();
    expect((await list({ conditionKeyword: "murah" })).dataList[0]?.productCode).toBe(
      (await list({ sort: "price-up" })).dataList[0]?.productCode,
    );
    expect((await list({ conditionKeyword: "bilat" })).pageInfo.totalCount).toBe(0);
  });

  test("[LST-02] a category that does not exist holds nothing", async () => {
    expect((await list({ categoryCode: "nope" })).pageInfo.totalCount).toBe(0);
  });

  test("a category chosen below a chosen one narrows the list", async () => {
    const other = sampleProduct({ productCode: "SHOE2", categoryCodes: ["footwear"] });
    await importCatalogue(shop.platform, sampleCatalogue([other]));
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

  test("a question about delivery leads to the page about it", async () => {
    await savePage(shop.platform, {
      pageUrl: "/page/delivery",
      draft: false,
      content: {
        "en-US": { h5: [], pc: [{ type: "text", title: "Delivery", text: "By courier." }] },
        "id-ID": { h5: [], pc: [{ type: "text", title: "Pengiriman", text: "Dengan kurir." }] },
      },
      keywords: ["ongkir"],
      scheduled: false,
      publishAt: null,
      withdrawAt: null,
    });
    expect((await list({ conditionKeyword: "Ongkir" }, "id-ID")).help?.pages).toEqual([
      { title: "Pengiriman", address: "/page/delivery" },
    ]);
  });

  test("[Q62] a card quotes what can be had, and the page behind it opens with the same sku", async () => {
    const skus = [
      sampleSku({ skuCode: "Q-41", sizeLabel: "41", salePrice: 100_000, stock: { DELIVERY: 0 } }),
      sampleSku({ skuCode: "Q-42", sizeLabel: "42", salePrice: 300_000, stock: { DELIVERY: 2 } }),
      sampleSku({ skuCode: "Q-43", sizeLabel: "43", salePrice: 200_000, stock: { DELIVERY: 2 } }),
    ];
    await importCatalogue(shop.platform, sampleCatalogue([sampleProduct({ productCode: "QUOTE", skus })]));
    const cards = (await list({ pageSize: 100 })).dataList;
    const page = await shop.send(
      `query { productInit(input: { productCode: "QUOTE" }) { activeSkuData { skuCode salePrice } } }`,
    );
    expect(cards.find(({ productCode }) => productCode === "QUOTE")).toMatchObject({ salePrice: 200_000 });
    expect(page.data.productInit).toMatchObject({ activeSkuData: { skuCode: "Q-43", salePrice: 200_000 } });
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
    await followCatalogue(shop.platform);
    expect(await find("kilat 48")).toEqual(["LATE"]);
  });

  describe("colours in the words", () => {
    const way = (colourCode: string, english: string, indonesian: string, hex: string) => ({
      colourCode,
      name: { "en-US": english, "id-ID": indonesian },
      swatch: [`#${hex}`, "#ffffff", "#1c1c20"] as const,
      media: [`drawn/v1/running-shoe/side/${hex}-ffffff-1c1c20/kilat/1`],
    });
    const ways = {
      grey: way("STONE", "Stone grey", "Abu batu", "9a9b9c"),
      pink: way("PINK", "Pink", "Merah muda", "f07fae"),
      red: way("RED", "Red", "Merah", "cf2430"),
      navy: way("NAVY", "Navy", "Biru dongker", "1d2a4d"),
      coral: way("CORAL", "Coral", "Koral", "f26a5a"),
      sky: way("SKY", "Sky blue", "Biru langit", "8fc4ea"),
    };
    const sandal = (productCode: string, ...colours: readonly (keyof typeof ways)[]) =>
      sampleProduct({
        productCode,
        name: { "en-US": "Rinjani Sandal", "id-ID": "Sandal Rinjani" },
        colours: colours.map((colour) => ways[colour]),
        skus: colours.map((colour) =>
          sampleSku({
            skuCode: `${productCode}-${colour}`,
            colourCode: ways[colour].colourCode,
            salePrice: colour === "grey" ? 500_000 : 800_000,
          }),
        ),
      });
    beforeAll(async () => {
      const goods = [
        sandal("CORALS", "coral"),
        sandal("PINKS", "pink"),
        sandal("REDS", "grey", "red", "coral"),
        sandal("BLUES", "navy", "sky"),
      ];
      await importCatalogue(shop.platform, sampleCatalogue(goods));
    });

    test.each(["sandal merah", "red sandals", "sandal merah 42"])(
      "%s finds the red ones, in red, and none in pink",
      async (conditionKeyword) => {
        const { dataList } = await list({ conditionKeyword });
        expect(dataList).toMatchObject([{ productCode: "REDS", mobileMediaLink: expect.stringContaining("cf2430") }]);
      },
    );

    test.each(["sandal merah muda", "pink sandals", "sandal merah jambu"])("%s finds the pink", async (keyword) => {
      expect(await find(keyword)).toEqual(["PINKS"]);
    });

    test("a shade comes in that shade; the colour alone has them all", async () => {
      const pictureOf = async (conditionKeyword: string) =>
        (await list({ conditionKeyword })).dataList.map((card) => "mobileMediaLink" in card && card.mobileMediaLink);
      expect(await pictureOf("sandal biru muda")).toEqual([expect.stringContaining("8fc4ea")]);
      expect(await pictureOf("dark blue sandals")).toEqual([expect.stringContaining("1d2a4d")]);
      expect(await find("sandal biru")).toEqual(["BLUES"]);
    });

    test("where nothing has the colour the list says so, and keeps the goods and the size", async () => {
      const green = await list({ conditionKeyword: "sandal hijau 42" });
      expect(green.help).toMatchObject({ droppedWords: ["hijau"], correctedKeyword: "sandal 42" });
      expect(green.dataList.map(({ productCode }) => productCode).sort()).toEqual(["BLUES", "CORALS", "PINKS", "REDS"]);
      const dark = await list({ conditionKeyword: "sandal merah tua" });
      expect(dark.help).toMatchObject({ droppedWords: ["merah tua"], correctedKeyword: "sandal merah" });
      expect(dark.dataList).toMatchObject([{ productCode: "REDS" }]);
    });
  });
});

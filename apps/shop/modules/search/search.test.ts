import { testEngines } from "@gelora/testkit/test-databases.ts";
import { describe, expect, test } from "vitest";
import { importCatalogue } from "../catalogue/catalogue.ts";
import { followCatalogue } from "../catalogue/read-models.ts";
import { sampleCatalogue, sampleProduct, sampleSku } from "../catalogue/testing/sample-catalogue.ts";
import { followContent } from "../content/content.ts";
import { savePage } from "../content/testing/pages.ts";
import { countStock, deliveryLocation } from "../stock/stock.ts";
import { openListsForAll } from "./testing/lists.ts";

describe.each(testEngines)("search on %s", (engine) => {
  const lists = openListsForAll(engine);
  const { list, codes, find } = lists;

  test("a keyword that asks for an order gets it, and the list says so", async () => {
    const sortOf = async (input: object) => {
      const { sortList } = await list(input);
      return sortList.find(({ selected }) => selected)?.code;
    };
    expect(await sortOf({ conditionKeyword: "cheap footwear" })).toBe("price-up");
    expect(await sortOf({ conditionKeyword: "cheap footwear", sort: "newest" })).toBe("newest");
    expect(await sortOf({ conditionKeyword: "shoes" })).toBe("relevance");
    for (const keyword of ["terbaru", "new arrivals"])
      expect(await sortOf({ conditionKeyword: keyword })).toBe("newest");
  });

  test("what sells best are all goods in the shop's own order", async () => {
    const shown = async (conditionKeyword: string) => (await list({ conditionKeyword, pageSize: 48 })).dataList;
    for (const keyword of ["terlaris", "best seller"]) expect(await shown(keyword)).toEqual(await shown(""));
    expect((await list({ conditionKeyword: "terlaris" })).help).toBeNull();
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

  test("a range of prices in the words is one that the goods are in", async () => {
    const priced = async (conditionKeyword: string) => (await list({ conditionKeyword, pageSize: 48 })).dataList;
    const all = await priced("");
    const prices = [...new Set(all.map(({ salePrice }) => salePrice))].sort((one, other) => one - other);
    const [least = 0, most = 0] = prices;
    const within = all.filter(({ salePrice }) => salePrice >= least && salePrice <= most);
    expect(within.length).toBeLessThan(all.length);
    for (const keyword of [`${least}-${most}`, `antara ${least / 1000}rb dan ${most / 1000}rb`])
      expect(await codes({ conditionKeyword: keyword, pageSize: 48 }), keyword).toEqual(
        within.map(({ productCode }) => productCode).sort(),
      );
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

  test.each(["😀", "!!!", "-", "#", "?", "c++", "p#", "yang dan di untuk", "the and of"])(
    "a keyword without a word, %s, finds nothing and shows popular goods",
    async (keyword) => {
      const { pageInfo, help } = await list({ conditionKeyword: keyword });
      expect(pageInfo.totalCount).toBe(0);
      expect(help?.correctedKeyword).toBeNull();
      expect(help?.popular.length).toBeGreaterThan(0);
    },
  );

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
    for (const keyword of ["kilat size 43 warna putih", "43 ukuran kilat runner", "white colour kilat no 43"]) {
      expect(await find(keyword), keyword).toEqual(["KR1"]);
      expect((await list({ conditionKeyword: keyword })).help?.droppedWords ?? [], keyword).toEqual([]);
    }
    // What is left out is another word, not the size.
    const inPart = await list({ conditionKeyword: "kilat xyzxyz size 43" });
    const help = { droppedWords: ["xyzxyz"], correctedKeyword: "kilat size 43" };
    expect(inPart).toMatchObject({ dataList: [{ productCode: "KR1" }], help });
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

  test("[LST-04] a list has one address in each language, however it was reached, and what was typed has none", async () => {
    const addressesOf = async (input: object) =>
      (await list(input)).scope.addresses?.map(({ language, address }) => [language, address]);
    const shoes = [
      ["en-US", "/Running%20shoes.html"],
      ["id-ID", "/Sepatu%20lari.html"],
    ];
    for (const input of [
      { categoryCode: "runningshoes" },
      { conditionKeyword: "RUNNING shoes", named: true },
      { conditionKeyword: "sepatu-lari", named: true },
    ])
      expect(await addressesOf(input), JSON.stringify(input)).toEqual(shoes);
    for (const input of [{}, { conditionKeyword: "shoes in the rain" }])
      expect(await addressesOf(input)).toBeUndefined();
    const { data } = await lists.shop.send("{ sitemapLists { addresses { address } } }");
    const listed = (data.sitemapLists as { addresses: { address: string }[] }[]).map(({ addresses }) =>
      addresses.map(({ address }) => address),
    );
    expect(listed).toContainEqual(shoes.map(([, address]) => address));
    expect(new Set(listed.map(([english]) => english)).size).toBe(listed.length);
  });

  test("a name that more goods bear than its category holds finds them all", async () => {
    const elsewhere = sampleProduct({
      productCode: "NET1",
      categoryCodes: ["tshirts"],
      name: { "en-US": "Net for balls", "id-ID": "Jaring balls" },
    });
    await importCatalogue(lists.shop.platform, sampleCatalogue([elsewhere]));
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

  test("a question about delivery leads to the page about it", async () => {
    await savePage(lists.shop.platform, {
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
    await followContent(lists.shop.platform);
    expect((await list({ conditionKeyword: "Ongkir" }, "id-ID")).help?.pages).toEqual([
      { title: "Pengiriman", address: "/page/delivery" },
    ]);
  });

  test("words that a page has are not corrected into goods", async () => {
    expect((await list({ conditionKeyword: "kilta" })).help?.correctedKeyword).toBe("kilat");
    await savePage(lists.shop.platform, {
      pageUrl: "/page/kilta",
      content: {
        "en-US": { h5: [], pc: [{ type: "text", title: "Kilta", text: "A page." }] },
        "id-ID": { h5: [], pc: [{ type: "text", title: "Kilta", text: "Halaman." }] },
      },
      keywords: ["kilta"],
      scheduled: false,
      publishAt: null,
      withdrawAt: null,
    });
    await followContent(lists.shop.platform);
    const { help, pageInfo } = await list({ conditionKeyword: "kilta" });
    expect(help).toMatchObject({ correctedKeyword: null, pages: [{ address: "/page/kilta" }] });
    expect(pageInfo.totalCount).toBe(0);
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
    const suggest = async (keyword: string) => (await lists.shop.send(query, { keyword })).data.searchSuggestions;
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

  test("a suggested price that is the lowest of several says so, as its card does", async () => {
    const skus = [
      sampleSku({ skuCode: "SEVERAL-41", sizeLabel: "41" }),
      sampleSku({ skuCode: "SEVERAL-42", salePrice: 900_000 }),
    ];
    const several = sampleProduct({ productCode: "SEVERAL", name: { "en-US": "Kawi", "id-ID": "Kawi" }, skus });
    const one = sampleProduct({ productCode: "ONE", name: { "en-US": "Bromo", "id-ID": "Bromo" } });
    await importCatalogue(lists.shop.platform, sampleCatalogue([several, one]));
    const query = `query ($keyword: String!) { searchSuggestions(keyword: $keyword) { products { salePrice isLowestPrice } } }`;
    const suggest = async (keyword: string) => (await lists.shop.send(query, { keyword })).data.searchSuggestions;
    expect(await suggest("kawi")).toEqual({ products: [{ salePrice: 800_000, isLowestPrice: true }] });
    expect(await suggest("bromo")).toEqual({ products: [{ salePrice: 800_000, isLowestPrice: false }] });
  });

  test("a number with a unit is no size of shoes, and no number stands for the goods that are named", async () => {
    const heavy = (productCode: string, name: string, sizeSystem: "KG" | "EU", sizeLabel: string) =>
      sampleProduct({
        productCode,
        name: { "en-US": name, "id-ID": name },
        skus: [sampleSku({ skuCode: `${productCode}-S`, sizeSystem, sizeLabel })],
      });
    const goods = [
      heavy("DUMBBELL", "Dumbbell Baja", "KG", "7"),
      heavy("ORBIT", "Orbit 7", "EU", "40"),
      heavy("BOTTLE", "Tumbler 650 ml", "EU", "40"),
    ];
    await importCatalogue(lists.shop.platform, sampleCatalogue(goods));
    for (const keyword of ["dumbbells 7 kg", "dumbbell 7kg", "7 kg"])
      expect(await find(keyword), keyword).toEqual(["DUMBBELL"]);
    expect(await find("tumbler 650ml")).toEqual(["BOTTLE"]);
    for (const [keyword, dropped] of [
      ["xyzxyz 7", ["xyzxyz", "7"]],
      ["7 cm", ["7 cm"]],
    ] as const)
      expect(await list({ conditionKeyword: keyword })).toMatchObject({
        dataList: [],
        help: { droppedWords: dropped },
      });
    expect(await find("orbit 7")).toEqual(["ORBIT"]);
  });

  test("a size that comes into stock can be searched for at once", async () => {
    const sku = sampleSku({ skuCode: "LATE-48", sizeLabel: "48", stock: { DELIVERY: 0 } });
    await importCatalogue(lists.shop.platform, sampleCatalogue([sampleProduct({ productCode: "LATE", skus: [sku] })]));
    expect((await list({ conditionKeyword: "kilat 48" })).help?.droppedWords).toEqual(["48"]);
    await countStock(
      lists.shop.platform,
      [{ skuCode: "LATE-48", locationCode: deliveryLocation, quantity: 1 }],
      "test",
    );
    await followCatalogue(lists.shop.platform);
    expect(await find("kilat 48")).toEqual(["LATE"]);
  });
});

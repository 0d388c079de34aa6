import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importCatalogue } from "../../apps/shop/modules/catalogue/catalogue.ts";
import { followCatalogue } from "../../apps/shop/modules/catalogue/read-models.ts";
import { openTestShop, type TestShop } from "../../apps/shop/testing/shop.ts";
import { generateCatalogue } from "./generate-catalogue.ts";

const query = `query ($input: CatalogProductSearchInput!) { catalogProductSearchInit(input: $input) {
  pageInfo { totalCount } help { correctedKeyword droppedWords popular { productCode } }
  dataList { productName } } }`;

type Found = {
  pageInfo: { totalCount: number };
  help: { correctedKeyword: string | null; droppedWords: string[]; popular: object[] } | null;
  dataList: { productName: string }[];
};

describe("searches on the seeded catalogue", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop("embedded");
    await importCatalogue(shop.platform, generateCatalogue({ products: 600, seed: 2026 }));
    await followCatalogue(shop.platform);
  });
  afterAll(() => shop.close());

  const search = async (conditionKeyword: string, more: object = {}): Promise<Found> => {
    const input = { conditionKeyword, pageSize: 100, ...more };
    const { data } = await shop.send(query, { input }, { language: "en-US" });
    return data.catalogProductSearchInit as Found;
  };
  const names = async (keyword: string) => (await search(keyword)).dataList.map(({ productName }) => productName);
  /** All goods of the catalogue whose English name is one of these. */
  const named = async (name: RegExp) => {
    const all: string[] = [];
    for (let pageNum = 1; all.length === (pageNum - 1) * 100; pageNum += 1)
      all.push(...(await search("", { pageNum })).dataList.map(({ productName }) => productName));
    return all.filter((one) => name.test(one)).sort();
  };

  test("a present is no kind of goods: kado finds none, and what sells best instead", async () => {
    const { pageInfo, help } = await search("kado");
    expect(pageInfo.totalCount).toBe(0);
    expect(help?.correctedKeyword ?? null).toBeNull();
    expect(help?.popular.length).toBeGreaterThan(0);
  });

  test.each([
    ["bottels", "bottle", /Bottle/],
    ["hodies", "hoodie", /Hoodie/],
  ])("%s is corrected to %s, and finds each of them", async (typed, meant, name) => {
    const { dataList, help } = await search(typed);
    expect(help).toMatchObject({ correctedKeyword: meant, droppedWords: [] });
    const found = dataList.map(({ productName }) => productName);
    const goods = await named(name);
    expect(goods.length).toBeGreaterThan(5);
    expect(found).toEqual(expect.arrayContaining(goods));
    expect(found[0]).toMatch(name);
  });

  test.each([
    [["basketball", "basket", "bola basket", "basket ball"], /Basketball/],
    [["tennis", "tenis"], /(?<!Table )Tennis/],
    [["table tennis", "tenis meja", "tenismeja", "ping pong"], /Table Tennis/],
    [["gloves", "glove", "sarung tangan", "sarungtangan"], /Gloves/],
    [["volleyball", "voli", "bola voli"], /Volleyball/],
  ])("each of %j finds all goods so named", async (keywords, name) => {
    const goods = await named(name);
    expect(goods.length).toBeGreaterThan(3);
    for (const keyword of keywords) expect(await names(keyword), keyword).toEqual(expect.arrayContaining(goods));
  });

  test.each([
    ["sepatu basket", "basketball shoes", /Basketball Shoes$/],
    ["sepatu tenis", "tennis shoes", /Tennis Shoes$/],
    ["raket tenis", "tennis rackets", /Tennis Racket$/],
    ["sarung tinju", "boxing gloves", /Boxing Gloves$/],
  ])("%s and %s are the same list, of nothing else", async (indonesian, english, name) => {
    const found = await names(indonesian);
    expect(found).toEqual(await names(english));
    expect(found.length).toBeGreaterThan(3);
    for (const one of found) expect(one).toMatch(name);
  });

  test.each([
    ["legin", "leggings", /Leggings$/],
    ["celana legin", "celana leggings", /Leggings$/],
    ["rompi", "jaket", /Jacket|Windbreaker/],
    ["vest pria", "jacket pria", /Jacket|Windbreaker/],
    ["sepatu anak cowok", "sepatu anak", /Kids'/],
    ["kaos anak perempuan", "kaos anak", /Kids'/],
  ])("%s, which is no word or no goods of ours, shows %s and says so", async (typed, meant, name) => {
    const { dataList, help } = await search(typed);
    expect(help).toMatchObject({ correctedKeyword: meant, droppedWords: [] });
    expect(dataList.length).toBeGreaterThan(3);
    for (const { productName } of dataList.slice(0, 4)) expect(productName).toMatch(name);
  });

  test.each(["anak perempuan", "baju anak perempuan", "celana anak cowok"])(
    "%s shows what children wear",
    async (keyword) => {
      const found = await names(keyword);
      expect(found.length).toBeGreaterThan(3);
      for (const one of found) expect(one).toMatch(/Kids'/);
    },
  );

  test.each(["hoodie", "hoodie pria"])("jackets that share a category with hoodies are none: %s", async (keyword) => {
    const found = await names(keyword);
    expect(found.length).toBeGreaterThan(2);
    for (const one of found) expect(one).toMatch(/Hoodie/);
  });

  test.each(["sepatu merah", "red shoes", "sepatu pria", "sepatu murah"])(
    "a bag for shoes is no shoe: %s finds none",
    async (keyword) => {
      const found = await names(keyword);
      expect(found.length).toBeGreaterThan(10);
      expect(found.filter((one) => /Gym Sack/.test(one))).toEqual([]);
    },
  );

  test.each(["tas sepatu", "shoe bag"])("%s finds the bags for shoes, and no shoe", async (keyword) => {
    expect((await names(keyword)).sort()).toEqual(await named(/Gym Sack$/));
  });

  test.each(["sepatu cowok", "sepatu pria", "men's shoes", "sepatu cowok murah"])(
    "a child's shoe that is named after a man is none for men: %s",
    async (keyword) => {
      const found = await names(keyword);
      expect(found.length).toBeGreaterThan(30);
      expect(found[0]).toMatch(/ Men's /);
      expect(found.filter((one) => /Kids'/.test(one))).toEqual([]);
    },
  );

  test("what is named after a man is found by its name", async () => {
    const goods = await named(/Sixth Man/);
    expect(goods.some((one) => /Kids'/.test(one))).toBe(true);
    expect((await names("sixth man")).sort()).toEqual(goods);
  });

  test("a product whose name ends in a number comes before goods in that size", async () => {
    for (const name of ["Raung 5", "Kolong 5"]) expect((await names(name))[0]).toMatch(new RegExp(`^${name} `));
    const inSize = (await search("sepatu", { filters: [{ name: "size", codes: ["EU-42"] }] })).dataList;
    expect(inSize.length).toBeGreaterThan(20);
    expect((await names("sepatu 42")).sort()).toEqual(inSize.map(({ productName }) => productName).sort());
  });

  test.each([
    ["kaoskaki", "kaos kaki"],
    ["sepatulari", "sepatu lari"],
    ["yogamat", "yoga mat"],
    ["matrasyoga", "matras yoga"],
    ["sportsbra", "sports bra"],
    ["swim suit", "swimsuit"],
    ["back pack", "backpack"],
    ["foot ball", "football"],
    ["t shirt", "tshirt"],
  ])("spaces do not matter: %s finds what %s does", async (typed, meant) => {
    const found = await names(typed);
    expect(found.length).toBeGreaterThan(3);
    expect(found).toEqual(await names(meant));
  });
});

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

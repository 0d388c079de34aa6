import { testEngines } from "@gelora/testkit/test-databases.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { importCatalogue } from "../catalogue/catalogue.ts";
import { sampleCatalogue, sampleProduct } from "../catalogue/testing/sample-catalogue.ts";
import { openListsForAll } from "./testing/lists.ts";

describe.each(testEngines)("terms of two words on %s", (engine) => {
  const lists = openListsForAll(engine);
  const { list, find } = lists;

  const clothes = (productCode: string, indonesian: string, english: string, sport = "RUNNING") =>
    sampleProduct({
      productCode,
      name: { "id-ID": indonesian, "en-US": english },
      categoryCodes: ["apparel"],
      sport,
      keywords: ["jersey bola"],
    });
  beforeAll(async () => {
    const goods = [
      clothes("SOCKS", "Kaus Kaki Rinjani", "Rinjani Socks"),
      clothes("SWIMSUIT", "Baju Renang Muslimah", "Modest Swimsuit"),
      clothes("SHORTS", "Celana Pendek Lompat", "Leaping Shorts"),
      clothes("TROUSERS", "Celana Lompat", "Leaping Trousers"),
      clothes("FOOTBALL-JERSEY", "Jersey Garuda", "Garuda Jersey", "FOOTBALL"),
      clothes("CYCLING-JERSEY", "Jersey Tanjakan", "Climbing Jersey"),
    ];
    await importCatalogue(lists.shop.platform, sampleCatalogue([...goods, sampleProduct({ productCode: "KR2" })]));
  });

  test.each(["kaos", "kaus", "baju", "shirt"])("%s finds shirts, and neither socks nor swimwear", async (keyword) => {
    expect(await find(keyword)).toEqual(["TS1"]);
  });

  test.each([
    ["kaos kaki", "SOCKS"],
    ["kaus kaki", "SOCKS"],
    ["kaos kaki rinjani", "SOCKS"],
    ["kaos kaki xyzxyz", "SOCKS"],
    ["baju renang", "SWIMSUIT"],
  ])("the whole term finds its goods: %s", async (keyword, code) => {
    expect(await find(keyword)).toEqual([code]);
  });

  test.each([
    ["kaos rinjani", "SOCKS"],
    ["baju muslimah", "SWIMSUIT"],
  ])("where nothing else is found, a part of the term does: %s", async (keyword, code) => {
    expect(await list({ conditionKeyword: keyword })).toMatchObject({ dataList: [{ productCode: code }], help: null });
  });

  test("trousers come before shorts, whichever sells better", async () => {
    const inOrder = async (keyword: string) =>
      (await list({ conditionKeyword: keyword })).dataList.map(({ productCode }) => productCode);
    expect(await inOrder("celana lompat")).toEqual(["TROUSERS", "SHORTS"]);
    expect(await inOrder("celana pendek lompat")).toEqual(["SHORTS"]);
  });

  test.each(["baju bola", "jersey bola", "kaos bola garuda", "jersey bola xyzxyz"])(
    "%s is of football alone",
    async (keyword) => {
      expect(await find(keyword)).toEqual(["FOOTBALL-JERSEY"]);
    },
  );
});

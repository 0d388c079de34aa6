import { testEngines } from "@gelora/testkit/test-databases.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { importCatalogue } from "../catalogue/catalogue.ts";
import { sampleCatalogue, sampleProduct, sampleSku } from "../catalogue/testing/sample-catalogue.ts";
import { openListsForAll } from "./testing/lists.ts";

describe.each(testEngines)("colours in the words on %s", (engine) => {
  const lists = openListsForAll(engine);
  const { list, find } = lists;

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
      { ...sandal("VISOR", "navy", "coral"), name: { "en-US": "Merbabu Visor", "id-ID": "Visor Merbabu" } },
    ];
    await importCatalogue(lists.shop.platform, sampleCatalogue(goods));
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

  test("where no such goods have the colour, those in one near to it are found, in that one", async () => {
    const { dataList, help } = await list({ conditionKeyword: "visor merah" });
    expect(dataList).toMatchObject([{ productCode: "VISOR", mobileMediaLink: expect.stringContaining("f26a5a") }]);
    expect(help?.droppedWords ?? []).toEqual([]);
  });

  test("a price in the words limits the list, which keeps its other words", async () => {
    expect(await find("sandal merah di bawah 1 juta")).toEqual(["REDS"]);
    expect(await find("sandal di bawah 600rb")).toEqual(["REDS"]);
    expect(await find("sandal di atas 600 ribu")).toEqual(["BLUES", "CORALS", "PINKS"]);
  });

  test("where nothing is under the price that is named, the cheapest come first, and the list says so", async () => {
    const { dataList, help, sortList } = await list({ conditionKeyword: "sandal di bawah Rp100.000" });
    expect(dataList[0]).toMatchObject({ productCode: "REDS" });
    expect(help).toMatchObject({ correctedKeyword: "sandal", droppedWords: ["di bawah rp100.000"] });
    expect(sortList?.find(({ selected }) => selected)?.code).toBe("price-up");
    const { dataList: dearest } = await list({ conditionKeyword: "sandal di atas 90 juta" });
    expect(dearest.map(({ productCode }) => productCode)).toHaveLength(4);
    expect((await list({ conditionKeyword: "zzzzz di bawah 100 ribu" })).dataList).toEqual([]);
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

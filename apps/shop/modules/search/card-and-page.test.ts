import { minutes } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { importCatalogue } from "../catalogue/catalogue.ts";
import { followCatalogue } from "../catalogue/read-models.ts";
import { sampleCatalogue, sampleProduct, sampleSku } from "../catalogue/testing/sample-catalogue.ts";
import { followCampaigns, writeCampaigns } from "../flash-sales/flash-sales.ts";
import { campaignOf } from "../flash-sales/testing/campaigns.ts";
import { deliveryLocation } from "../stock/stock.ts";
import { cardFields, pageBehindCard, type ShownCard } from "./testing/page-behind-card.ts";
import { followOffers } from "./use-cases/follow-offers.ts";

const by = { kind: "program", name: "offer-import" } as const;
const query = `query ($input: CatalogProductSearchInput!) {
  catalogProductSearchInit(input: $input) { dataList { ${cardFields} } } }`;

const colours = [
  { colourCode: "RED", name: { "en-US": "Red", "id-ID": "Merah" }, hex: "cf2430" },
  { colourCode: "NAVY", name: { "en-US": "Navy", "id-ID": "Biru dongker" }, hex: "1d2a4d" },
] as const;

/** Each at a list price of its own, so that a card cannot take it from another sku. */
const skus = [
  { name: "RED-41", colourCode: "RED", sizeLabel: "41", salePrice: 490_000, listPrice: 910_000 },
  { name: "RED-42", colourCode: "RED", sizeLabel: "42", salePrice: 600_000, listPrice: 920_000 },
  { name: "NAVY-41", colourCode: "NAVY", sizeLabel: "41", salePrice: 700_000, listPrice: 930_000 },
  { name: "NAVY-42", colourCode: "NAVY", sizeLabel: "42", salePrice: 800_000, listPrice: 940_000 },
] as const;

/** Less than every other sku, or only less than the sku's own price. */
const reductions = { cheapest: () => 350_000, cheaper: (salePrice: number) => salePrice - 10_000 };
const quota = 2;
/** The common stock of a product's skus, by the sku and the one in the flash sale. */
const stocks = {
  there: () => 5,
  "there in other sizes and colours": (name: string, flash: string) => (name === flash ? 0 : 5),
  "there in the other colour": (name: string, flash: string) => (name.split("-")[0] === flash.split("-")[0] ? 0 : 5),
  gone: () => 0,
};

type Case = { readonly flash: string; readonly price: number; readonly stockOf: (name: string) => number };

const cases: readonly Case[] = skus.flatMap(({ name: flash, salePrice }) =>
  Object.values(reductions).flatMap((reduced) =>
    Object.values(stocks).map((stock) => ({
      flash,
      price: reduced(salePrice),
      stockOf: (name: string) => stock(name, flash),
    })),
  ),
);

const codeOf = (index: number): string => `CASE${index}`;

function product({ flash, stockOf }: Case, index: number) {
  return sampleProduct({
    productCode: codeOf(index),
    name: { "en-US": "Rinjani Sandal", "id-ID": "Sandal Rinjani" },
    colours: colours.map(({ hex, ...colour }) => ({
      ...colour,
      swatch: [`#${hex}`, "#ffffff", "#1c1c20"] as const,
      media: [`drawn/v1/running-shoe/side/${hex}-ffffff-1c1c20/kilat/1`],
    })),
    skus: skus.map(({ name, ...sku }) => {
      const quantity = stockOf(name) + (name === flash ? quota : 0);
      return sampleSku({ ...sku, skuCode: `${codeOf(index)}-${name}`, stock: { [deliveryLocation]: quantity } });
    }),
  });
}

const selected = {
  red: { name: "colour", codes: ["RED"] },
  blue: { name: "colour", codes: ["BLUE"] },
  both: { name: "colour", codes: ["RED", "BLUE"] },
  low: { name: "price", codes: ["250000-500000"] },
  high: { name: "price", codes: ["500000-1000000"] },
} as const;

const lists: readonly { readonly what: string; readonly input: object }[] = [
  { what: "without a colour", input: {} },
  { what: "with one colour selected", input: { filters: [{ name: "colour", codes: ["RED"] }] } },
  { what: "with the other colour selected", input: { filters: [{ name: "colour", codes: ["BLUE"] }] } },
  { what: "with both colours selected", input: { filters: [{ name: "colour", codes: ["RED", "BLUE"] }] } },
  { what: "with a colour in the words", input: { conditionKeyword: "sandal merah" } },
  { what: "with the other colour in the words", input: { conditionKeyword: "navy blue sandals" } },
  { what: "with a colour and a price selected", input: { filters: [selected.red, selected.low] } },
  { what: "with the other colour and a price selected", input: { filters: [selected.blue, selected.high] } },
  { what: "with both colours and a price selected", input: { filters: [selected.both, selected.low] } },
  { what: "with a colour in the words, by price", input: { conditionKeyword: "sandal merah", sort: "price-up" } },
];

describe.each(testEngines)("a card and the page behind it, on the %s database", (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
    await importCatalogue(shop.platform, sampleCatalogue(cases.map(product)));
    const now = shop.platform.clock.now().getTime();
    const period = { begins: new Date(now + minutes(10)), ends: new Date(now + minutes(20)) };
    await writeCampaigns(
      shop.platform,
      by,
      cases.map(({ flash, price }, index) =>
        campaignOf(`SALE${index}`, { skuCode: `${codeOf(index)}-${flash}`, price, quota }, period),
      ),
    );
  });
  afterAll(() => shop.close());

  const listed = async (input: object): Promise<ShownCard[]> => {
    await followCampaigns(shop.platform);
    await followOffers(shop.platform);
    const { data } = await shop.send(query, { input: { ...input, pageSize: 100 } });
    return (data.catalogProductSearchInit as { dataList: ShownCard[] }).dataList;
  };

  describe.each([
    { moment: "before a flash sale", after: 0 },
    { moment: "during a flash sale", after: 15 },
    { moment: "after a flash sale", after: 25 },
  ])("$moment", ({ after }) => {
    test.each(lists)("[LST-19~][Q62] $what, both show the same of every product", async ({ input }) => {
      shop.platform.clock.setOffset(minutes(after));
      const cards = await listed(input);
      expect(cards.length).toBeGreaterThan(0);
      for (const card of cards) expect(card).toEqual(await pageBehindCard(shop, card));
    });
  });

  test("[LST-19~] a selected colour is shown at the price of its flash sale, and only it", async () => {
    shop.platform.clock.setOffset(minutes(15));
    const index = cases.findIndex(({ flash, price }) => flash === "NAVY-42" && price === 350_000);
    const cardOf = async (input: object) =>
      (await listed(input)).find(({ productCode }) => productCode === codeOf(index));
    const inColour = (code: string) => cardOf({ filters: [{ name: "colour", codes: [code] }] });
    const flash = { salePrice: 350_000, productPrice: 940_000, mobileMediaLink: expect.stringContaining("1d2a4d") };
    expect(await cardOf({})).toMatchObject({ ...flash, shownColourCode: null });
    expect(await inColour("BLUE")).toMatchObject({ ...flash, shownColourCode: "NAVY" });
    expect(await inColour("RED")).toMatchObject({ salePrice: 490_000, productPrice: 910_000, shownColourCode: "RED" });
  });

  test("the flash sale's own page shows each sku in its colour", async () => {
    shop.platform.clock.setOffset(minutes(15));
    await followCampaigns(shop.platform);
    const { data } = await shop.send(
      "{ flashSale { campaignList { skuList { skuCode product { mobileMediaLink } } } } }",
    );
    const { campaignList } = data.flashSale as {
      campaignList: { skuList: { skuCode: string; product: { mobileMediaLink: string } }[] }[];
    };
    const shown = campaignList.flatMap(({ skuList }) => skuList);
    expect(shown).toHaveLength(cases.length);
    for (const { skuCode, product } of shown) {
      const { hex } = colours.find(({ colourCode }) => skuCode.includes(`-${colourCode}-`)) ?? {};
      expect(product.mobileMediaLink).toContain(hex);
    }
  });

  test("[Q62] goods without a sku in a colour are in no list of it", async () => {
    const bare = product({ flash: "", price: 0, stockOf: () => 5 }, cases.length);
    const red = bare.skus.filter(({ colourCode }) => colourCode === "RED");
    await importCatalogue(shop.platform, sampleCatalogue([{ ...bare, skus: red }]));
    await followCatalogue(shop.platform);
    const cardsIn = async (code: string) => listed({ filters: [{ name: "colour", codes: [code] }] });
    const isBare = ({ productCode }: ShownCard) => productCode === bare.productCode;
    expect((await cardsIn("BLUE")).filter(isBare)).toEqual([]);
    expect((await cardsIn("RED")).filter(isBare)).toMatchObject([{ salePrice: 490_000, shownColourCode: "RED" }]);
    const [card] = (await listed({ conditionKeyword: "sandal biru" })).filter(isBare);
    expect(card).toBeUndefined();
  });
});

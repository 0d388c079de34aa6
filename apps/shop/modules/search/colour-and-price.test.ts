import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { importCatalogue } from "../catalogue/catalogue.ts";
import { sampleCatalogue, sampleProduct, sampleSku } from "../catalogue/testing/sample-catalogue.ts";
import { deliveryLocation } from "../stock/stock.ts";

const query = `query ($input: CatalogProductSearchInput!) { catalogProductSearchInit(input: $input) {
  pageInfo { totalCount } dataList { productCode salePrice shownColourCode } filterList { code items { code count } } } }`;

const colours = {
  GREY: { name: { "en-US": "Grey", "id-ID": "Abu-abu" }, hex: "8f949b" },
  WHITE: { name: { "en-US": "White", "id-ID": "Putih" }, hex: "f7f6f2" },
  RED: { name: { "en-US": "Red", "id-ID": "Merah" }, hex: "cf2430" },
} as const;

type Piece = {
  readonly colourCode: keyof typeof colours;
  readonly sizeLabel: string;
  readonly salePrice: number;
  readonly listPrice?: number;
  readonly stock?: number;
};

/** Shirts whose colours differ in what they cost, in their reductions and in their sizes. */
const shirts: Readonly<Record<string, readonly Piece[]>> = {
  // Only the white one is cheap, and reduced.
  CHEAP_IN_WHITE: [
    { colourCode: "GREY", sizeLabel: "M", salePrice: 189_000 },
    { colourCode: "WHITE", sizeLabel: "M", salePrice: 99_000, listPrice: 198_000 },
  ],
  CHEAP_IN_GREY: [
    { colourCode: "GREY", sizeLabel: "L", salePrice: 95_000, listPrice: 190_000 },
    { colourCode: "RED", sizeLabel: "L", salePrice: 290_000 },
  ],
  GREY_ALONE: [{ colourCode: "GREY", sizeLabel: "M", salePrice: 149_000 }],
  // A red one in M is none to be had.
  GONE_IN_RED: [
    { colourCode: "GREY", sizeLabel: "M", salePrice: 120_000 },
    { colourCode: "RED", sizeLabel: "M", salePrice: 120_000, stock: 0 },
    { colourCode: "RED", sizeLabel: "L", salePrice: 120_000 },
  ],
};

function shirt(productCode: string, pieces: readonly Piece[]) {
  const codes = [...new Set(pieces.map(({ colourCode }) => colourCode))];
  return sampleProduct({
    productCode,
    categoryCodes: ["tshirts"],
    name: { "en-US": "Bromo Shirt", "id-ID": "Kaos Bromo" },
    colours: codes.map((colourCode) => ({
      colourCode,
      name: colours[colourCode].name,
      swatch: [`#${colours[colourCode].hex}`, "#ffffff", "#1c1c20"] as const,
      media: [`drawn/v1/training-tee/front/${colours[colourCode].hex}-ffffff-1c1c20/kilat/1`],
    })),
    skus: pieces.map(({ stock = 5, sizeLabel, listPrice, ...piece }) =>
      sampleSku({
        ...piece,
        sizeSystem: "LETTER",
        sizeLabel,
        listPrice: listPrice ?? piece.salePrice,
        skuCode: `${productCode}-${piece.colourCode}-${sizeLabel}`,
        stock: { [deliveryLocation]: stock },
      }),
    ),
  });
}

type Filters = Readonly<Record<string, readonly string[]>>;

type Listed = {
  readonly pageInfo: { readonly totalCount: number };
  readonly dataList: readonly { productCode: string; salePrice: number; shownColourCode: string | null }[];
  readonly filterList: readonly { code: string; items: readonly { code: string; count: number }[] }[];
};

describe("[LST-09][LST-16~] a list about a colour goes by that colour's own skus", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop("embedded");
    await importCatalogue(
      shop.platform,
      sampleCatalogue(Object.entries(shirts).map(([code, own]) => shirt(code, own))),
    );
  });
  afterAll(() => shop.close());

  const listed = async (input: object): Promise<Listed> => {
    const { data } = await shop.send(query, { input });
    return data.catalogProductSearchInit as Listed;
  };
  const codesOf = ({ dataList }: Listed) => dataList.map(({ productCode }) => productCode).sort();
  const filter = (filters: Filters) => ({
    filters: Object.entries(filters).map(([name, codes]) => ({ name, codes })),
  });
  const countOf = ({ filterList }: Listed, group: string, value: string) =>
    filterList.find(({ code }) => code === group)?.items.find(({ code }) => code === value)?.count ?? 0;

  test("a search for a colour under a price finds only those that cost so in that colour", async () => {
    const found = await listed({ conditionKeyword: "kaos abu-abu di bawah 150rb" });
    expect(codesOf(found)).toEqual(["CHEAP_IN_GREY", "GONE_IN_RED", "GREY_ALONE"]);
    for (const card of found.dataList) expect(card.salePrice).toBeLessThanOrEqual(150_000);
    expect(found.dataList.map(({ shownColourCode }) => shownColourCode)).toEqual(["GREY", "GREY", "GREY"]);
  });

  test.each<{ what: string; filters: Filters; codes: string[] }>([
    { what: "a band of prices", filters: { price: ["0-100000"] }, codes: ["CHEAP_IN_GREY"] },
    { what: "a discount", filters: { discount: ["50"] }, codes: ["CHEAP_IN_GREY"] },
    { what: "a size", filters: { size: ["LETTER-L"] }, codes: ["CHEAP_IN_GREY"] },
  ])("a colour with $what needs one piece that is both", async ({ filters, codes }) => {
    expect(codesOf(await listed(filter({ ...filters, colour: ["GREY"] })))).toEqual(codes);
  });

  test("of several selected colours the card shows the one that fulfils the rest", async () => {
    const found = await listed(filter({ colour: ["GREY", "WHITE"], price: ["0-100000"] }));
    expect(found.dataList.map(({ salePrice, shownColourCode }) => [shownColourCode, salePrice]).sort()).toEqual([
      ["GREY", 95_000],
      ["WHITE", 99_000],
    ]);
  });

  test("a size that is gone in a colour is not offered there, and its goods are not listed", async () => {
    const red = await listed(filter({ colour: ["RED"] }));
    expect([countOf(red, "size", "LETTER-L"), countOf(red, "size", "LETTER-M")]).toEqual([2, 0]);
    expect(codesOf(await listed(filter({ colour: ["RED"], size: ["LETTER-M"] })))).toEqual([]);
    const medium = await listed(filter({ size: ["LETTER-M"] }));
    expect([countOf(medium, "colour", "GREY"), countOf(medium, "colour", "RED")]).toEqual([3, 0]);
  });

  test("every count of a filter is the number of goods that it then lists", async () => {
    const starts: Filters[] = [
      {},
      { colour: ["GREY"] },
      { colour: ["RED"] },
      { size: ["LETTER-M"] },
      { price: ["100000-250000"] },
    ];
    for (const start of starts) {
      const { filterList } = await listed(filter(start));
      const others = filterList.filter(({ code }) => !(code in start) && code !== "category");
      for (const { code, items } of others)
        for (const { code: value, count } of items)
          expect((await listed(filter({ ...start, [code]: [value] }))).pageInfo.totalCount, `${code} ${value}`).toBe(
            count,
          );
    }
  });

  test("in order of price a colour's own prices count", async () => {
    const prices = async (sort: string) =>
      (await listed({ ...filter({ colour: ["GREY"] }), sort })).dataList.map(({ salePrice }) => salePrice);
    expect(await prices("price-up")).toEqual([95_000, 120_000, 149_000, 189_000]);
    expect(await prices("price-down")).toEqual([189_000, 149_000, 120_000, 95_000]);
    const cheapest = await listed({ conditionKeyword: "kaos abu-abu termurah" });
    expect(cheapest.dataList.map(({ salePrice }) => salePrice)).toEqual([95_000, 120_000, 149_000, 189_000]);
  });
});

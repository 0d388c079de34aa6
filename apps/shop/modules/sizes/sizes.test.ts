import type { SizeGuideRecord } from "@gelora/contracts/size-guide.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memberShopper } from "../../testing/member.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { field, guestShopper, type Shopper } from "../../testing/shopper.ts";
import { importCatalogue } from "../catalogue/catalogue.ts";
import { sampleCatalogue, sampleProduct, sampleProducts, sampleSku } from "../catalogue/testing/sample-catalogue.ts";
import { writeSizeGuides } from "./sizes.ts";
import { shoeGuide as guide, sampleGuides } from "./testing/guides.ts";

const tree = `{ querySizeGuideDetailList(input: { _: true }) { tenantCode domainCode orgCode siteCode
  categoryList { categoryCode categoryName sizeGuideBrandObjects { brandCode brandName }
    categoryList { categoryCode sizeGuideBrandObjects { brandCode } categoryList { categoryCode sizeGuideBrandObjects { brandCode } } } } } }`;
const detail = `query ($category: String!, $brand: String!) { getSizeGuideDetail(categoryCode: $category, brandCode: $brand)
  { id sizeGuideId brandCode categoryCode sizeGuide siteCode fit charts { wearer wearerName kind rows { name sizeCode fits { measure from to } } } } }`;
const sizes = `query ($code: String!) { productInit(input: { productCode: $code })
  { sizeFacts { needsGuide fit fitText fitNote kind
  chart { wearer kind measures { measure name } rows { sizeCode name otherNames } } sizes { valueCode sizeCode otherNames fits { measure from to } } } } }`;

describe.each(testEngines)("size guides, on the %s database", (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
    const shoe = (productCode: string, sizeSystem: "UK" | "US", sizeLabel: string) =>
      sampleProduct({ productCode, skus: [sampleSku({ skuCode: `${productCode}-1`, sizeSystem, sizeLabel })] });
    const noted = sampleProduct({
      productCode: "FIT1",
      fit: { fit: "LARGE", note: { "en-US": "Wide heel.", "id-ID": "Tumit lebar." } },
    });
    const products = [
      ...sampleProducts(),
      noted,
      shoe("UK8", "UK", "8"),
      shoe("US9", "US", "9"),
      shoe("UK11", "UK", "11"),
    ];
    await importCatalogue(shop.platform, sampleCatalogue(products));
    await writeSizeGuides(shop.platform, sampleGuides);
  });
  afterAll(() => shop.close());

  const read = async (category: string, brand = "KILAT", language = "en-US") =>
    field<{ sizeGuide: string; categoryCode: string; charts: unknown } | null>(
      await shop.send(detail, { category, brand }, { language }),
      "getSizeGuideDetail",
    );
  const sizesOf = async (code: string, language = "en-US") =>
    field<{ sizeFacts: { chart: unknown; sizes: { valueCode: string; otherNames: string[] }[] } }>(
      await shop.send(sizes, { code }, { language }),
      "productInit",
    ).sizeFacts;

  test("[SZG-04, SZG-05, SZG-08, OPS-48, CON-18] the tree holds the categories with guides, three levels deep, with their brands", async () => {
    expect(field(await shop.send(tree, {}, { language: "en-US" }), "querySizeGuideDetailList")).toEqual({
      tenantCode: "GELORA",
      domainCode: "gelora-id",
      orgCode: "GELORA",
      siteCode: "gelora-id",
      categoryList: [
        {
          categoryCode: "footwear",
          categoryName: "Footwear",
          sizeGuideBrandObjects: [],
          categoryList: [
            { categoryCode: "runningshoes", sizeGuideBrandObjects: [{ brandCode: "KILAT" }], categoryList: [] },
          ],
        },
        {
          categoryCode: "apparel",
          categoryName: "Apparel",
          sizeGuideBrandObjects: [],
          categoryList: [
            {
              categoryCode: "tops",
              sizeGuideBrandObjects: [],
              categoryList: [{ categoryCode: "tshirts", sizeGuideBrandObjects: [{ brandCode: "KILAT" }] }],
            },
          ],
        },
      ],
    });
  });

  test("[SZG-06, SZG-09, OPS-49] a guide is HTML in the asked language, with everything from the data escaped", async () => {
    expect(await read("runningshoes")).toMatchObject({
      id: "runningshoes-KILAT",
      sizeGuideId: "runningshoes-KILAT",
      brandCode: "KILAT",
      categoryCode: "runningshoes",
      siteCode: "gelora-id",
      fit: "SMALL",
    });
    const english = (await read("runningshoes"))?.sizeGuide ?? "";
    expect(english).toContain("<caption>Men</caption>");
    expect(english).toContain('<th scope="row">42</th><td>8</td><td>9</td><td>26.5</td><td>25.7–26.3</td>');
    expect(english).toContain("Narrow &lt;toe&gt; box.");
    expect(english).not.toContain("<toe>");
    expect((await read("runningshoes", "KILAT", "id-ID"))?.sizeGuide).toContain("<td>26,5</td><td>25,7–26,3</td>");
  });

  test.each(["roadrunning", "Road running shoes", "SEPATU LARI JALAN RAYA", "Running shoes"])(
    "[SZG-06, K29] %s is a category with the guide of the nearest one above, by code or name",
    async (category) => {
      expect((await read(category))?.categoryCode).toBe("runningshoes");
    },
  );

  test.each([
    ["roadrunning", "PUSAKA"],
    ["roadrunning", "NOBODY"],
    ["footballs", "KILAT"],
    ["", ""],
  ])("[SZG-07] category %j of brand %j has no guide", async (category, brand) => {
    expect(await read(category, brand)).toBeNull();
  });

  test("a product's sizes have their other names and what they fit, by the guide or else the standard", async () => {
    expect(await sizesOf("KR1", "id-ID")).toMatchObject({
      needsGuide: true,
      fit: "SMALL",
      fitNote: "Bagian <jari> sempit.",
    });
    expect((await sizesOf("KR1"))?.sizes.find(({ valueCode }) => valueCode === "EU-42")).toEqual({
      valueCode: "EU-42",
      sizeCode: "EU-42",
      otherNames: ["UK 8", "US 9", "26.5 cm"],
      fits: [{ measure: "foot", from: 25.7, to: 26.3 }],
    });
    // A label stays as printed on the box; a length is written as the language writes numbers.
    expect((await sizesOf("UK8", "id-ID"))?.chart).toMatchObject({
      rows: [{ name: "UK 7.5" }, { name: "UK 8", otherNames: ["EU 42", "US 9", "26,5 cm"] }, { name: "UK 9" }],
    });
    expect((await sizesOf("UK11"))?.sizes).toEqual([
      { valueCode: "UK-11", sizeCode: "EU-45.5", otherNames: ["EU 45.5", "US 12", "29 cm"], fits: [] },
    ]);
    expect(await sizesOf("PB1")).toMatchObject({ needsGuide: false, fit: null, kind: null, chart: null });
  });

  test("what a product says of its fit comes before its brand's guide, in both languages", async () => {
    expect(await sizesOf("FIT1")).toMatchObject({
      fit: "LARGE",
      fitText: "Runs large: take one size down if you are between two.",
      fitNote: "Wide heel.",
    });
    expect(await sizesOf("FIT1", "id-ID")).toMatchObject({
      fitText: "Ukurannya agak besar: turun satu ukuran kalau kamu di antara dua ukuran.",
      fitNote: "Tumit lebar.",
    });
    expect(await sizesOf("KR1")).toMatchObject({ fitText: expect.stringContaining("Runs small") });
  });

  test("a chart gives sizes in the goods' own label, as lists file them, and which of one's sizes they are", async () => {
    expect((await sizesOf("UK8"))?.chart).toEqual({
      wearer: "MEN",
      kind: "SHOES",
      measures: [{ measure: "foot", name: "Foot length" }],
      rows: [
        { sizeCode: "EU-41", name: "UK 7.5", otherNames: ["EU 41", "US 8.5", "26 cm"] },
        { sizeCode: "EU-42", name: "UK 8", otherNames: ["EU 42", "US 9", "26.5 cm"] },
        { sizeCode: "EU-43", name: "UK 9", otherNames: ["EU 43", "US 10", "27 cm"] },
      ],
    });
    expect(await sizesOf("TS1")).toMatchObject({ kind: "WOMEN_TOPS", chart: { kind: "WOMEN_TOPS" } });
    expect((await read("tshirts"))?.charts).toEqual([
      {
        wearer: "WOMEN",
        wearerName: "Women",
        kind: "WOMEN_TOPS",
        rows: [
          { name: "S", sizeCode: "LETTER-S", fits: [{ measure: "chest", from: 80, to: 86 }] },
          { name: "M", sizeCode: "LETTER-M", fits: [{ measure: "chest", from: 86, to: 92 }] },
        ],
      },
    ]);
  });

  test("a foot has one size in the filters, whatever the labels say", async () => {
    const list = `query ($filters: [FilterChoice!]) { catalogProductSearchInit(input: { categoryCode: "runningshoes", filters: $filters, pageSize: 20 })
      { dataList { productCode } filterList { code items { code count } } } }`;
    const ask = async (codes: string[]) =>
      field<{
        dataList: { productCode: string }[];
        filterList: { code: string; items: { code: string; count: number }[] }[];
      }>(
        await shop.send(list, { filters: codes.length > 0 ? [{ name: "size", codes }] : [] }),
        "catalogProductSearchInit",
      );
    const { filterList } = await ask([]);
    expect(filterList.find(({ code }) => code === "size")?.items).toEqual([
      { code: "EU-41", count: 1 },
      { code: "EU-42", count: 4 },
      { code: "EU-43", count: 1 },
      { code: "EU-45.5", count: 1 },
    ]);
    const found = (await ask(["EU-42"])).dataList.map(({ productCode }) => productCode);
    expect(found.toSorted()).toEqual(["FIT1", "KR1", "UK8", "US9"]);
  });

  describe("the sizes of a member", () => {
    const sizesNow = async (shopper: Shopper) =>
      field<{ kind: string; sizeCode: string }[]>(await shopper.send("{ mySizes { kind sizeCode } }"), "mySizes");
    const remember = (shopper: Shopper, sizes: object[], onlyMissing = false) =>
      shopper.send("mutation ($input: RememberSizesInput!) { rememberSizes(input: $input) { success } }", {
        input: { sizes, onlyMissing },
      });

    test("are one of each kind, theirs alone, changed, kept at a sign-in, and forgotten", async () => {
      const [one, other] = [await memberShopper(shop), await memberShopper(shop)];
      await remember(one, [
        { kind: "SHOES", sizeCode: "EU-42" },
        { kind: "MEN_TOPS", sizeCode: "LETTER-M" },
      ]);
      await remember(one, [{ kind: "SHOES", sizeCode: "EU-42.5" }]);
      const guests = [
        { kind: "SHOES", sizeCode: "EU-39" },
        { kind: "SOCKS", sizeCode: "LETTER-S" },
      ];
      await remember(one, guests, true);
      expect(await sizesNow(one)).toEqual([
        { kind: "MEN_TOPS", sizeCode: "LETTER-M" },
        { kind: "SHOES", sizeCode: "EU-42.5" },
        { kind: "SOCKS", sizeCode: "LETTER-S" },
      ]);
      expect(await sizesNow(other)).toEqual([]);
      await one.send('mutation { forgetSizes(input: { kinds: ["SHOES", "SOCKS", "NONE"] }) { success } }');
      expect(await sizesNow(one)).toEqual([{ kind: "MEN_TOPS", sizeCode: "LETTER-M" }]);
    });

    test("hold only kinds and sizes that there may be, the last of each, and none of a guest", async () => {
      const member = await memberShopper(shop);
      await remember(member, [
        { kind: "HATS", sizeCode: "LETTER-M" },
        { kind: "SHOES", sizeCode: "42" },
        { kind: "SHOES", sizeCode: `EU-${"4".repeat(40)}` },
        { kind: "GLOVES", sizeCode: "LETTER-S" },
        { kind: "GLOVES", sizeCode: "LETTER-M" },
      ]);
      expect(await sizesNow(member)).toEqual([{ kind: "GLOVES", sizeCode: "LETTER-M" }]);
      const guest = await guestShopper(shop);
      expect((await guest.send("{ mySizes { kind } }")).errors?.[0]?.extensions?.code).toBe("ACCOUNT_NEEDED");
    });
  });

  test("writing the same guides changes nothing; a changed one is read and filed at once", async () => {
    expect(await writeSizeGuides(shop.platform, sampleGuides)).toBe(0);
    expect(await writeSizeGuides(shop.platform, [{ ...guide, fit: "LARGE" }])).toBe(1);
    expect(await sizesOf("KR1")).toMatchObject({ fit: "LARGE" });
    expect(await writeSizeGuides(shop.platform, sampleGuides)).toBe(1);
  });

  test.each<[string, Partial<SizeGuideRecord>]>([
    ["two charts are for the same wearers", { charts: [...guide.charts, ...guide.charts] }],
    ["a size has no name", { charts: [{ wearer: "MEN", rows: [{ names: {}, fits: {} }] }] }],
    [
      "a range of foot ends before it begins",
      { charts: [{ wearer: "MEN", rows: [{ names: { EU: "42" }, fits: { foot: [27, 26] } }] }] },
    ],
    [
      "the sizes are not in the order of foot",
      {
        charts: [
          {
            wearer: "MEN",
            rows: [
              { names: { EU: "42" }, fits: { foot: [26, 27] } },
              { names: { EU: "41" }, fits: { foot: [25, 26] } },
            ],
          },
        ],
      },
    ],
  ])("a guide is refused because %s", async (reason, change) => {
    await expect(writeSizeGuides(shop.platform, [{ ...guide, ...change }])).rejects.toThrow(reason);
    expect(await sizesOf("KR1")).toMatchObject({ fit: "SMALL" });
  });
});

import type { SizeGuideRecord } from "@gelora/contracts/size-guide.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { field } from "../../testing/shopper.ts";
import { importCatalogue } from "../catalogue/catalogue.ts";
import { sampleCatalogue, sampleProduct, sampleProducts, sampleSku } from "../catalogue/testing/sample-catalogue.ts";
import { writeSizeGuides } from "./sizes.ts";
import { sampleGuides, shoeGuide as guide } from "./testing/guides.ts";

const tree = `{ querySizeGuideDetailList(input: { _: true }) { tenantCode domainCode orgCode siteCode
  categoryList { categoryCode categoryName sizeGuideBrandObjects { brandCode brandName }
    categoryList { categoryCode sizeGuideBrandObjects { brandCode } categoryList { categoryCode sizeGuideBrandObjects { brandCode } } } } } }`;
const detail = `query ($category: String!, $brand: String!) { getSizeGuideDetail(categoryCode: $category, brandCode: $brand)
  { id sizeGuideId brandCode categoryCode sizeGuide siteCode } }`;
const sizes = `query ($code: String!) { productInit(input: { productCode: $code })
  { sizeFacts { needsGuide fit fitNote sizes { valueCode otherNames fits { measure from to } } } } }`;

describe.each(testEngines)("size guides, on the %s database", (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
    const shoe = (productCode: string, sizeSystem: "UK" | "US", sizeLabel: string) =>
      sampleProduct({ productCode, skus: [sampleSku({ skuCode: `${productCode}-1`, sizeSystem, sizeLabel })] });
    const products = [...sampleProducts(), shoe("UK8", "UK", "8"), shoe("US9", "US", "9"), shoe("UK11", "UK", "11")];
    await importCatalogue(shop.platform, sampleCatalogue(products));
    await writeSizeGuides(shop.platform, sampleGuides);
  });
  afterAll(() => shop.close());

  const read = async (category: string, brand = "KILAT", language = "en-US") =>
    field<{ sizeGuide: string; categoryCode: string } | null>(
      await shop.send(detail, { category, brand }, { language }),
      "getSizeGuideDetail",
    );
  const sizesOf = async (code: string, language = "en-US") =>
    field<{ sizeFacts: { sizes: { valueCode: string; otherNames: string[] }[] } }>(
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
    });
    const english = (await read("runningshoes"))?.sizeGuide ?? "";
    expect(english).toContain("<caption>Men</caption>");
    expect(english).toContain('<th scope="row">42</th><td>8</td><td>9</td><td>26.5</td><td>25.7–26.3</td>');
    expect(english).toContain("Narrow &lt;toe&gt; box.");
    expect(english).not.toContain("<toe>");
    expect((await read("runningshoes", "KILAT", "id-ID"))?.sizeGuide).toContain("<td>25,7–26,3</td>");
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
      otherNames: ["UK 8", "US 9", "26.5 cm"],
      fits: [{ measure: "foot", from: 25.7, to: 26.3 }],
    });
    expect((await sizesOf("UK11"))?.sizes).toEqual([
      { valueCode: "UK-11", otherNames: ["EU 45.5", "US 12", "29 cm"], fits: [] },
    ]);
    expect(await sizesOf("PB1")).toMatchObject({ needsGuide: false, fit: null });
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
      { code: "EU-42", count: 3 },
      { code: "EU-43", count: 1 },
      { code: "EU-45.5", count: 1 },
    ]);
    const found = (await ask(["EU-42"])).dataList.map(({ productCode }) => productCode);
    expect(found.toSorted()).toEqual(["KR1", "UK8", "US9"]);
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

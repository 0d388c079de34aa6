import { describe, expect, it } from "vitest";
import { csvOf, read, reasons, shoe, variant } from "./shopify/testing/export.ts";

describe("whole or not at all", () => {
  it("one bad line refuses every line of its product and nothing else", async () => {
    const other = { ...shoe, Handle: "sore", "Variant SKU": "S-1" };
    const reading = await read(csvOf(shoe, variant({ "Variant Price": "x" }), other));
    expect(reading.products.map(({ productCode }) => productCode)).toEqual(["sore"]);
    expect(reading.refused).toEqual([
      { line: 2, handle: "lari-pagi", reason: "is refused with its product because of line 3", withProduct: true },
      { line: 3, handle: "lari-pagi", reason: 'price "x" is no number such as 199000.00', withProduct: false },
    ]);
    expect(reading.summary).toMatchObject({ products: 1, variants: 1, refusedProducts: 1 });
  });

  it("a refused product leaves no brand and no category behind", async () => {
    const { document } = await read(csvOf({ ...shoe, "Variant Price": "x" }));
    expect([document.brands, document.categories]).toEqual([[], []]);
  });

  it("a SKU twice in a product, or the same colour and size twice", async () => {
    expect(reasons(await read(csvOf(shoe, variant({ "Variant SKU": "LP-HTM-42" }))))).toEqual([
      "3: has the same SKU as line 2",
    ]);
    expect(reasons(await read(csvOf(shoe, variant({ "Option2 Value": "EU 42" }))))).toEqual([
      "3: has the same colour and size as line 2",
    ]);
  });

  it("a SKU of an earlier product refuses the later one", async () => {
    const reading = await read(csvOf(shoe, { ...shoe, Handle: "lain" }));
    expect(reading.products.map(({ productCode }) => productCode)).toEqual(["lari-pagi"]);
    expect(reasons(reading)).toEqual(["3: has the SKU LP-HTM-42 of line 2"]);
  });

  it("a line without handle refuses the product above it, unless it has a title of its own", async () => {
    expect(reasons(await read(csvOf(shoe, variant({ Handle: "" }))))).toEqual(["3: has no handle"]);
    const apart = await read(csvOf(shoe, { ...shoe, Handle: "" }));
    expect(apart.products).toHaveLength(1);
    expect(reasons(apart)).toEqual(["3: has no handle"]);
  });

  it("a product that continues after another one is refused in both places", async () => {
    const reading = await read(csvOf(shoe, { ...shoe, Handle: "lain", "Variant SKU": "L-1" }, variant({})));
    expect(reading.products.map(({ productCode }) => productCode)).toEqual(["lain"]);
    expect(reasons(reading)).toEqual([
      "2: is continued in line 4, after other products",
      "4: continues a product of line 2; the lines of one product must follow each other",
    ]);
    expect(reading.summary).toMatchObject({ products: 1, variants: 1 });
  });

  it("title, vendor, and the values of named options are needed", async () => {
    expect(reasons(await read(csvOf({ ...shoe, Title: "", Vendor: "" })))).toEqual([
      "2: has no title",
      "2: has no vendor",
    ]);
    expect(reasons(await read(csvOf(shoe, variant({ "Option2 Value": "" }))))).toEqual(["3: has no size"]);
    expect(reasons(await read(csvOf({ ...shoe, "Option1 Value": "" })))).toEqual(["2: has no colour"]);
  });

  it("a third choice is refused when it is one", async () => {
    const first = { ...shoe, "Option3 Name": "Bahan", "Option3 Value": "Katun" };
    expect((await read(csvOf(first, variant({ "Option3 Value": "Katun" })))).products).toHaveLength(1);
    expect(reasons(await read(csvOf(first, variant({ "Option3 Value": "Linen" }))))).toEqual([
      '3: is another "Bahan"; the shop lets people choose by colour and size',
    ]);
  });

  it("drafts, archived and unpublished products are left out and reported, not refused", async () => {
    const draft = { ...shoe, Handle: "d", Status: "draft", "Variant Price": "x" };
    const reading = await read(
      csvOf(draft, { ...shoe, Handle: "e", Status: "archived" }, { ...shoe, Handle: "f", Published: "FALSE" }),
    );
    expect(reading.products).toEqual([]);
    expect(reading.refused).toEqual([]);
    expect(reading.noted.map(({ note }) => note)).toEqual([
      "is draft, left out",
      "is archived, left out",
      "is not published, left out",
    ]);
    expect(reading.summary.leftOutProducts).toBe(3);
    expect(reading.document.withdrawn).toEqual(["d", "e", "f"]);
  });
});

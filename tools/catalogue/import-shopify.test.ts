import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { heldMemory } from "@gelora/testkit/held-memory.ts";
import { describe, expect, it } from "vitest";
import { readShopifyExport } from "./import-shopify.ts";
import {
  csvLine,
  csvOf,
  headings,
  productsOf,
  read,
  reasons,
  shoe,
  variant,
  workplace,
} from "./shopify/testing/export.ts";

describe("a product of several lines", () => {
  it("becomes one product with its variants, colours and pictures", async () => {
    const reading = await read(
      csvOf(
        shoe,
        variant({ "Variant Image": "b.png" }),
        variant({
          "Option1 Value": "Merah",
          "Variant SKU": "LP-MRH-42",
          "Option2 Value": "42",
          "Variant Compare At Price": "249000",
        }),
        { Handle: "lari-pagi", "Image Src": "https://cdn.example/files/1/c.jpg", "Image Position": "2" },
      ),
    );
    expect(reading.refused).toEqual([]);
    const [product] = reading.products;
    expect(product).toMatchObject({ productCode: "lari-pagi", brandCode: "TOKOBUDI", categoryCodes: ["roadrunning"] });
    expect(product?.colours.map(({ colourCode, name, swatch }) => [colourCode, name["en-US"], swatch[0]])).toEqual([
      ["HITAM", "Black", "#1c1c20"],
      ["MERAH", "Red", "#cf2430"],
    ]);
    expect(
      product?.skus.map(({ skuCode, sizeSystem, sizeLabel, listPrice, salePrice, stock }) => [
        skuCode,
        sizeSystem,
        sizeLabel,
        listPrice,
        salePrice,
        stock.DELIVERY,
      ]),
    ).toEqual([
      ["LP-HTM-42", "EU", "42", 199_000, 199_000, 5],
      ["LP-HTM-43", "EU", "43", 199_000, 199_000, 2],
      ["LP-MRH-42", "EU", "42", 249_000, 199_000, 2],
    ]);
    expect(reading.document.categories.map(({ categoryCode }) => categoryCode)).toEqual([
      "footwear",
      "runningshoes",
      "roadrunning",
    ]);
  });

  it("shows a variant's own pictures only in its colour, the others in all", async () => {
    const { products } = await read(
      csvOf(
        { ...shoe, "Variant Image": "a.jpg" },
        variant({ "Variant Image": "b.png" }),
        variant({ "Option1 Value": "Biru", "Variant SKU": "LP-BR", "Image Src": "c.jpg", "Image Position": "2" }),
      ),
    );
    const [black, blue] = products[0]?.colours ?? [];
    expect(black?.media).toHaveLength(3);
    expect(blue?.media).toHaveLength(1);
    expect(black?.media).toContain(blue?.media[0]);
  });

  it("without options has one colour and one size", async () => {
    const { products, refused } = await read(
      csvOf({
        ...shoe,
        "Option1 Name": "Title",
        "Option1 Value": "Default Title",
        "Option2 Name": "",
        "Option2 Value": "",
      }),
    );
    expect(refused).toEqual([]);
    expect(products[0]?.skus[0]).toMatchObject({ colourCode: "STANDARD", sizeSystem: "ONE", sizeLabel: "One" });
  });

  it.each(["Color", "Colour", "Warna", "WARNA"])("knows the colour option called %s", async (name) => {
    const { products } = await read(csvOf({ ...shoe, "Option1 Name": name }));
    expect(products[0]?.colours[0]?.name["id-ID"]).toBe("Hitam");
  });

  it("takes size before colour and a size in English", async () => {
    const { products } = await read(
      csvOf({
        ...shoe,
        "Option1 Name": "Size",
        "Option1 Value": "2XL",
        "Option2 Name": "Color",
        "Option2 Value": "Navy / Lava",
      }),
    );
    expect(products[0]?.skus[0]).toMatchObject({ sizeSystem: "LETTER", sizeLabel: "XXL", colourCode: "NAVYLAVA" });
    expect(products[0]?.colours[0]?.swatch[0]).toBe("#1d2a4d");
  });

  it("gives a variant without SKU a code that stays the same", async () => {
    const { products } = await read(csvOf({ ...shoe, "Variant SKU": "" }));
    expect(products[0]?.skus[0]).toMatchObject({ skuCode: "lari-pagi-HITAM-42", skuNo: "lari-pagi-HITAM-42" });
  });
});

describe("the file's oddities", () => {
  it("multi-line quoted HTML is cleaned and lines are still counted as an editor counts them", async () => {
    const html =
      '<h2>Hai</h2>\r\n<p onclick="x()">Sepatu "ringan",\nnyaman</p><script>alert(1)</script><img src=x onerror=alert(1)>';
    const reading = await read(csvOf({ ...shoe, "Body (HTML)": html }, variant({ "Variant Price": "abc" })));
    expect(reasons(reading)).toEqual(['5: price "abc" is no number such as 199000.00']);
    const good = await read(csvOf({ ...shoe, "Body (HTML)": html }));
    expect(good.products[0]?.description["id-ID"]).toBe(
      '<p>Hai</p>\n<p>Sepatu "ringan",\nnyaman</p>'.replace("</p>\n<p>", "</p>\r\n<p>"),
    );
  });

  it("a byte order mark, CRLF and blank lines do not matter", async () => {
    const reading = await read(`\uFEFF${csvOf(shoe, variant({}))}\n\n`.replaceAll("\n", "\r\n"));
    expect(reading.refused).toEqual([]);
    expect(reading.products[0]?.skus).toHaveLength(2);
  });

  it("Unicode passes through, also in handle and vendor", async () => {
    const { products, document } = await read(
      csvOf({ ...shoe, Handle: "سباق", Title: "Kaos Ñandú 跑步 🏃", Vendor: "速度" }),
    );
    expect(products[0]?.name["id-ID"]).toBe("Kaos Ñandú 跑步 🏃");
    expect(products[0]?.productCode).toMatch(/^[a-z0-9-]+$/);
    expect(document.brands[0]).toMatchObject({ brandName: "速度", brandCode: expect.stringMatching(/^[A-Z0-9]+$/) });
  });

  it("letters that are not UTF-8 are refused instead of garbled", async () => {
    const reading = await read(Buffer.from(csvOf({ ...shoe, Title: "Caf\u00e9" }), "latin1"));
    expect(reasons(reading)).toEqual(["2: has letters that are not UTF-8; save the file as CSV UTF-8"]);
  });

  it("unknown columns are left alone and named", async () => {
    const [head, line] = csvOf(shoe).split("\n");
    const reading = await read(
      `${head},Price / Malaysia,Color (product.metafields.shopify.color-pattern)\n${line},12,black`,
    );
    expect(reading.products).toHaveLength(1);
    expect(reading.summary.unknownColumns).toEqual([
      "Price / Malaysia",
      "Color (product.metafields.shopify.color-pattern)",
    ]);
  });

  it("the export's newer headings are known too", async () => {
    const reading = await read(
      "Title,URL handle,Description,Vendor,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory quantity,Product image URL\n" +
        "Kaos Harian,kaos-harian,<p>Enak</p>,Budi,Active,KH-1,Ukuran,L,99000.00,129000.00,3,https://cdn.example/a.jpg",
    );
    expect(reading.refused).toEqual([]);
    expect(reading.products[0]?.skus[0]).toMatchObject({ sizeLabel: "L", listPrice: 129_000, salePrice: 99_000 });
  });

  it("a line with missing or surplus cells is refused with its product", async () => {
    expect(reasons(await read(csvOf(shoe, "lari-pagi,too,short")))).toEqual([
      "3: has 3 cells where the headings are 23",
    ]);
    expect(reasons(await read(csvOf(`${csvLine(shoe)},surplus`)))).toEqual([
      "2: has 24 cells where the headings are 23",
    ]);
    expect((await read(csvOf(`${csvLine(shoe)},,`))).products).toHaveLength(1);
  });

  it("a quote that is never closed refuses the whole file", async () => {
    const reading = await read(`${csvOf(shoe)}\nsecond,"never closed`);
    expect(reading.products).toEqual([]);
    expect(reasons(reading)).toEqual([expect.stringMatching(/^3: cannot be read from here on/)]);
  });

  it("a file that is no product export is refused by the column it lacks", async () => {
    expect(reasons(await read("Order,Total\n1,2"))).toEqual([
      "1: is no Shopify product export: the column Handle, Title, Vendor, Variant Price, Image Src is missing",
    ]);
    expect(reasons(await read(""))).toEqual(["1: is empty"]);
  });

  it("a file that is not there is refused, not thrown", async () => {
    const place = await workplace("");
    const { refused } = await readShopifyExport({ ...place, csv: join(place.folder, "none.csv") });
    expect(refused[0]).toMatchObject({ line: 0, reason: "cannot be opened" });
  });
});

describe("amounts", () => {
  it("a compare-at price below the price is no reduction, and that is reported", async () => {
    const { products, noted } = await read(csvOf({ ...shoe, "Variant Compare At Price": "149000.00" }));
    expect(products[0]?.skus[0]).toMatchObject({ listPrice: 199_000, salePrice: 199_000 });
    expect(noted).toEqual([
      { line: 2, handle: "lari-pagi", note: "has a compare-at price below its price; shown without a reduction" },
    ]);
  });

  it.each([
    ["199000.50", 'price "199000.50" is not whole rupiah'],
    ["199.000", 'price "199.000" may mean thousands; write 199000 or 199000.00'],
    ["Rp 199000", 'price "Rp 199000" is no number such as 199000.00'],
    ["199,000.00", 'price "199,000.00" is no number such as 199000.00'],
    ["-5", 'price "-5" is no number such as 199000.00'],
    ["0.00", "price is zero"],
    ["9999999999999999999", 'price "9999999999999999999" is too high'],
    ["", "has no price"],
  ])("price %j is refused", async (price, reason) => {
    expect(reasons(await read(csvOf({ ...shoe, "Variant Price": price })))).toEqual([`2: ${reason}`]);
  });

  it("an oversold variant is taken in with no stock, a fraction is refused", async () => {
    const { products, noted } = await read(csvOf({ ...shoe, "Variant Inventory Qty": "-3" }));
    expect(products[0]?.skus[0]?.stock).toEqual({ DELIVERY: 0 });
    expect(noted[0]?.note).toBe("is oversold by 3; taken in with none");
    expect(reasons(await read(csvOf({ ...shoe, "Variant Inventory Qty": "2.5" })))).toEqual([
      '2: quantity "2.5" is no whole number',
    ]);
  });

  it("a barcode keeps its digits without the spreadsheet's apostrophe, and a shortened one is refused", async () => {
    const { products } = await read(csvOf({ ...shoe, "Variant Barcode": "'8991234567894" }));
    expect(products[0]?.skus[0]?.barcode).toBe("8991234567894");
    expect(reasons(await read(csvOf({ ...shoe, "Variant Barcode": "8.99E+12" })))).toEqual([
      '2: barcode "8.99E+12" was shortened by a spreadsheet',
    ]);
  });
});

it("reading the same file again gives the same catalogue", async () => {
  const place = await workplace(csvOf(shoe, variant({}), { ...shoe, Handle: "Judul Aneh/2", "Variant SKU": "a b/c" }));
  const [first, second] = [await readShopifyExport(place), await readShopifyExport(place)];
  expect(await productsOf(second)).toEqual(await productsOf(first));
  expect(second.document.brands).toEqual(first.document.brands);
});

it("fifty thousand lines are read as a stream, in bounded memory", { timeout: 120_000 }, async () => {
  const place = await workplace("");
  const body = "<p>Kaos yang nyaman untuk latihan, cepat kering dan ringan.</p>\n".repeat(20);
  const file = createWriteStream(place.csv);
  file.write(headings.join(","));
  for (let product = 0; product < 12_500; product += 1) {
    const sku = (size: string) => ({ "Option2 Value": size, "Variant SKU": `P${product}-${size}` });
    const handle = { Handle: `produk-${product}` };
    const lines = [
      { ...shoe, ...handle, ...sku("S"), "Body (HTML)": body },
      ...["M", "L", "XL"].map((size) => variant({ ...handle, ...sku(size) })),
    ];
    if (product === 7_000) lines[2] = { ...lines[2], "Variant Price": "1.5" };
    if (!file.write(`\n${lines.map(csvLine).join("\n")}`)) await once(file, "drain");
  }
  file.end();
  await once(file, "finish");
  const before = heldMemory();
  let highest = 0;
  const reading = await readShopifyExport(place);
  let products = 0;
  for await (const { skus } of reading.document.products) {
    products += skus.length === 4 ? 1 : 0;
    if (products % 2500 === 0) highest = Math.max(highest, heldMemory() - before);
  }
  expect(products).toBe(12_499);
  expect(reading.refused).toHaveLength(4);
  expect(reading.summary.variants).toBe(49_996);
  expect(highest).toBeLessThan(20_000_000);
});

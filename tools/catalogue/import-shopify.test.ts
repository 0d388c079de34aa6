import { createHash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openMediaStore } from "@gelora/service-kit/media-store.ts";
import { describe, expect, it } from "vitest";
import { readShopifyExport } from "./import-shopify.ts";
import { csvLine, csvOf, headings, productsOf, read, shoe, variant, workplace } from "./shopify/testing/export.ts";

/** `3: reason` for the lines that are wrong in themselves. */
const reasons = ({ refused }: Awaited<ReturnType<typeof read>>) =>
  refused.filter(({ withProduct }) => !withProduct).map(({ line, reason }) => `${line}: ${reason}`);

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
  it("a compare-at price below the price is no reduction, and that is told", async () => {
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

  it("drafts, archived and unpublished products are left out and told, not refused", async () => {
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
  });
});

describe("pictures", () => {
  it("are known by their content: the key is of the file, whatever the address says", async () => {
    const place = await workplace(csvOf({ ...shoe, "Image Src": "https://cdn.example/x/a.jpg?v=123&width=800#top" }));
    const [product] = await productsOf(await readShopifyExport(place));
    const hash = createHash("sha256")
      .update(await readFile(join(place.folder, "a.jpg")))
      .digest("hex")
      .slice(0, 32);
    expect(product?.colours[0]?.media).toEqual([`file/${hash}`]);
  });

  it("that are missing refuse the product", async () => {
    expect(reasons(await read(csvOf(shoe, { Handle: "lari-pagi", "Image Src": "none.jpg" })))).toEqual([
      '3: picture "none.jpg" is not in the folder',
    ]);
  });

  it("that are something else under a picture's name are refused", async () => {
    const place = await workplace(csvOf({ ...shoe, "Image Src": "fake.jpg" }));
    await writeFile(join(place.folder, "fake.jpg"), "<html><script>alert(1)</script></html>");
    const { refused } = await readShopifyExport(place);
    expect(refused[0]?.reason).toBe('picture "fake.jpg" is no JPEG, PNG, WebP or GIF, or is broken');
  });

  it("that are cut off are refused", async () => {
    const place = await workplace(csvOf({ ...shoe, "Image Src": "half.png" }));
    const whole = await readFile(join(place.folder, "b.png"));
    await writeFile(join(place.folder, "half.png"), whole.subarray(0, whole.length - 30));
    expect((await readShopifyExport(place)).refused[0]?.reason).toMatch(/is broken$/);
  });

  it("as SVG are refused: they may carry scripts", async () => {
    const place = await workplace(csvOf({ ...shoe, "Image Src": "mark.svg" }));
    await writeFile(join(place.folder, "mark.svg"), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect((await readShopifyExport(place)).refused[0]?.reason).toBe('picture "mark.svg" is no JPEG, PNG, WebP or GIF');
  });

  it.each(["../../../etc/hostname", "https://cdn.example/..%2F..%2Fetc%2Fhostname", "..\\..\\secret.jpg", ".."])(
    "cannot be fetched from outside of the folder: %s",
    async (source) => {
      expect(reasons(await read(csvOf({ ...shoe, "Image Src": source })))).toEqual([
        expect.stringMatching(/^2: picture ("[^/\\]+" is not in the folder|has no file name)$/),
      ]);
    },
  );

  it("that are links to elsewhere are not followed", async () => {
    const place = await workplace(csvOf({ ...shoe, "Image Src": "link.jpg" }));
    await symlink("/etc/hostname", join(place.folder, "link.jpg"));
    expect((await readShopifyExport(place)).refused[0]?.reason).toBe('picture "link.jpg" is not in the folder');
  });

  it("of accepted products are copied once, under their keys, and those of refused ones are not", async () => {
    const bad = { ...shoe, Handle: "x", "Variant SKU": "X", "Variant Price": "x", "Image Src": "b.png" };
    const place = await workplace(csvOf(shoe, bad));
    const mediaFolder = join(place.folder, "media");
    const [product] = await productsOf(
      await readShopifyExport({ ...place, media: await openMediaStore({ MEDIA_REGION: "none" }, mediaFolder) }),
    );
    const [key] = product?.colours[0]?.media ?? [];
    expect((await readdir(mediaFolder)).map((name) => `file/${name}`)).toEqual([key]);
    expect(await readFile(join(mediaFolder, key?.replace("file/", "") ?? ""))).toEqual(
      await readFile(join(place.folder, "a.jpg")),
    );
  });

  it("may be absent; that is told", async () => {
    const { products, noted } = await read(csvOf({ ...shoe, "Image Src": "" }));
    expect(products[0]?.colours[0]?.media).toEqual([]);
    expect(noted[0]?.note).toBe("has no picture");
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
  const before = process.memoryUsage().rss;
  let highest = before;
  const reading = await readShopifyExport(place);
  let products = 0;
  for await (const { skus } of reading.document.products) {
    products += skus.length === 4 ? 1 : 0;
    if (products % 500 === 0) highest = Math.max(highest, process.memoryUsage().rss);
  }
  expect(products).toBe(12_499);
  expect(reading.refused).toHaveLength(4);
  expect(reading.summary.variants).toBe(49_996);
  expect(highest - before).toBeLessThan(250_000_000);
});

import type { CatalogueDocument, ProductRecord } from "@gelora/contracts/catalogue-document.ts";
import { heldMemory } from "@gelora/testkit/held-memory.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { drawLogo } from "../drawings/draw-logo.ts";
import { drawingKinds } from "../drawings/kinds.ts";
import { brandMarks } from "../drawings/marks.ts";
import { recipeOf } from "../drawings/recipe.ts";
import { generateCatalogue } from "./generate-catalogue.ts";
import { eanCheckDigit } from "./generator/articles.ts";
import { brands } from "./generator/brands.ts";
import { productLines } from "./generator/product-lines.ts";

/** Names of real sports brands; none may appear in our shop. */
const realBrands =
  /\b(nike|adidas|puma|asics|mizuno|yonex|li-?ning|specs|ortuseight|diadora|kappa|umbro|reebok|fila|hoka|brooks|saucony|salomon|wilson|babolat|head|spalding|molten|mikasa|victor|speedo|arena|garmin|skechers|converse|vans|lululemon|decathlon|910|mills|calci|eiger|consina|oakley|giro|everlast)\b/i;

const letterOrder = ["XXXS", "XXS", "XS", "S", "M", "L", "XL", "XXL", "XXXL"];

/**
 * Orders labels of one system as PDP-18 does: letters on their own scale, anything else as numbers.
 */
function compareSizeLabels(left: string, right: string): number {
  const [leftLetter, rightLetter] = [letterOrder.indexOf(left), letterOrder.indexOf(right)];
  return leftLetter >= 0 && rightLetter >= 0 ? leftLetter - rightLetter : Number(left) - Number(right);
}

async function productsOf(document: CatalogueDocument): Promise<ProductRecord[]> {
  const products: ProductRecord[] = [];
  for await (const product of document.products) products.push(product);
  return products;
}

const shop = generateCatalogue({ products: 600, seed: 2026 });
let products: ProductRecord[] = [];
beforeAll(async () => {
  products = await productsOf(shop);
});

const skus = () => products.flatMap((product) => product.skus);

describe("the same seed", () => {
  it("gives the same shop, byte for byte", async () => {
    const again = await productsOf(generateCatalogue({ products: 600, seed: 2026 }));
    expect(JSON.stringify(again)).toBe(JSON.stringify(products));
  });

  it("gives the same product however many follow it", async () => {
    const few = await productsOf(generateCatalogue({ products: 40, seed: 2026 }));
    expect(few).toEqual(products.slice(0, 40));
  });

  it("and another seed gives another shop", async () => {
    const other = await productsOf(generateCatalogue({ products: 600, seed: 7 }));
    expect(JSON.stringify(other)).not.toBe(JSON.stringify(products));
  });

  it("can be walked through more than once", async () => {
    expect(await productsOf(shop)).toHaveLength(600);
  });
});

describe("sales with a period", () => {
  const timed = () => skus().filter((sku) => sku.salePeriod);

  it("are some of the reduced goods, most of them running and some to come", () => {
    const reduced = skus().filter((sku) => sku.salePrice < sku.listPrice);
    expect(timed().length).toBeGreaterThan(reduced.length * 0.1);
    expect(timed().length).toBeLessThan(reduced.length * 0.4);
    expect(timed().every((sku) => sku.salePrice < sku.listPrice)).toBe(true);
    const coming = timed().filter((sku) => Number(sku.salePeriod?.begins) > 0);
    expect(coming.length).toBeGreaterThan(0);
    expect(coming.length).toBeLessThan(timed().length / 2);
  });

  it("end after they begin, and not today", () => {
    for (const { salePeriod } of timed()) {
      expect(Number(salePeriod?.ends)).toBeGreaterThan(Math.max(1, Number(salePeriod?.begins)));
    }
  });
});

describe("names of goods", () => {
  it("say no word twice in a row, in either language", () => {
    const names = products.flatMap(({ name }) => Object.values(name));
    expect(names.filter((one) => /(?:^| )(\S+) \1(?: |$)/i.test(one))).toEqual([]);
  });
});

describe("size of the shop", () => {
  it("is about five thousand skus from twenty brands and every kind of goods", () => {
    expect(skus().length).toBeGreaterThan(4_500);
    expect(skus().length).toBeLessThan(6_000);
    expect(new Set(products.map((product) => product.brandCode)).size).toBe(20);
    const drawn = new Set(products.map((product) => recipeOf(product.colours[0]?.media[0] ?? "")?.kind));
    expect([...drawingKinds].filter((kind) => !drawn.has(kind))).toEqual([]);
  });

  it("has a category tree of three levels whose every leaf has goods", () => {
    const parents = new Map(shop.categories.map(({ categoryCode, parentCode }) => [categoryCode, parentCode]));
    const depth = (code: string): number => {
      const parent = parents.get(code);
      return parent === undefined ? 1 : 1 + depth(parent);
    };
    const leaves = shop.categories.filter(({ categoryCode }) => ![...parents.values()].includes(categoryCode));
    expect(leaves.map(({ categoryCode }) => depth(categoryCode)).every((level) => level === 3)).toBe(true);
    const filled = new Set(products.flatMap((product) => product.categoryCodes));
    expect(leaves.map(({ categoryCode }) => categoryCode).filter((code) => !filled.has(code))).toEqual([]);
  });
});

describe("references", () => {
  it("lead to brands, leaf categories, sports, colours and stores that exist", () => {
    const known = {
      brands: new Set(shop.brands.map(({ brandCode }) => brandCode)),
      categories: new Set(shop.categories.map(({ categoryCode }) => categoryCode)),
      sports: new Set(shop.sports.map(({ sport }) => sport)),
      places: new Set(["DELIVERY", ...shop.stores.map(({ storeCode }) => storeCode)]),
    };
    for (const product of products) {
      expect(known.brands).toContain(product.brandCode);
      expect(known.sports).toContain(product.sport);
      for (const code of product.categoryCodes) expect(known.categories).toContain(code);
      const colours = new Set(product.colours.map(({ colourCode }) => colourCode));
      expect(colours.size).toBe(product.colours.length);
      for (const sku of product.skus) {
        expect(colours).toContain(sku.colourCode);
        for (const place of Object.keys(sku.stock)) expect(known.places).toContain(place);
      }
    }
  });

  it("lead to drawings that can be drawn, one mark for each brand", () => {
    expect(new Set(brands.map(({ mark }) => mark))).toEqual(new Set(brandMarks));
    const keys = products.flatMap((product) => product.colours.flatMap(({ media }) => media));
    expect(keys.filter((key) => recipeOf(key) === undefined)).toEqual([]);
    expect(shop.brands.filter(({ logo }) => drawLogo(logo) === undefined)).toEqual([]);
  });

  it("use each product code, model name, sku code and barcode once", () => {
    const once = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length);
    once(products.map(({ productCode }) => productCode));
    once(products.map(({ brandCode, name }) => `${brandCode} ${name["en-US"]}`));
    once(skus().map(({ skuCode }) => skuCode));
    once(skus().map(({ barcode }) => barcode));
  });

  it("write brand codes so that a size guide address can be taken apart (K29)", () => {
    for (const { brandCode } of shop.brands) expect(brandCode).toMatch(/^[A-Z0-9]+$/);
    for (const { categoryCode } of shop.categories) expect(categoryCode).toMatch(/^[a-z]+$/);
  });
});

describe("goods", () => {
  it("cost believable whole rupiah, never more on sale", () => {
    for (const { listPrice, salePrice } of skus()) {
      for (const price of [listPrice, salePrice]) expect(price % 1_000).toBe(0);
      expect(salePrice).toBeLessThanOrEqual(listPrice);
      expect(salePrice).toBeGreaterThanOrEqual(listPrice * 0.4);
      expect(salePrice).toBeGreaterThan(10_000);
      expect(listPrice).toBeLessThan(6_000_000);
    }
    const reduced = products.filter(({ skus }) => skus.some((sku) => sku.salePrice < sku.listPrice)).length;
    expect(reduced / products.length).toBeGreaterThan(0.25);
    expect(reduced / products.length).toBeLessThan(0.45);
  });

  it("are drawn as what they are sold as: modest goods cover, football socks reach the knee", () => {
    const kindOf = (line: string) => productLines.find((one) => one.line === line)?.kind;
    expect(["modestswimwear", "modesttops", "footballsocks"].map(kindOf)).toEqual([
      "modest-swimsuit",
      "tunic",
      "football-socks",
    ]);
  });

  it("carry a valid EAN-13 of Indonesia", () => {
    expect(eanCheckDigit("400638133393")).toBe(1);
    for (const { barcode } of skus()) {
      expect(barcode).toMatch(/^899\d{10}$/);
      expect(Number(barcode[12])).toBe(eanCheckDigit(barcode.slice(0, 12)));
    }
  });

  it("say of some shoes and clothes, in both languages, that they fit otherwise than their brand's", () => {
    const noted = products.filter(({ fit }) => fit);
    expect(noted.length).toBeGreaterThan(10);
    expect(noted.length).toBeLessThan(products.length / 6);
    expect(new Set(noted.map(({ fit }) => fit?.fit))).toEqual(new Set(["SMALL", "TRUE", "LARGE"]));
  });

  it("[PDP-18] list sizes of one system in order within each colour", () => {
    for (const product of products) {
      expect(new Set(product.skus.map(({ sizeSystem }) => sizeSystem)).size).toBe(1);
      for (const { colourCode } of product.colours) {
        const labels = product.skus.filter((sku) => sku.colourCode === colourCode).map(({ sizeLabel }) => sizeLabel);
        expect(labels.length).toBeGreaterThan(0);
        expect(new Set(labels).size).toBe(labels.length);
        expect(labels).toEqual(labels.toSorted(compareSizeLabels));
      }
    }
    expect(new Set(skus().map(({ sizeSystem }) => sizeSystem))).toEqual(
      new Set(["EU", "UK", "US", "LETTER", "ONE", "BALL", "CM", "KG"]),
    );
  });

  it("run out here and there, and some can only be ordered ahead", () => {
    const units = (sku: { stock: Readonly<Record<string, number>> }) =>
      Object.values(sku.stock).reduce((a, b) => a + b, 0);
    const gone = products.filter(({ skus }) => skus.every((sku) => units(sku) === 0));
    const ahead = products.filter(({ skus }) => skus.some((sku) => sku.preOrderDays !== undefined));
    expect(gone.length).toBeGreaterThan(2);
    expect(ahead.length).toBeGreaterThan(4);
    expect(ahead.length).toBeLessThan(30);
    expect(skus().some((sku) => units(sku) > 0 && units(sku) <= 3)).toBe(true);
    for (const sku of skus())
      for (const count of Object.values(sku.stock)) expect(Number.isInteger(count) && count >= 0).toBe(true);
  });

  it("begin with running shoes in three colours or more, in full sizes and in stock", () => {
    for (const product of products.slice(0, 2)) {
      expect(product.categoryCodes[0]).toBe("roadrunning");
      expect(product.colours.length).toBeGreaterThanOrEqual(3);
      expect(product.skus.length).toBeGreaterThanOrEqual(24);
      expect(product.skus.filter((sku) => (sku.stock.DELIVERY ?? 0) > 0).length).toBeGreaterThan(20);
    }
  });
});

describe("words", () => {
  const texts = () => [
    ...shop.brands.map(({ story }) => story),
    ...shop.categories.map(({ name }) => name),
    ...shop.sports.map(({ name }) => name),
    ...products.flatMap((product) => [product.name, product.description, ...product.colours.map(({ name }) => name)]),
  ];

  it("stand in both languages, without gaps or left-over places", () => {
    for (const text of texts()) {
      for (const words of Object.values(text)) expect(words).toMatch(/^(?!.*(\{|undefined|  )).+$/s);
    }
  });

  it("describe in sentences that differ between the languages", () => {
    for (const { description } of products) {
      expect(description["en-US"].length).toBeGreaterThan(200);
      expect(description["id-ID"]).not.toBe(description["en-US"]);
      expect(description["en-US"].replaceAll(/<\/?(p|ul|li|strong|em|br)>/g, "")).not.toMatch(/[<>]/);
    }
  });

  it("name no real maker of sporting goods", () => {
    const visible = JSON.stringify([
      brands,
      productLines.map(({ line, noun, keywords }) => [line, noun, keywords]),
      products.map(({ name }) => name),
    ]);
    expect(visible.match(realBrands)?.[0]).toBeUndefined();
  });
});

it("a hundred thousand products pass through without piling up", { timeout: 120_000 }, async () => {
  let count = 0;
  let highest = 0;
  const before = heldMemory();
  for await (const product of generateCatalogue({ products: 100_000, seed: 2026 }).products) {
    count += product.skus.length > 0 ? 1 : 0;
    if (count % 20_000 === 0) highest = Math.max(highest, heldMemory() - before);
  }
  expect(count).toBe(100_000);
  expect(highest).toBeLessThan(20_000_000);
});

import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { importCatalogue } from "./catalogue.ts";
import { productSources } from "./read-models.ts";
import { sampleCatalogue, sampleProduct, sampleSku } from "./testing/sample-catalogue.ts";

const shoes = sampleProduct({
  productCode: "SHOES",
  skus: [sampleSku({ skuCode: "SHOES-41", sizeLabel: "41" }), sampleSku({ skuCode: "SHOES-42", sizeLabel: "42" })],
});
const boots = sampleProduct({ productCode: "BOOTS", skus: [sampleSku({ skuCode: "BOOTS-41", sizeLabel: "41" })] });

describe.each(testEngines)("the parts that the database composes, on the %s database", (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
    await importCatalogue(shop.platform, sampleCatalogue([shoes, boots]));
  });
  afterAll(() => shop.close());

  const skusOf = async (productCode: string) => {
    const [source] = await productSources(shop.platform, [productCode]);
    return source?.skus.map(({ skuCode, salePrice }) => [skuCode, salePrice]);
  };
  const run = (statement: ReturnType<typeof sql>) => statement.execute(shop.platform.database.tables());

  test("follow an import, a price written by hand, goods withdrawn and a sku that moves", async () => {
    const price = shoes.skus[0]?.salePrice;
    expect(await skusOf("SHOES")).toEqual([
      ["SHOES-41", price],
      ["SHOES-42", price],
    ]);
    await run(sql`update skus set sale_price = 1000 where sku_code = 'SHOES-42'`);
    expect(await skusOf("SHOES")).toEqual([
      ["SHOES-41", price],
      ["SHOES-42", 1000],
    ]);
    await run(sql`update skus set product_code = 'BOOTS', position = 9 where sku_code = 'SHOES-42'`);
    expect(await skusOf("SHOES")).toEqual([["SHOES-41", price]]);
    expect(await skusOf("BOOTS")).toEqual([
      ["BOOTS-41", price],
      ["SHOES-42", 1000],
    ]);
    await importCatalogue(shop.platform, { ...sampleCatalogue([]), withdrawn: ["SHOES"] });
    expect(await skusOf("SHOES")).toEqual([]);
  });

  test("follow colours that an import replaces", async () => {
    const [colour] = boots.colours;
    if (!colour) throw new Error("the sample has a colour");
    const name = { "en-US": "Sea", "id-ID": "Laut" };
    await importCatalogue(shop.platform, sampleCatalogue([{ ...boots, colours: [{ ...colour, name }] }]));
    expect((await productSources(shop.platform, ["BOOTS"]))[0]?.colours).toMatchObject([{ name }]);
  });
});

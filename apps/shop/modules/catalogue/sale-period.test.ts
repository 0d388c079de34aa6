import { days, hours, milliseconds, seconds } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { field } from "../../testing/shopper.ts";
import { importCatalogue, skusForBuying } from "./catalogue.ts";
import { followCatalogue } from "./read-models.ts";
import { sampleCatalogue, sampleProduct, sampleSku } from "./testing/sample-catalogue.ts";

const page = `{ productInit(input: { productCode: "FLASH" }) { skuList { salePrice productPrice } } }`;
const listing = "{ catalogProductSearchInit(input: {}) { dataList { productCode salePrice } } }";

describe.each(testEngines)("a sale with a period, on the %s database", (engine) => {
  let shop: TestShop;
  const begins = Date.now() + hours(1);
  const flash = (salePeriod: object) =>
    sampleCatalogue([
      sampleProduct({ productCode: "FLASH", skus: [sampleSku({ skuCode: "FLASH-1", salePeriod })] }),
      sampleProduct({ productCode: "OTHER" }),
    ]);
  beforeAll(async () => {
    shop = await openTestShop(engine);
    const salePeriod = { begins: new Date(begins).toISOString(), ends: new Date(begins + hours(2)).toISOString() };
    await importCatalogue(shop.platform, flash(salePeriod));
  });
  afterEach(() => shop.platform.clock.setOffset(milliseconds(0)));
  afterAll(() => shop.close());

  const at = (moment: number) => shop.platform.clock.setOffset(milliseconds(moment - Date.now()));
  const asked = async () =>
    (await shop.platform.database.send(await skusForBuying(shop.platform, ["FLASH-1"], "en-US"))).get("FLASH-1")
      ?.salePrice;
  const shown = async () => field(await shop.send(page), "productInit");
  const cardPrice = async () => {
    const found = field<{ dataList: { productCode: string; salePrice: number }[] }>(
      await shop.send(listing),
      "catalogProductSearchInit",
    );
    return found.dataList.find((card) => card.productCode === "FLASH")?.salePrice;
  };

  test.each([
    ["before it begins", -seconds(5), 1_000_000],
    ["once it has begun", seconds(1), 800_000],
    ["while it lasts", hours(1), 800_000],
    ["once it has ended", hours(2) + seconds(1), 1_000_000],
  ])("[PDP-05~] %s the buying path, the product page and its card ask the same price", async (_case, after, price) => {
    expect(await shown()).toMatchObject({ skuList: [{ salePrice: 1_000_000, productPrice: 1_000_000 }] });
    at(begins + after);
    expect(await asked()).toBe(price);
    await followCatalogue(shop.platform);
    expect(await shown()).toMatchObject({ skuList: [{ salePrice: price, productPrice: 1_000_000 }] });
    expect(await cardPrice()).toBe(price);
    shop.platform.clock.setOffset(milliseconds(0));
    await followCatalogue(shop.platform);
  });

  test("days are counted from the import, at midnight in Jakarta", async () => {
    await importCatalogue(shop.platform, flash({ ends: 1 }));
    expect(await asked()).toBe(800_000);
    at(Date.now() + days(1));
    expect(await asked()).toBe(1_000_000);
  });

  test.each([
    [{ begins: "tomorrow" }, "a sale period that is neither a moment with its offset nor whole days"],
    [{ begins: "2026-11-24T10:00:00" }, "a sale period that is neither a moment with its offset nor whole days"],
    [{ ends: 1.5 }, "a sale period that is neither a moment with its offset nor whole days"],
    [{ begins: 3, ends: 3 }, "a sale that ends before it begins"],
  ])("an import refuses the period %j", async (salePeriod, reason) => {
    await expect(importCatalogue(shop.platform, flash(salePeriod))).rejects.toThrow(
      `Product FLASH: sku FLASH-1 has ${reason}.`,
    );
  });
});

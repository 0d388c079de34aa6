import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { homeDelivery } from "../../platform/distribution-type.ts";
import { openStockedShop, type StockedShop } from "../../server/test-shopper.ts";
import { importCatalogue } from "../catalogue/catalogue.ts";
import { sampleCatalogue, sampleProduct, sampleSku } from "../catalogue/sample-catalogue.ts";
import { addPieces } from "./cart.ts";
import { selectCartLines, upsertCartLine } from "./storage/cart-lines.ts";
import { mergeCarts } from "./use-cases/merge-carts.ts";

const skuCodes = Array.from({ length: 20 }, (_, n) => `MANY-${n}`);

describe.skipIf(!hasTestPostgres)("one cart in many tabs, on PostgreSQL (I-16)", { timeout: 120_000 }, () => {
  let shop: StockedShop;
  beforeAll(async () => {
    shop = await openStockedShop("postgresql");
    const sizes = skuCodes.map((skuCode, n) => sampleSku({ skuCode, sizeLabel: `${30 + n}`, stock: { DELIVERY: 50 } }));
    await importCatalogue(shop.platform, sampleCatalogue([sampleProduct({ productCode: "MANY", skus: sizes })]));
  });
  afterAll(() => shop.close());

  const add = (owner: string, skuCode: string, quantity = 1) =>
    addPieces(shop.platform, owner, {
      productCode: "MANY",
      skuCode,
      orgCode: "GELORA",
      quantity,
      distributionType: homeDelivery,
      activityCode: null,
    });

  test("20 skus added at once are 20 lines", async () => {
    const outcomes = await Promise.all(skuCodes.map((skuCode) => add("visitor:twenty", skuCode)));
    expect(outcomes.every((outcome) => outcome.ok)).toBe(true);
    expect(await selectCartLines(shop.platform, "visitor:twenty")).toHaveLength(20);
  });

  test("[CRT-07] of ten taps on one sku five count, and five are told the limit", async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => add("visitor:taps", "MANY-0")));
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(5);
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.failure.code === "sp.pdp.max_limit")).toHaveLength(5);
    expect(await selectCartLines(shop.platform, "visitor:taps")).toMatchObject([{ quantity: 5 }]);
  });

  test("the same taps lose count when nothing is held between looking and writing: the test has teeth", async () => {
    const line = {
      distributionType: homeDelivery,
      skuCode: "MANY-0",
      productCode: "MANY",
      orgCode: "GELORA",
      activityCode: null,
      skuName: "Many",
      seenPrice: (await selectCartLines(shop.platform, "visitor:taps"))[0]?.seenPrice ?? expect.fail("no line"),
    };
    await add("visitor:teeth", "MANY-0");
    const addUnlocked = () =>
      shop.platform.database.transaction(async () => {
        const [existing] = await selectCartLines(shop.platform, "visitor:teeth");
        await sql`select pg_sleep(0.02)`.execute(shop.platform.database.tables());
        await upsertCartLine(shop.platform, "visitor:teeth", { ...line, quantity: (existing?.quantity ?? 0) + 1 });
      });
    await Promise.all(Array.from({ length: 4 }, addUnlocked));
    expect((await selectCartLines(shop.platform, "visitor:teeth"))[0]?.quantity).toBeLessThan(5);
  });

  test("[CRT-02] two tabs that merge, and a third that adds meanwhile, lose nothing and double nothing", async () => {
    await add("visitor:from", "MANY-1", 2);
    await add("member:to", "MANY-1", 1);
    await Promise.all([
      mergeCarts(shop.platform, "visitor:from", "member:to"),
      mergeCarts(shop.platform, "visitor:from", "member:to"),
      add("member:to", "MANY-2", 1),
    ]);
    const lines = await selectCartLines(shop.platform, "member:to");
    expect(Object.fromEntries(lines.map((line) => [line.skuCode, line.quantity]))).toEqual({
      "MANY-1": 3,
      "MANY-2": 1,
    });
  });
});

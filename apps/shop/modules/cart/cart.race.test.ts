import { type DistributionType, homeDelivery, storePickup } from "@gelora/contracts/distribution-type.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStockedShop, type StockedShop } from "../../testing/shopper.ts";
import { importCatalogue } from "../catalogue/catalogue.ts";
import { sampleCatalogue, sampleProduct, sampleSku } from "../catalogue/testing/sample-catalogue.ts";
import { addToCart } from "./cart.ts";
import { cartLinesOf, upsertCartLine } from "./storage/cart-lines.ts";
import { mergeCarts } from "./use-cases/merge-carts.ts";

const skuCodes = Array.from({ length: 20 }, (_, n) => `MANY-${n}`);

describe.skipIf(!hasTestPostgres)("one cart in many tabs, on PostgreSQL (I-16)", { timeout: 120_000 }, () => {
  let shop: StockedShop;
  beforeAll(async () => {
    shop = await openStockedShop("postgresql");
    const sizes = skuCodes.map((skuCode, n) =>
      sampleSku({ skuCode, sizeLabel: `${30 + n}`, stock: { DELIVERY: 50, JKT01: 50 } }),
    );
    await importCatalogue(shop.platform, sampleCatalogue([sampleProduct({ productCode: "MANY", skus: sizes })]));
  });
  afterAll(() => shop.close());

  const add = (owner: string, skuCode: string, quantity = 1, distributionType = homeDelivery as DistributionType) =>
    addToCart(
      shop.platform,
      { owner },
      {
        productCode: "MANY",
        skuCode,
        orgCode: "GELORA",
        quantity,
        distributionType,
        activityCode: null,
      },
    );

  test("20 skus added at once are 20 lines", async () => {
    const outcomes = await Promise.all(skuCodes.map((skuCode) => add("visitor:twenty", skuCode)));
    expect(outcomes.every((outcome) => outcome.ok)).toBe(true);
    expect(await cartLinesOf(shop.platform, "visitor:twenty")).toHaveLength(20);
  });

  test("[CRT-07~] of ten taps on one sku five count, and five are shown the limit", async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => add("visitor:taps", "MANY-0")));
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(5);
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.failure.code === "sp.pdp.max_limit")).toHaveLength(5);
    expect(await cartLinesOf(shop.platform, "visitor:taps")).toMatchObject([{ quantity: 5 }]);
  });

  test("[CRT-07] of ten taps for delivery and pick-up at once five count", async () => {
    const ways = Array.from({ length: 10 }, (_, n) => (n % 2 ? homeDelivery : storePickup));
    const outcomes = await Promise.all(ways.map((way) => add("visitor:ways", "MANY-3", 1, way)));
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(5);
    const lines = await cartLinesOf(shop.platform, "visitor:ways");
    expect(lines.reduce((sum, line) => sum + line.quantity, 0)).toBe(5);
  });

  test("[CRT-07] merging keeps five of a sku over both ways, and says what was cut", async () => {
    await add("visitor:guest", "MANY-4", 2, storePickup);
    await add("visitor:guest", "MANY-4", 3);
    await add("member:full", "MANY-4", 5);
    expect(await mergeCarts(shop.platform, "visitor:guest", "member:full")).toMatchObject([
      { code: "QUANTITY_CUT", from: 7, to: 5 },
      { code: "QUANTITY_CUT", from: 8, to: 5 },
    ]);
    expect(await cartLinesOf(shop.platform, "member:full")).toMatchObject([{ quantity: 5, distributionType: "11" }]);
  });

  test("the same taps lose count when nothing is held between checking and writing: the test can fail", async () => {
    const line = {
      distributionType: homeDelivery,
      skuCode: "MANY-0",
      productCode: "MANY",
      orgCode: "GELORA",
      activityCode: null,
      skuName: "Many",
      seenPrice: (await cartLinesOf(shop.platform, "visitor:taps"))[0]?.seenPrice ?? expect.fail("no line"),
    };
    await add("visitor:teeth", "MANY-0");
    const addUnlocked = () =>
      shop.platform.database.transaction(async () => {
        const [existing] = await cartLinesOf(shop.platform, "visitor:teeth");
        await sql`select pg_sleep(0.02)`.execute(shop.platform.database.tables());
        await upsertCartLine(shop.platform, "visitor:teeth", { ...line, quantity: (existing?.quantity ?? 0) + 1 });
      });
    await Promise.all(Array.from({ length: 4 }, addUnlocked));
    expect((await cartLinesOf(shop.platform, "visitor:teeth"))[0]?.quantity).toBeLessThan(5);
  });

  test("a tap for each way makes six of five when the cart is not held: the test can fail", async () => {
    await add("visitor:six", "MANY-5", 2);
    await add("visitor:six", "MANY-5", 2, storePickup);
    const [seen] = await cartLinesOf(shop.platform, "visitor:six");
    if (!seen) throw new Error("no line");
    const addUnlocked = (distributionType: DistributionType) =>
      shop.platform.database.transaction(async () => {
        const lines = await cartLinesOf(shop.platform, "visitor:six");
        await sql`select pg_sleep(0.1)`.execute(shop.platform.database.tables());
        const own = lines.find((line) => line.distributionType === distributionType);
        if (lines.reduce((sum, line) => sum + line.quantity, 1) > 5) return;
        const quantity = (own?.quantity ?? 0) + 1;
        await upsertCartLine(shop.platform, "visitor:six", { ...seen, distributionType, quantity });
      });
    await Promise.all([addUnlocked(homeDelivery), addUnlocked(storePickup)]);
    const lines = await cartLinesOf(shop.platform, "visitor:six");
    expect(lines.reduce((sum, line) => sum + line.quantity, 0)).toBe(6);
  });

  test("[CRT-02] two tabs that merge, and a third that adds meanwhile, lose nothing and double nothing", async () => {
    await add("visitor:from", "MANY-1", 2);
    await add("member:to", "MANY-1", 1);
    await Promise.all([
      mergeCarts(shop.platform, "visitor:from", "member:to"),
      mergeCarts(shop.platform, "visitor:from", "member:to"),
      add("member:to", "MANY-2", 1),
    ]);
    const lines = await cartLinesOf(shop.platform, "member:to");
    expect(Object.fromEntries(lines.map((line) => [line.skuCode, line.quantity]))).toEqual({
      "MANY-1": 3,
      "MANY-2": 1,
    });
  });
});

import { decide } from "@gelora/service-kit/decide.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import {
  availableByLocation,
  availableUnits,
  countStock,
  deliveryLocation,
  heldFor,
  holdStock,
  releaseHold,
  sellHeld,
  skusChangedSince,
} from "./stock.ts";
import { auditStock } from "./testing/books.ts";

const line = (skuCode: string, quantity: number, locationCode = deliveryLocation) => ({
  skuCode,
  locationCode,
  quantity,
});

describe.each(testEngines)("stock, on the %s database", (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterEach(async () => {
    expect(await auditStock(shop.platform)).toEqual([]);
  });
  afterAll(() => shop.close());

  const hold = (orderCode: string, ...lines: ReturnType<typeof line>[]) =>
    decide(shop.platform.database, () => holdStock(shop.platform, orderCode, lines));
  const free = async (skuCode: string) =>
    (await availableUnits(shop.platform, deliveryLocation, [skuCode])).get(skuCode);

  test("what is held cannot be had by others, and comes back when released (I-01, I-03)", async () => {
    await countStock(shop.platform, [line("A", 5)], "test");
    expect((await hold("order-1", line("A", 3))).ok).toBe(true);
    expect(await free("A")).toBe(2);
    expect(await hold("order-2", line("A", 3))).toMatchObject({ failure: { code: "SOLD_OUT", details: { left: 2 } } });
    expect(await releaseHold(shop.platform, "order-1")).toBe(true);
    expect(await releaseHold(shop.platform, "order-1")).toBe(false);
    expect(await free("A")).toBe(5);
  });

  test("what is sold leaves the shelf, and is not released afterwards", async () => {
    await countStock(shop.platform, [line("B", 5)], "test");
    await hold("order-3", line("B", 2));
    expect(await sellHeld(shop.platform, "order-3")).toBe(true);
    expect(await releaseHold(shop.platform, "order-3")).toBe(false);
    expect(await free("B")).toBe(3);
    expect(await heldFor(shop.platform, "order-3")).toEqual([]);
  });

  test("an order that is taken up again holds again; one that holds already does not hold twice (I-07)", async () => {
    await countStock(shop.platform, [line("C", 5)], "test");
    await hold("order-4", line("C", 2));
    await expect(hold("order-4", line("C", 2))).rejects.toThrow("holds C already");
    expect(await free("C")).toBe(3);
    await releaseHold(shop.platform, "order-4");
    expect((await hold("order-4", line("C", 1))).ok).toBe(true);
    expect(await heldFor(shop.platform, "order-4")).toEqual([line("C", 1)]);
  });

  test("a count below what is held is raised to it: nobody's hold is taken away", async () => {
    await countStock(shop.platform, [line("D", 5)], "test");
    await hold("order-5", line("D", 4));
    await countStock(shop.platform, [line("D", 1)], "test");
    expect(await free("D")).toBe(0);
    expect(await heldFor(shop.platform, "order-5")).toEqual([line("D", 4)]);
  });

  test("each place has its own, and changes are reported since a moment", async () => {
    await countStock(shop.platform, [line("E", 1), line("E", 2, "JKT01"), line("F", 0)], "test");
    const places = await availableByLocation(shop.platform, ["E", "F"]);
    expect(new Set(places.map((place) => `${place.locationCode} ${place.quantity}`))).toEqual(
      new Set([`${deliveryLocation} 1`, "JKT01 2"]),
    );
    const { skuCodes, until } = await skusChangedSince(shop.platform, new Date(Date.now() - 60_000));
    expect(skuCodes).toContain("E");
    expect(until.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test("books that were tampered with do not agree: the audit can fail", async () => {
    await countStock(shop.platform, [line("G", 5)], "test");
    const tables = shop.platform.database.tables();
    await sql`update stock_units set on_hand = 6 where sku_code = 'G'`.execute(tables);
    expect(await auditStock(shop.platform)).toMatchObject([
      { skuCode: "G", what: expect.stringContaining("5 on hand") },
    ]);
    await sql`update stock_units set on_hand = 5 where sku_code = 'G'`.execute(tables);
    await expect(sql`delete from stock_movements`.execute(tables)).rejects.toThrow("append only");
    await expect(sql`update stock_units set held = 6 where sku_code = 'G'`.execute(tables)).rejects.toThrow();
  });
});

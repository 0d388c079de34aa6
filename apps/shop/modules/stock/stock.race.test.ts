import { decide } from "@gelora/service-kit/decide.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../server/test-shop.ts";
import { auditStock } from "./books.ts";
import { availableUnits, countStock, deliveryLocation, holdStock, releaseHold, sellHeld } from "./stock.ts";

const line = (skuCode: string, quantity = 1) => ({ skuCode, locationCode: deliveryLocation, quantity });

describe.skipIf(!hasTestPostgres)("stock under contention, on PostgreSQL", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop("postgresql");
  });
  afterAll(() => shop.close());

  const hold = (orderCode: string, ...lines: ReturnType<typeof line>[]) =>
    decide(shop.platform.database, () => holdStock(shop.platform, orderCode, lines));

  test("of 50 pieces and 200 buyers exactly 50 are held, and every other buyer is told (I-02)", async () => {
    await countStock(shop.platform, [line("HOT", 50)], "test");
    const outcomes = await Promise.all(Array.from({ length: 200 }, (_, buyer) => hold(`hot-${buyer}`, line("HOT"))));
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(50);
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.failure.code === "SOLD_OUT")).toHaveLength(150);
    expect(await auditStock(shop.platform)).toEqual([]);
  });

  test("the same race oversells when looking and taking are two steps: the test has teeth", async () => {
    await countStock(shop.platform, [line("TOOTH", 10)], "test");
    const takeInTwoSteps = () =>
      shop.platform.database.transaction(async () => {
        const free = (await availableUnits(shop.platform, deliveryLocation, ["TOOTH"])).get("TOOTH") ?? 0;
        if (free < 1) return false;
        await sql`select pg_sleep(0.01)`.execute(shop.platform.database.tables());
        return true;
      });
    const taken = await Promise.all(Array.from({ length: 40 }, takeInTwoSteps));
    expect(taken.filter(Boolean).length).toBeGreaterThan(10);
  });

  test("orders that want the same skus in opposite order both end, without a deadlock", async () => {
    await countStock(shop.platform, [line("LEFT", 100), line("RIGHT", 100)], "test");
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        n % 2 ? hold(`cross-${n}`, line("LEFT"), line("RIGHT")) : hold(`cross-${n}`, line("RIGHT"), line("LEFT")),
      ),
    );
    expect(outcomes.every((outcome) => outcome.ok)).toBe(true);
    expect(await auditStock(shop.platform)).toEqual([]);
  });

  test("a hold that is released and sold at once ends once (I-03)", async () => {
    await countStock(shop.platform, [line("ENDS", 40)], "test");
    for (let round = 0; round < 20; round += 1) {
      await hold(`ends-${round}`, line("ENDS", 2));
      const ends = await Promise.all([
        releaseHold(shop.platform, `ends-${round}`),
        sellHeld(shop.platform, `ends-${round}`),
        releaseHold(shop.platform, `ends-${round}`),
      ]);
      expect(ends.filter(Boolean)).toHaveLength(1);
    }
    expect(await auditStock(shop.platform)).toEqual([]);
  });

  test("a line that cannot be had undoes the lines before it", async () => {
    await countStock(shop.platform, [line("AAA", 5), line("ZZZ", 0)], "test");
    const outcome = await hold("undone", line("AAA", 2), line("ZZZ", 1));
    expect(outcome).toMatchObject({ ok: false, failure: { code: "SOLD_OUT", details: { skuCode: "ZZZ", left: 0 } } });
    expect((await availableUnits(shop.platform, deliveryLocation, ["AAA"])).get("AAA")).toBe(5);
  });
});

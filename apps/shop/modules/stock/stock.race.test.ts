import { setTimeout } from "node:timers/promises";
import { decide } from "@gelora/service-kit/decide.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import {
  availableUnits,
  countStock,
  deliveryLocation,
  heldFor,
  holdStock,
  releaseHeldLines,
  releaseHold,
  sellHeld,
  sellHeldLines,
  skusChangedSince,
  stockMoment,
} from "./stock.ts";
import type { StockTables } from "./storage/stock-tables.ts";
import { auditStock } from "./testing/books.ts";

const line = (skuCode: string, quantity = 1) => ({ skuCode, locationCode: deliveryLocation, quantity });

describe.skipIf(!hasTestPostgres)("stock under contention, on PostgreSQL", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop("postgresql");
  });
  afterAll(() => shop.close());

  const hold = (orderCode: string, ...lines: ReturnType<typeof line>[]) =>
    decide(shop.platform.database, () => holdStock(shop.platform, orderCode, lines));

  const unitsOf = (skuCode: string) =>
    shop.platform.database
      .tables<StockTables>()
      .selectFrom("stock_units")
      .select(["on_hand", "held"])
      .where("sku_code", "=", skuCode)
      .executeTakeFirst();

  test("of 50 pieces and 200 buyers exactly 50 are held, and every other buyer is notified (I-02)", async () => {
    await countStock(shop.platform, [line("HOT", 50)], "test");
    const outcomes = await Promise.all(Array.from({ length: 200 }, (_, buyer) => hold(`hot-${buyer}`, line("HOT"))));
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(50);
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.failure.code === "SOLD_OUT")).toHaveLength(150);
    expect(await auditStock(shop.platform)).toEqual([]);
  });

  test("the same race oversells when checking and taking are two steps: the test can fail", async () => {
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

  test("the pieces of a hold are sold and released one by one at once: as many end as were held, each once (I-03)", async () => {
    await countStock(shop.platform, [line("PIECES", 100)], "test");
    for (let round = 0; round < 10; round += 1) {
      const order = `pieces-${round}`;
      await hold(order, line("PIECES", 5));
      const onHand = await unitsOf("PIECES");
      const piece = [{ skuCode: "PIECES", quantity: 1 }];
      const ends = await Promise.all(
        Array.from({ length: 12 }, (_, n) =>
          n % 2 ? sellHeldLines(shop.platform, order, piece) : releaseHeldLines(shop.platform, order, piece),
        ),
      );
      expect(ends.filter(Boolean)).toHaveLength(5);
      const sold = ends.filter((ended, n) => ended && n % 2 === 1).length;
      expect(await unitsOf("PIECES")).toEqual({ on_hand: (onHand?.on_hand ?? 0) - sold, held: 0 });
      expect(await heldFor(shop.platform, order)).toEqual([]);
    }
    expect(await auditStock(shop.platform)).toEqual([]);
  });

  test("the same race ends more than was held when what is left is looked up first: the test can fail", async () => {
    await countStock(shop.platform, [line("GNAWED", 100)], "test");
    await hold("gnawed", line("GNAWED", 5));
    const endInTwoSteps = () =>
      shop.platform.database.transaction(async () => {
        const [held] = await heldFor(shop.platform, "gnawed");
        await sql`select pg_sleep(0.02)`.execute(shop.platform.database.tables());
        return (held?.quantity ?? 0) >= 1;
      });
    const ended = await Promise.all(Array.from({ length: 12 }, endInTwoSteps));
    expect(ended.filter(Boolean).length).toBeGreaterThan(5);
  });

  test("a part of a hold is released and the whole sold at once: no unit ends twice", async () => {
    await countStock(shop.platform, [line("SPLIT", 100), line("WHOLE", 100)], "test");
    for (let round = 0; round < 20; round += 1) {
      const order = `split-${round}`;
      await hold(order, line("SPLIT", 3), line("WHOLE", 1));
      const before = (await unitsOf("SPLIT"))?.on_hand ?? 0;
      const [part] = await Promise.all([
        releaseHeldLines(shop.platform, order, [{ skuCode: "SPLIT", quantity: 2 }]),
        sellHeld(shop.platform, order),
      ]);
      expect(await unitsOf("SPLIT")).toEqual({ on_hand: before - (part ? 1 : 3), held: 0 });
    }
    expect(await auditStock(shop.platform)).toEqual([]);
  });

  test("stock is counted while it is sold, and new skus by two at once: the movements add up to the units (I-01)", async () => {
    await countStock(shop.platform, [line("COUNTED", 500)], "test");
    for (let round = 0; round < 10; round += 1) {
      const orders = Array.from({ length: 8 }, (_, n) => `counted-${round}-${n}`);
      for (const order of orders) await hold(order, line("COUNTED", 2));
      await Promise.all([
        ...orders.map((order) => sellHeld(shop.platform, order)),
        ...[400, 500].map((pieces) =>
          countStock(shop.platform, [line("COUNTED", pieces + round), line(`NEW-${round}`, pieces)], "test"),
        ),
      ]);
    }
    expect(await auditStock(shop.platform)).toEqual([]);
  });

  test("changes are reported however late their transaction commits, and none is reported for ever", async () => {
    const { platform } = shop;
    await countStock(platform, [line("SLOW", 5), line("FAST", 5)], "test");
    let since = await stockMoment(platform);
    const look = async () => {
      const { skuCodes, until } = await skusChangedSince(platform, since);
      since = until;
      return skuCodes;
    };
    await expect.poll(look).toEqual([]);
    const [written, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = platform.database.transaction(async () => {
      await holdStock(platform, "slow-order", [line("SLOW")]);
      written.resolve();
      await goOn.promise;
    });
    await written.promise;
    // Three seconds in all, longer than a fixed look back would reach.
    for (let round = 0; round < 3; round += 1) {
      await hold(`fast-${round}`, line("FAST"));
      expect(await look()).toEqual(["FAST"]);
      await setTimeout(1100);
    }
    goOn.resolve();
    await slow;
    expect(await look()).toContain("SLOW");
    await expect.poll(look).toEqual([]);
  });

  test("a line that cannot be had undoes the lines before it", async () => {
    await countStock(shop.platform, [line("AAA", 5), line("ZZZ", 0)], "test");
    const outcome = await hold("undone", line("AAA", 2), line("ZZZ", 1));
    expect(outcome).toMatchObject({ ok: false, failure: { code: "SOLD_OUT", details: { skuCode: "ZZZ", left: 0 } } });
    expect((await availableUnits(shop.platform, deliveryLocation, ["AAA"])).get("AAA")).toBe(5);
  });
});

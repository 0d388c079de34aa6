import { points } from "@gelora/money/points.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { openTestShops, type TestShop } from "../../testing/shop.ts";
import { abandonPoints, orderedWithPoints } from "./points.ts";
import { insertIntention } from "./storage/point-uses.ts";
import { intendedPoints } from "./testing/intended-points.ts";
import { reportsToCome, stateOfPoints } from "./testing/point-books.ts";

describe.skipIf(!hasTestPostgres)("the points of an order under contention, on PostgreSQL", () => {
  let shops: readonly TestShop[];
  beforeAll(async () => {
    shops = await openTestShops(3);
  });
  afterAll(async () => {
    for (const shop of shops) await shop.close();
  });

  const of = (turn: number): Platform => {
    const shop = shops[turn % shops.length];
    if (!shop) throw new Error("no shops");
    return shop.platform;
  };
  const intend = async (orderCode: string) => {
    await intendedPoints(of(0), { orderCode, checkoutId: uuidv7() }, 100);
  };
  const order = (platform: Platform, orderCode: string) =>
    platform.database.transaction(() => platform.database.send(orderedWithPoints(orderCode)));

  test("of an order that comes to stand and those who give it up one wins, and what is given up is released once", async () => {
    const ends: unknown[] = [];
    for (let round = 0; round < 30; round += 1) {
      const orderCode = `RACE-${round}`;
      await intend(orderCode);
      const late = round % 2 === 0;
      const contenders = [0, 1, 2].map((turn) => () => abandonPoints(of(turn), orderCode));
      const all = late
        ? [...contenders, () => order(of(1), orderCode)]
        : [() => order(of(1), orderCode), ...contenders];
      const won = await Promise.all(all.map((contender) => contender()));
      expect(won.filter(Boolean)).toHaveLength(1);
      const state = await stateOfPoints(of(0), orderCode);
      expect(await reportsToCome(of(0), orderCode)).toEqual(state === "abandoned" ? ["release"] : []);
      ends.push(state);
    }
    expect(ends).not.toContain("intended");
  });

  test("the same race orders what is released when checking and writing are two steps: the test can fail", async () => {
    const orderCode = "TEETH";
    await intend(orderCode);
    const bothLooked = Promise.withResolvers<void>();
    let looked = 0;
    const moveInTwoSteps = async ({ database }: Platform, to: string) => {
      const { rows } = await sql<{ state: string }>`
        select state from point_uses where order_code = ${orderCode}`.execute(database.tables());
      looked += 1;
      if (looked === 2) bothLooked.resolve();
      await bothLooked.promise;
      if (rows[0]?.state !== "intended") return false;
      await sql`update point_uses set state = ${to} where order_code = ${orderCode}`.execute(database.tables());
      return true;
    };
    const won = await Promise.all([moveInTwoSteps(of(0), "ordered"), moveInTwoSteps(of(1), "abandoned")]);
    expect(won).toEqual([true, true]);
  });

  test("anyone who intends while the checkout's order comes to stand waits for it, and intends nothing", async () => {
    const checkoutId = uuidv7();
    const wish = { orderCode: "COMING", checkoutId, accountCode: "M-1", points: points(5) };
    await insertIntention(of(0), wish);
    const ordered = Promise.withResolvers<void>();
    const orders = of(1).database.transaction(async () => {
      await of(1).database.send(orderedWithPoints("COMING"));
      await ordered.promise;
    });
    const second = insertIntention(of(2), { ...wish, orderCode: "PHANTOM" });
    ordered.resolve();
    await orders;
    expect(await second).toBe(false);
    expect(await insertIntention(of(0), { ...wish, orderCode: "LATE" })).toBe(false);
  });

  test("a checkout has one intention, however many begin at once", async () => {
    const checkoutId = uuidv7();
    const begin = (turn: number) =>
      insertIntention(of(turn), { orderCode: `MANY-${turn}`, checkoutId, accountCode: "M-1", points: points(5) });
    const begun = await Promise.all(Array.from({ length: 20 }, (_, turn) => begin(turn)));
    expect(begun.filter(Boolean)).toHaveLength(1);
  });
});

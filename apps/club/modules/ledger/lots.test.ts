import { points } from "@gelora/money/points.ts";
import { days } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { openTestClub } from "../../testing/club.ts";
import { addPointsTo, removePoints } from "./ledger.ts";
import { selectExpiries } from "./storage/statement.ts";
import { expectSoundBooks } from "./testing/expect-sound-books.ts";
import { memberWithPoints } from "./testing/member-with-points.ts";
import { releasePoints, returnPoints, spendPoints } from "./use-cases/end-hold.ts";
import { expirePoints } from "./use-cases/expire-points.ts";
import { holdPoints } from "./use-cases/hold-points.ts";

describe.each(testEngines)("lots that expire in different months, on %s", (engine) => {
  let platform: Platform;
  let memberCode: string;
  let rounds = 0;
  beforeAll(async () => {
    platform = await openTestClub(engine);
  });
  beforeEach(async () => {
    rounds += 1;
    memberCode = await memberWithPoints(platform);
    // The soonest to expire is added last: neither the order of adding nor of numbers will do.
    for (const [lot, daysAgo] of [
      [40, 40],
      [50, 80],
      [30, 120],
    ] as const) {
      platform.clock.setOffset(days(-daysAgo));
      await addPointsTo(platform, { memberCode, fact: `lot:${memberCode}:${daysAgo}`, points: points(lot) });
    }
    platform.clock.setOffset(days(0));
  });
  afterAll(() => platform.database.close());

  const codeOf = (order: string) => `${order}-${rounds}`;
  const hold = (order: string, amount: number) =>
    holdPoints(platform, {
      orderCode: codeOf(order),
      memberCode,
      points: points(amount),
      isPermitted: async () => true,
    });
  const giveBack = (order: string, amount: number, cause: string) =>
    returnPoints(platform, { orderCode: codeOf(order), points: points(amount), cause });
  const release = (order: string) => releasePoints(platform, codeOf(order));
  /** What is left of each lot, the soonest to expire first. */
  const lots = async () => {
    const { rows } = await sql<{ remaining: number }>`
      select remaining from point_lots where member_code = ${memberCode} order by expires_at`.execute(
      platform.database.tables(),
    );
    return rows.map(({ remaining }) => remaining);
  };

  test("orders and removals take from the soonest to expire, whenever it was added, and then from the next", async () => {
    const published = await selectExpiries(platform, memberCode);
    expect(published.map((expiry) => expiry.points)).toEqual([30, 50, 40]);
    await hold("A", 20);
    expect(await lots()).toEqual([10, 50, 40]);
    await hold("B", 35);
    expect(await lots()).toEqual([0, 25, 40]);
    await removePoints(platform, { memberCode, fact: `removed:${memberCode}`, points: points(30) });
    expect(await lots()).toEqual([0, 0, 35]);
    expect(await selectExpiries(platform, memberCode)).toEqual([{ ...published[2], points: 35 }]);
    await expectSoundBooks(platform);
  });

  test("an order that ends gives all it held back to its own lots, with their dates, and leaves another's alone", async () => {
    const before = await selectExpiries(platform, memberCode);
    await hold("A", 70);
    await hold("B", 30);
    expect(await lots()).toEqual([0, 0, 20]);
    await release("A");
    expect(await lots()).toEqual([30, 40, 20]);
    await release("B");
    expect(await lots()).toEqual([30, 50, 40]);
    expect(await selectExpiries(platform, memberCode)).toEqual(before);
    await expectSoundBooks(platform);
  });

  test.each(["held", "spent"])(
    "a part of what is %s comes back into the last to expire of its lots first",
    async (state) => {
      await hold("A", 70);
      if (state === "spent") await spendPoints(platform, codeOf("A"));
      await giveBack("A", 25, "shirt");
      expect(await lots()).toEqual([0, 35, 40]);
      await giveBack("A", 25, "shoes");
      expect(await lots()).toEqual([10, 50, 40]);
      await release("A");
      expect(await lots()).toEqual([30, 50, 40]);
      await expectSoundBooks(platform);
    },
  );

  test("only what comes back into a lot that has expired meanwhile is lost the day after, and can be spent until then", async () => {
    await hold("A", 70);
    platform.clock.setOffset(days(280));
    await expirePoints(platform);
    expect(await lots()).toEqual([0, 10, 40]);
    await giveBack("A", 45, "shirt");
    expect(await lots()).toEqual([5, 50, 40]);
    await release("A");
    await expirePoints(platform);
    expect(await lots()).toEqual([30, 50, 40]);
    await hold("B", 10);
    expect(await lots()).toEqual([20, 50, 40]);
    platform.clock.setOffset(days(281));
    await expirePoints(platform);
    expect(await lots()).toEqual([0, 50, 40]);
    await expectSoundBooks(platform);
  });
});

import { points } from "@gelora/money/points.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { openTestClubs, type TestClubs } from "../../testing/club.ts";
import { earnPoints, maturePoints, selectBalances, takeBackPoints } from "./ledger.ts";
import { selectLedgerDiscrepancies } from "./storage/audit.ts";
import { memberWithPoints } from "./testing/member-with-points.ts";
import { releasePoints, returnPoints, spendPoints } from "./use-cases/end-hold.ts";
import { expirePoints } from "./use-cases/expire-points.ts";
import { holdPoints } from "./use-cases/hold-points.ts";

describe.skipIf(!hasTestPostgres)(
  "points under contention, from four pools of connections on PostgreSQL (I-10)",
  () => {
    let clubs: TestClubs;
    let club: Platform;
    beforeAll(async () => {
      clubs = await openTestClubs();
      ({ club } = clubs);
    });
    afterAll(() => clubs.close());

    const hold = (from: Platform, memberCode: string, orderCode: string, amount: number) =>
      holdPoints(from, { orderCode, memberCode, points: points(amount), isPermitted: async () => true });
    const expectSoundBooks = async () => expect(await selectLedgerDiscrepancies(club)).toEqual([]);

    test("[AC-33~] of fifty redemptions of one balance at once as many succeed as it pays, and no point is held twice", async () => {
      for (let round = 0; round < 5; round += 1) {
        const memberCode = await memberWithPoints(club, 333, 333, 334);
        const answers = await clubs.atOnce(50, (from, turn) => hold(from, memberCode, `FIFTY-${round}-${turn}`, 100));
        expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
        expect(answers.filter((answer) => !answer.ok && answer.code === "NOT_ENOUGH_POINTS")).toHaveLength(40);
        expect(await selectBalances(club, memberCode)).toEqual({ pending: 0, available: 0, held: 1000, owed: 0 });
      }
      await expectSoundBooks();
    });

    test("the same race holds more when checking and holding are two steps: the test can fail", async () => {
      const memberCode = await memberWithPoints(club, 1000);
      await sql`create table unguarded (points bigint not null)`.execute(club.database.tables());
      const holdInTwoSteps = async ({ database }: Platform) => {
        const { rows } = await sql<{ held: number }>`
        select coalesce(sum(points), 0)::bigint as held from unguarded`.execute(database.tables());
        const { available } = await selectBalances(club, memberCode);
        if (available - (rows[0]?.held ?? 0) < 100) return false;
        await sql`insert into unguarded values (100)`.execute(database.tables());
        return true;
      };
      expect((await clubs.atOnce(50, holdInTwoSteps)).filter(Boolean).length).toBeGreaterThan(10);
      // The database's own check also rejects it, in case a statement has no lock.
      const forgetful = sql`update point_balances set available = available - 1100 where member_code = ${memberCode}`;
      await expect(forgetful.execute(club.database.tables())).rejects.toThrow("point_balances_available_check");
    });

    test("a thousand holds of one balance at once are exact", async () => {
      const memberCode = await memberWithPoints(club, 6_000);
      const answers = await clubs.atOnce(1_000, (from, turn) => hold(from, memberCode, `HOT-${turn}`, 10));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(600);
      expect(answers.filter((answer) => !answer.ok && answer.code === "NOT_ENOUGH_POINTS")).toHaveLength(400);
      expect(await selectBalances(club, memberCode)).toMatchObject({ available: 0, held: 6_000 });
      await expectSoundBooks();
    });

    test("one order that twenty hold at once holds once", async () => {
      for (let round = 0; round < 5; round += 1) {
        const memberCode = await memberWithPoints(club, 1000);
        const answers = await clubs.atOnce(20, (from) => hold(from, memberCode, `SAME-${round}`, 100));
        expect(answers.every(({ ok }) => ok)).toBe(true);
        expect(await selectBalances(club, memberCode)).toMatchObject({ available: 900, held: 100 });
      }
      await expectSoundBooks();
    });

    test("one order that several members hold at once is held by one of them", async () => {
      const members = await Promise.all([1, 2, 3, 4].map(() => memberWithPoints(club, 100)));
      const answers = await clubs.atOnce(20, (from, turn) => hold(from, members[turn % 4] ?? "", "CONTESTED", 100));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
      const held = await Promise.all(members.map((member) => selectBalances(club, member)));
      expect(held.map((balances) => balances.held).toSorted()).toEqual([0, 0, 0, 100]);
      await expectSoundBooks();
    });

    test("an order that is held, spent and released at once ends in one way, with every point in one place", async () => {
      for (let round = 0; round < 20; round += 1) {
        const memberCode = await memberWithPoints(club, 60, 60);
        const orderCode = `ENDS-${round}`;
        if (round % 2) await hold(club, memberCode, orderCode, 100);
        await clubs.atOnce(9, (from, turn) => {
          if (turn % 3 === 0) return hold(from, memberCode, orderCode, 100);
          return turn % 3 === 1 ? spendPoints(from, orderCode) : releasePoints(from, orderCode);
        });
        expect(await selectBalances(club, memberCode)).toEqual({ pending: 0, available: 120, held: 0, owed: 0 });
      }
      await expectSoundBooks();
    });

    test("pieces that are returned at once give back what was spent and no more, each cause once", async () => {
      for (let round = 0; round < 5; round += 1) {
        const memberCode = await memberWithPoints(club, 40, 60);
        const orderCode = `PIECES-${round}`;
        await hold(club, memberCode, orderCode, 100);
        await spendPoints(club, orderCode);
        const answers = await clubs.atOnce(24, (from, turn) =>
          returnPoints(from, { orderCode, points: points(30), cause: `return-${turn % 6}` }),
        );
        expect(answers.filter((answer) => !answer.ok && answer.code === "NOT_ENOUGH_POINTS")).toHaveLength(12);
        expect(await selectBalances(club, memberCode)).toMatchObject({ available: 90, held: 0 });
      }
      await expectSoundBooks();
    });

    test("earning, taking back, holding, giving back and expiring at once leave books that agree", async () => {
      const members = await Promise.all([1, 2, 3].map(() => memberWithPoints(club, 100, 100)));
      await clubs.atOnce(180, async (from, turn) => {
        const memberCode = members[turn % 3] ?? "";
        const orderCode = `MIX-${turn - (turn % 6)}`;
        switch (turn % 6) {
          case 0:
            return hold(from, memberCode, orderCode, 30);
          case 1:
            return maturePointsOf(from, memberCode, `mix-${turn}`);
          case 2:
            return takeBackPoints(from, "", { memberCode, fact: `back-${turn}`, points: points(35) });
          case 3:
            return spendPoints(from, orderCode);
          case 4:
            return releasePoints(from, orderCode);
          default:
            return expirePoints(from);
        }
      });
      await expectSoundBooks();
    });

    /** Points that were pending and become available. */
    const maturePointsOf = async (from: Platform, memberCode: string, fact: string) => {
      await earnPoints(from, { memberCode, fact: `earned:${fact}`, points: points(20) });
      await maturePoints(from, { memberCode, fact: `matured:${fact}`, points: points(20) });
    };
  },
);

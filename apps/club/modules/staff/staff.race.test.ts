import { points } from "@gelora/money/points.ts";
import { isRejected } from "@gelora/testkit/is-rejected.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { openTestClubs, type TestClubs } from "../../testing/club.ts";
import { someMember } from "../../testing/some-member.ts";
import { addPointsTo, selectBalances } from "../ledger/ledger.ts";
import { expectSoundBooks } from "../ledger/testing/expect-sound-books.ts";
import { seedMembers } from "../membership/membership.ts";
import { actsOn, adjustPoints } from "./staff.ts";
import { insertAct, selectAct } from "./storage/acts.ts";

const rina = { kind: "staff", staffCode: "rina", roles: ["finance"] } as const;

describe.skipIf(!hasTestPostgres)("adjustments under contention, from four pools of connections on PostgreSQL", () => {
  let clubs: TestClubs;
  let club: Platform;
  beforeAll(async () => {
    clubs = await openTestClubs();
    ({ club } = clubs);
  });
  afterAll(async () => {
    await expectSoundBooks(club);
    await clubs.close();
  });

  let members = 0;
  const memberWith = async (amount: number) => {
    members += 1;
    const memberCode = `MC${members}`;
    const mobile = `8120000${1000 + members}`;
    await seedMembers(club, [someMember({ memberCode, mobile })]);
    if (amount > 0) await addPointsTo(club, { memberCode, fact: `added:${memberCode}`, points: points(amount) });
    return memberCode;
  };
  const adjust = (from: Platform, memberCode: string, key: string, amount: number) =>
    adjustPoints(from, rina, { memberCode, key, points: amount, reason: "a race" });
  const available = async (memberCode: string) => (await selectBalances(club, memberCode)).available;

  test("one ticket that sixteen send at once adds its points once", async () => {
    for (let round = 0; round < 10; round += 1) {
      const memberCode = await memberWith(0);
      const answers = await clubs.atOnce(16, (from) => adjust(from, memberCode, `SAME-${round}`, 100));
      expect(answers.filter((answer) => answer === "done")).toHaveLength(1);
      expect(answers.filter((answer) => answer === "done before")).toHaveLength(15);
      expect(await available(memberCode)).toBe(100);
      expect(await actsOn(club, memberCode)).toHaveLength(1);
    }
  });

  test("without holding the key a repeated ticket fails: the test can fail", async () => {
    let failed = 0;
    for (let round = 0; round < 10 && failed === 0; round += 1) {
      const key = `UNHELD-${round}`;
      const act = { name: "points.adjusted", subject: "X", reason: "a race", key, details: { points: 1 } } as const;
      // As acting does, but holding nothing.
      const actUnheld = (from: Platform) =>
        from.database.transaction(async () => {
          if (!(await selectAct(from, key))) await insertAct(from, "rina", act);
        });
      failed += (await clubs.atOnce(16, (from) => isRejected(actUnheld(from)))).filter(Boolean).length;
    }
    expect(failed).toBeGreaterThan(0);
  });

  test("twenty removals of ten from a hundred at once leave nothing, and never less", async () => {
    const memberCode = await memberWith(100);
    const answers = await clubs.atOnce(20, (from, turn) => adjust(from, memberCode, `TEN-${turn}`, -10));
    expect(answers.filter((answer) => answer === "done")).toHaveLength(10);
    expect(await available(memberCode)).toBe(0);
  });

  test("one key for two members at once is one member's", async () => {
    const [one, other] = [await memberWith(0), await memberWith(0)];
    const answers = await clubs.atOnce(8, (from, turn) => adjust(from, turn % 2 === 0 ? one : other, "TWO", 10));
    expect(answers.filter((answer) => answer === "done")).toHaveLength(1);
    expect((await available(one)) + (await available(other))).toBe(10);
  });
});

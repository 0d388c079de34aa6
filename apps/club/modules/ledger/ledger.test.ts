import { points } from "@gelora/money/points.ts";
import { days } from "@gelora/service-kit/durations.ts";
import { poisonRow } from "@gelora/testkit/poison-row.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { openTestClub } from "../../testing/club.ts";
import { earnPoints, forgoPoints, maturePoints, removePoints, selectBalances, takeBackPoints } from "./ledger.ts";
import { selectLedgerDiscrepancies } from "./storage/audit.ts";
import { memberWithPoints } from "./testing/member-with-points.ts";
import { auditLedger } from "./use-cases/audit-ledger.ts";
import { releasePoints, returnPoints, spendPoints } from "./use-cases/end-hold.ts";
import { expirePoints } from "./use-cases/expire-points.ts";
import { holdPoints } from "./use-cases/hold-points.ts";

describe.each(testEngines)("the ledger of points, on %s", (engine) => {
  let platform: Platform;
  let orders = 0;
  let orderCode: string;
  beforeAll(async () => {
    platform = await openTestClub(engine);
  });
  beforeEach(() => {
    platform.clock.setOffset(days(0));
    orders += 1;
    orderCode = `GL${orders}`;
  });
  afterAll(() => platform.database.close());

  const hold = (memberCode: string, amount: number) =>
    holdPoints(platform, { orderCode, memberCode, points: points(amount), isPermitted: async () => true });
  const giveBack = (amount: number, cause: string) =>
    returnPoints(platform, { orderCode, points: points(amount), cause });
  const balancesOf = (memberCode: string) => selectBalances(platform, memberCode);
  const lotsOf = async (memberCode: string) =>
    (
      await sql<{ remaining: number }>`
        select remaining from point_lots where member_code = ${memberCode} order by lot_id`.execute(
        platform.database.tables(),
      )
    ).rows.map(({ remaining }) => remaining);
  const expectSoundBooks = async () => expect(await selectLedgerDiscrepancies(platform)).toEqual([]);

  test("points of an order wait, become available, and are gone with the goods", async () => {
    const memberCode = await memberWithPoints(platform);
    const fact = (name: string) => ({ memberCode, orderCode, fact: `${name}:${orderCode}` });
    expect(await earnPoints(platform, { ...fact("earned"), points: points(500) })).toBe(true);
    expect(await earnPoints(platform, { ...fact("earned"), points: points(500) })).toBe(false);
    expect(await balancesOf(memberCode)).toEqual({ pending: 500, available: 0, held: 0, owed: 0 });
    await forgoPoints(platform, { ...fact("forgone"), points: points(200) });
    await maturePoints(platform, { ...fact("matured"), points: points(300) });
    expect(await balancesOf(memberCode)).toEqual({ pending: 0, available: 300, held: 0, owed: 0 });
    await takeBackPoints(platform, `matured:${orderCode}`, { ...fact("returned"), points: points(100) });
    expect(await balancesOf(memberCode)).toEqual({ pending: 0, available: 200, held: 0, owed: 0 });
    await expectSoundBooks();
  });

  test("points that were spent before their goods went back are owed, and the next ones pay", async () => {
    const memberCode = await memberWithPoints(platform, 100);
    await hold(memberCode, 80);
    await spendPoints(platform, orderCode);
    const back = { memberCode, fact: `back:${memberCode}`, points: points(100) };
    expect(await takeBackPoints(platform, `added:${memberCode}:0`, back)).toBe(true);
    expect(await takeBackPoints(platform, `added:${memberCode}:0`, back)).toBe(false);
    expect(await balancesOf(memberCode)).toEqual({ pending: 0, available: 0, held: 0, owed: 80 });
    await earnPoints(platform, { memberCode, fact: `e1:${memberCode}`, points: points(130) });
    await maturePoints(platform, { memberCode, fact: `m1:${memberCode}`, points: points(50) });
    expect(await balancesOf(memberCode)).toEqual({ pending: 80, available: 0, held: 0, owed: 30 });
    await maturePoints(platform, { memberCode, fact: `m2:${memberCode}`, points: points(80) });
    expect(await balancesOf(memberCode)).toEqual({ pending: 0, available: 50, held: 0, owed: 0 });
    await expectSoundBooks();
  });

  test("nothing left to take is owed once, however often it is reported", async () => {
    const memberCode = await memberWithPoints(platform, 100);
    await hold(memberCode, 100);
    const back = { memberCode, fact: `back:${memberCode}`, points: points(60) };
    for (const expected of [true, false, false])
      expect(await takeBackPoints(platform, "elsewhere", back)).toBe(expected);
    expect(await balancesOf(memberCode)).toEqual({ pending: 0, available: 0, held: 100, owed: 60 });
    await releasePoints(platform, orderCode);
    expect(await balancesOf(memberCode)).toEqual({ pending: 0, available: 40, held: 0, owed: 0 });
    await expectSoundBooks();
  });

  test("an order takes from the soonest to expire, and gives back to the very lots", async () => {
    const memberCode = await memberWithPoints(platform, 30, 50, 40);
    expect(await hold(memberCode, 100)).toEqual({ ok: true, state: "held", points: 100 });
    expect(await lotsOf(memberCode)).toEqual([0, 0, 20]);
    expect(await balancesOf(memberCode)).toEqual({ pending: 0, available: 20, held: 100, owed: 0 });
    expect(await giveBack(30, "a")).toEqual({ ok: true, state: "held", points: 70 });
    expect(await lotsOf(memberCode)).toEqual([0, 10, 40]);
    expect(await spendPoints(platform, orderCode)).toEqual({ ok: true, state: "spent", points: 70 });
    expect(await giveBack(45, "b")).toEqual({ ok: true, state: "spent", points: 25 });
    expect(await lotsOf(memberCode)).toEqual([5, 50, 40]);
    expect(await releasePoints(platform, orderCode)).toEqual({ ok: true, state: "released", points: 0 });
    expect(await lotsOf(memberCode)).toEqual([30, 50, 40]);
    expect(await balancesOf(memberCode)).toEqual({ pending: 0, available: 120, held: 0, owed: 0 });
    await expectSoundBooks();
  });

  test("a repeated request changes nothing and gets the same answer", async () => {
    const memberCode = await memberWithPoints(platform, 100);
    for (const _time of [1, 2]) expect(await hold(memberCode, 60)).toEqual({ ok: true, state: "held", points: 60 });
    expect(await hold(memberCode, 61)).toEqual({ ok: false, code: "HOLD_DIFFERS" });
    const other = await memberWithPoints(platform, 100);
    expect(await hold(other, 60)).toEqual({ ok: false, code: "HOLD_DIFFERS" });
    for (const _time of [1, 2]) expect(await giveBack(10, "a")).toEqual({ ok: true, state: "held", points: 50 });
    for (const _time of [1, 2])
      expect(await spendPoints(platform, orderCode)).toEqual({ ok: true, state: "spent", points: 50 });
    expect(await hold(memberCode, 60)).toEqual({ ok: true, state: "spent", points: 50 });
    for (const _time of [1, 2])
      expect(await releasePoints(platform, orderCode)).toEqual({ ok: true, state: "released", points: 0 });
    expect(await giveBack(10, "b")).toEqual({ ok: true, state: "released", points: 0 });
    expect(await hold(memberCode, 60)).toEqual({ ok: false, code: "ORDER_ENDED" });
    expect(await spendPoints(platform, orderCode)).toEqual({ ok: false, code: "ORDER_ENDED" });
    expect(await balancesOf(memberCode)).toEqual({ pending: 0, available: 100, held: 0, owed: 0 });
    await expectSoundBooks();
  });

  test("a hold that its order's end has overtaken is refused", async () => {
    const memberCode = await memberWithPoints(platform, 100);
    expect(await releasePoints(platform, orderCode)).toEqual({ ok: true, state: "released", points: 0 });
    expect(await hold(memberCode, 60)).toEqual({ ok: false, code: "ORDER_ENDED" });
    expect(await balancesOf(memberCode)).toMatchObject({ available: 100, held: 0 });
  });

  test("more than there is, is neither held nor given back nor removed", async () => {
    const memberCode = await memberWithPoints(platform, 100);
    expect(await spendPoints(platform, orderCode)).toEqual({ ok: false, code: "HOLD_UNKNOWN" });
    expect(await giveBack(1, "a")).toEqual({ ok: false, code: "HOLD_UNKNOWN" });
    expect(await hold(memberCode, 101)).toEqual({ ok: false, code: "NOT_ENOUGH_POINTS", points: 100 });
    await hold(memberCode, 90);
    expect(await giveBack(91, "a")).toEqual({ ok: false, code: "NOT_ENOUGH_POINTS", points: 90 });
    const removal = { memberCode, fact: `removed:${memberCode}`, points: points(11) };
    expect(await removePoints(platform, removal)).toBe(false);
    expect(await removePoints(platform, { ...removal, points: points(10) })).toBe(true);
    expect(await balancesOf(memberCode)).toEqual({ pending: 0, available: 0, held: 90, owed: 0 });
    await expectSoundBooks();
  });

  test("what is left at the end of a month a year later expires; what comes back later, the day after", async () => {
    const memberCode = await memberWithPoints(platform, 100);
    await hold(memberCode, 30);
    platform.clock.setOffset(days(330));
    await expirePoints(platform);
    expect(await balancesOf(memberCode)).toMatchObject({ available: 70, held: 30 });
    platform.clock.setOffset(days(400));
    for (const _time of [1, 2]) await expirePoints(platform);
    expect(await balancesOf(memberCode)).toMatchObject({ available: 0, held: 30 });
    await releasePoints(platform, orderCode);
    await expirePoints(platform);
    expect(await balancesOf(memberCode)).toMatchObject({ available: 30, held: 0 });
    platform.clock.setOffset(days(401));
    await expirePoints(platform);
    expect(await balancesOf(memberCode)).toMatchObject({ available: 0, held: 0 });
    await expectSoundBooks();
  });

  test("points that come back days after their lot's end stay for the rest of that day, also of a lot held whole", async () => {
    const memberCode = await memberWithPoints(platform, 100);
    await hold(memberCode, 100);
    platform.clock.setOffset(days(400));
    await expirePoints(platform);
    platform.clock.setOffset(days(401));
    await giveBack(40, "a");
    for (const _time of [1, 2]) await expirePoints(platform);
    expect(await balancesOf(memberCode)).toMatchObject({ available: 40, held: 60 });
    platform.clock.setOffset(days(402));
    await expirePoints(platform);
    expect(await balancesOf(memberCode)).toMatchObject({ available: 0, held: 60 });
    platform.clock.setOffset(days(404));
    await releasePoints(platform, orderCode);
    await expirePoints(platform);
    expect(await balancesOf(memberCode)).toMatchObject({ available: 60, held: 0 });
    platform.clock.setOffset(days(405));
    await expirePoints(platform);
    expect(await balancesOf(memberCode)).toMatchObject({ available: 0, held: 0 });
    await expectSoundBooks();
  });

  test("a member whose points cannot expire does not keep those of others", async () => {
    const [poisoned, other] = [await memberWithPoints(platform, 100), await memberWithPoints(platform, 100)];
    platform.clock.setOffset(days(400));
    const row = { table: "point_lots", column: "member_code", code: poisoned };
    const heal = await poisonRow(platform.database, row);
    await expect(expirePoints(platform)).rejects.toThrow("due records failed");
    await heal();
    const left = await Promise.all([poisoned, other].map(balancesOf));
    expect(left.map(({ available }) => available)).toEqual([100, 0]);
    await expirePoints(platform);
    expect(await balancesOf(poisoned)).toMatchObject({ available: 0 });
    await expectSoundBooks();
  });

  test("the database refuses a changed movement, one that does not sum to zero, and a balance below zero", async () => {
    const memberCode = await memberWithPoints(platform, 100);
    const run = (statement: ReturnType<typeof sql>) => statement.execute(platform.database.tables());
    await expect(run(sql`update point_movements set kind = 'bonus'`)).rejects.toThrow("append only");
    await expect(run(sql`delete from point_entries`)).rejects.toThrow("append only");
    await expect(run(sql`truncate point_entries`)).rejects.toThrow("append only");
    const lonely = sql`
      with booked as (insert into point_movements (member_code, number, fact, kind, booked_at)
        values (${memberCode}, 99, 'lonely', 'added', now()) returning movement_id)
      insert into point_entries select movement_id, 'available', 5 from booked`;
    await expect(run(lonely)).rejects.toThrow("sum to zero");
    const below = sql`update point_balances set available = available - 101 where member_code = ${memberCode}`;
    await expect(run(below)).rejects.toThrow("check constraint");
    const owing = sql`update point_balances set owed = 1 where member_code = ${memberCode}`;
    await expect(run(owing)).rejects.toThrow("check constraint");
    await expectSoundBooks();
  });
});

describe("the audit of the ledger", () => {
  let platform: Platform;
  beforeAll(async () => {
    platform = await openTestClub("embedded");
  });
  afterAll(() => platform.database.close());

  test("finds every place that contradicts another", async () => {
    const memberCode = await memberWithPoints(platform, 100);
    await holdPoints(platform, { orderCode: "A1", memberCode, points: points(40), isPermitted: async () => true });
    await holdPoints(platform, { orderCode: "A2", memberCode, points: points(10), isPermitted: async () => true });
    await spendPoints(platform, "A2");
    const others = [await memberWithPoints(platform, 10), await memberWithPoints(platform, 20)];
    const discrepanciesAfter = async (change: ReturnType<typeof sql>) => {
      let discrepancies: readonly { subject: string; what: string }[] = [];
      const undone = platform.database.transaction(async () => {
        await change.execute(platform.database.tables());
        discrepancies = await selectLedgerDiscrepancies(platform);
        // The same however the members are portioned.
        for (const members of [1, 2, 3]) {
          const portioned = await selectLedgerDiscrepancies(platform, members);
          expect(new Set(portioned.map(({ subject, what }) => `${subject} ${what}`))).toEqual(
            new Set(discrepancies.map(({ subject, what }) => `${subject} ${what}`)),
          );
          expect(portioned).toHaveLength(discrepancies.length);
        }
        throw new Error("undone");
      });
      await expect(undone).rejects.toThrow("undone");
      return discrepancies.map(({ what }) => what);
    };
    expect(await discrepanciesAfter(sql`select 1`)).toEqual([]);
    const [first, last] = [memberCode, ...others].toSorted().filter((_, at) => at % 2 === 0);
    for (const code of [first, last]) {
      expect(
        await discrepanciesAfter(sql`update point_balances set available = available + 1 where member_code = ${code}`),
      ).toEqual(["has balances that the entries do not give"]);
      expect(await discrepanciesAfter(sql`delete from point_balances where member_code = ${code}`)).toEqual([
        "has balances that the entries do not give",
      ]);
    }
    expect(
      await discrepanciesAfter(sql`update point_lots set remaining = remaining - 1 where member_code = ${memberCode}`),
    ).toEqual(["has lots that hold other than what is available"]);
    expect(await discrepanciesAfter(sql`update point_draws set points = points + 1 where order_code = 'A1'`)).toEqual([
      "took from its lots other than it holds or gave back",
    ]);
    expect(await discrepanciesAfter(sql`update point_holds set state = 'spent' where order_code = 'A1'`)).toEqual([
      "has holds that sum to other than what is held",
      "spent other than its hold says",
    ]);
    const bare = sql`
      insert into point_movements (member_code, number, fact, kind, booked_at) values ('MC', 1, 'bare', 'added', now())`;
    expect(await discrepanciesAfter(bare)).toEqual(["has no two entries that sum to zero"]);
  });

  test("is a task that fails where the books contradict themselves, so that someone is notified", async () => {
    await expect(auditLedger(platform)).resolves.toBeUndefined();
    const error = vi.spyOn(platform.log, "error");
    await sql`update point_balances set held = held + 1`.execute(platform.database.tables());
    await expect(auditLedger(platform)).rejects.toThrow(/^the ledger contradicts itself in \d+ places$/);
    expect(error.mock.calls[0]?.[1]).toBe("the ledger contradicts itself");
    await sql`update point_balances set held = held - 1`.execute(platform.database.tables());
    await expect(auditLedger(platform)).resolves.toBeUndefined();
    error.mockRestore();
  });
});

import { points } from "@gelora/money/points.ts";
import { days } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { openTestClub } from "../../testing/club.ts";
import { someMember } from "../../testing/some-member.ts";
import { addPointsTo, holdPoints, selectBalances, selectMovements } from "../ledger/ledger.ts";
import { accountTotals } from "../ledger/testing/account-totals.ts";
import { expectSoundBooks } from "../ledger/testing/expect-sound-books.ts";
import { linkAccount, objectTo } from "../linking/linking.ts";
import { newestObjection } from "../linking/testing/newest-objection.ts";
import { seedMembers } from "../membership/membership.ts";
import { setPin } from "../pin/pin.ts";
import { provenBy } from "../pin/testing/proven-by.ts";
import { actsOn, addStaff, adjustPoints, findStaff, type StaffPrincipal, unlock } from "./staff.ts";

describe.each(testEngines)("what staff of the club do, on %s", (engine) => {
  let club: Platform;
  let turn = 0;
  let memberCode: string;
  let finance: StaffPrincipal;
  let support: StaffPrincipal;
  beforeAll(async () => {
    club = await openTestClub(engine);
    finance = await newStaff("rina", "finance");
    support = await newStaff("budi", "support");
  });
  beforeEach(async () => {
    turn += 1;
    memberCode = `MC${turn}`;
    const mobile = `8120000${1000 + turn}`;
    await seedMembers(club, [someMember({ memberCode, mobile, email: `dewi${turn}@contoh.id` })]);
  });
  afterAll(async () => {
    await expectSoundBooks(club);
    await club.database.close();
  });

  const newStaff = async (staffCode: string, ...roles: ("finance" | "support")[]) => {
    await addStaff(club, { staffCode, name: staffCode, roles });
    const person = await findStaff(club, staffCode);
    if (!person) throw new Error("the account was just made");
    return person;
  };
  const why = (key = `T-${turn}`) => ({ memberCode, reason: "a late parcel", key });
  const adjust = (amount: number, key?: string, staff = finance) =>
    adjustPoints(club, staff, { ...why(key), points: amount });
  const balances = () => selectBalances(club, memberCode);
  const mailKinds = async () => {
    const { rows } = await sql<{ kind: string }>`
      select payload->>'kind' as kind from outbox where topic = 'messaging.card'
      and payload->>'memberCode' = ${memberCode} order by position`.execute(club.database.tables());
    return rows.map(({ kind }) => kind);
  };

  test("points are added and removed between adjustments and available, and the member sees both", async () => {
    expect(await adjust(500, `T-${turn}-a`)).toBe("done");
    expect(await adjust(-200, `T-${turn}-b`)).toBe("done");
    expect(await balances()).toMatchObject({ available: 300 });
    expect((await accountTotals(club, memberCode)).adjustments).toBe(-300);
    const movements = await selectMovements(club, memberCode, { before: undefined, limit: 9 });
    expect(movements.map(({ kind }) => kind)).toEqual(["removed", "added"]);
  });

  test("one key is one act: repeated it changes nothing, for another act it is refused", async () => {
    expect(await adjust(500)).toBe("done");
    expect(await adjust(500)).toBe("done before");
    expect(await adjust(501)).toBe("the key was used for another act");
    expect(await adjust(-500)).toBe("the key was used for another act");
    expect(await unlock(club, support, "pin.unlocked", why())).toBe("the key was used for another act");
    expect(await balances()).toMatchObject({ available: 500 });
    expect(await actsOn(club, memberCode)).toHaveLength(1);
  });

  test("no more is removed than is available: what is held or pending stays, and the key is free again", async () => {
    await addPointsTo(club, { memberCode, fact: `added:${memberCode}`, points: points(100) });
    const hold = { orderCode: `GL${engine}${turn}`, memberCode, points: points(40), isPermitted: async () => true };
    await holdPoints(club, hold);
    expect(await adjust(-61)).toBe("only 60 points are available");
    expect(await balances()).toMatchObject({ available: 60, held: 40, owed: 0 });
    expect(await actsOn(club, memberCode)).toEqual([]);
    expect(await adjust(-60)).toBe("done");
    expect(await balances()).toMatchObject({ available: 0, held: 40 });
  });

  test("only who has the role may, and only for members", async () => {
    expect(await adjust(500, undefined, support)).toBe("not allowed");
    expect(await adjust(500, undefined, { ...finance, roles: [] })).toBe("not allowed");
    expect(await unlock(club, finance, "pin.unlocked", why())).toBe("not allowed");
    memberCode = "NOBODY";
    expect(await adjust(500)).toBe("no such member");
    expect(await balances()).toMatchObject({ available: 0 });
    expect(await actsOn(club, "NOBODY")).toEqual([]);
  });

  test("a disabled PIN works again with all its tries, once, and the member hears of it", async () => {
    await setPin(club, memberCode, "739152");
    expect(await unlock(club, support, "pin.unlocked", why())).toBe("nothing is locked");
    for (const wrong of ["111213", "111214", "111215"])
      await expect(provenBy(club, memberCode, wrong)).rejects.toThrow("not right");
    await expect(provenBy(club, memberCode, "739152")).rejects.toThrow("not right");
    expect(await unlock(club, support, "pin.unlocked", why())).toBe("done");
    expect(await unlock(club, support, "pin.unlocked", why())).toBe("done before");
    expect(await provenBy(club, memberCode, "739152")).toMatch(/^[\w-]{43}$/);
    expect(await mailKinds()).toEqual(["pinDisabled", "pinUnlocked"]);
    expect(await actsOn(club, memberCode)).toMatchObject([{ by: "budi", name: "pin.unlocked", details: {} }]);
  });

  test("a card that its owner's objection locked is linked again, and the owner hears of it", async () => {
    expect(await unlock(club, support, "card.unlocked", why())).toBe("nothing is locked");
    await club.database.transaction(() => linkAccount(club, { accountCode: `AC${turn}`, memberCode }));
    await objectTo(club, await newestObjection(club, memberCode));
    expect(await unlock(club, support, "card.unlocked", why())).toBe("done");
    expect(await unlock(club, support, "card.unlocked", why(`T-${turn}-b`))).toBe("nothing is locked");
    expect(await mailKinds()).toEqual(["cardLocked", "cardUnlocked"]);
  });

  test("the journal cannot be changed", async () => {
    club.clock.setOffset(days(1));
    await adjust(5);
    club.clock.setOffset(days(0));
    for (const change of [
      sql`update staff_acts set reason = 'x'`,
      sql`delete from staff_acts`,
      sql`truncate staff_acts`,
    ])
      await expect(change.execute(club.database.tables())).rejects.toThrow("staff_acts is append only");
    expect(await actsOn(club, memberCode)).toHaveLength(1);
  });
});

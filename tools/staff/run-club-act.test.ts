import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { points } from "@gelora/money/points.ts";
import { days } from "@gelora/service-kit/durations.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addPointsTo, selectBalances } from "../../apps/club/modules/ledger/ledger.ts";
import { seedMembers } from "../../apps/club/modules/membership/membership.ts";
import type { Platform } from "../../apps/club/platform/platform.ts";
import { openTestClub } from "../../apps/club/testing/club.ts";
import { runClubAct } from "./run-club-act.ts";

let club: Platform;
let turn = 0;
let member: string;
beforeAll(async () => {
  club = await openTestClub("embedded");
  await run("add", "rina", "--name", "Rina", "--roles", "finance");
  await run("add", "budi", "--name", "Budi", "--roles", "support");
});
beforeEach(async () => {
  turn += 1;
  member = `MC-${turn}`;
  const person = { firstName: "Dewi", lastName: "K", email: "dewi@contoh.id", emailVerified: true } as const;
  const mobile = `8120000${1000 + turn}`;
  await seedMembers(club, [{ ...person, memberCode: member, mobile, phoneVerified: true, status: "ACTIVE" }]);
  await addPointsTo(club, { memberCode: member, fact: `added:${member}`, points: points(120) });
});
afterAll(() => club.database.close());

const run = (...words: readonly string[]) => runClubAct(club, words);
const adjust = (way: string, count: string, key: string, reason = "a late parcel") =>
  run("--as", "rina", "adjust-points", member, way, count, "--reason", reason, "--key", key);
const available = async () => (await selectBalances(club, member)).available;

test("finance adds and removes points, once for a ticket, and the journal says who, when and why", async () => {
  expect(await adjust("add", "500", `T-${turn}`)).toEqual(["Done."]);
  expect(await adjust("add", "500", `T-${turn}`)).toEqual([
    "This was done before, under the same key; nothing has changed.",
  ]);
  expect(await available()).toBe(620);
  expect(await adjust("remove", "20", `T-${turn}-b`)).toEqual(["Done."]);
  expect(await available()).toBe(600);
  const lines = await run("--as", "budi", "journal", member);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { by: "rina", name: "points.adjusted", reason: "a late parcel", key: `T-${turn}`, details: { points: 500 } },
    { by: "rina", name: "points.adjusted", details: { points: -20 }, at: expect.stringMatching(/^20\d\d-/) },
  ]);
});

test("finance adds up the books at any moment: every account, zero together, and what contradicts itself", async () => {
  const books = () => run("--as", "rina", "books");
  const before = await books();
  expect(before.at(-1)).toBe("The books agree.");
  await adjust("add", "500", `B-${turn}`);
  const lines = (await books()).slice(0, -1).map((line) => JSON.parse(line) as { account: string; points: number });
  const was = before.slice(0, -1).map((line) => JSON.parse(line) as { account: string; points: number });
  const change = lines.flatMap(({ account, points: now }, at) => (now === was[at]?.points ? [] : [account]));
  expect(change).toEqual(["available", "adjustments"]);
  expect(lines.map(({ account }) => account).join(" ")).toBe(
    "pending available held owed issued promotion spent expired adjustments all together",
  );
  expect(lines.at(-1)?.points).toBe(0);
  expect(lines.slice(0, -1).reduce((sum, { points: each }) => sum + each, 0)).toBe(0);
  const setAvailable = (points: number) =>
    club.database
      .tables<{ point_balances: { member_code: string; available: number } }>()
      .updateTable("point_balances")
      .set({ available: points })
      .where("member_code", "=", member)
      .execute();
  await setAvailable(621);
  expect((await books()).at(-1)).toContain(`member ${member}`);
  await setAvailable(620);
  expect((await books()).at(-1)).toBe("The books agree.");
  await expect(run("--as", "budi", "books")).rejects.toThrow("not allowed");
});

describe("the rules of points", () => {
  const rules = {
    tiers: [
      { code: "BRONZE", fromSpend: 0, pointsPerTenThousand: 100 },
      { code: "SILVER", fromSpend: 4_000_000, pointsPerTenThousand: 200 },
    ],
    boosts: [{ code: "PAYDAY", percent: 300, from: "2130-12-12T00:00:00+07:00", until: "2130-12-13T00:00:00+07:00" }],
    rounding: "down",
    returnWindowDays: 14,
    linkBonus: 150,
  };
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "rules-"));
  });
  afterEach(() => club.clock.setOffset(days(0)));
  afterAll(() => rm(folder, { recursive: true }));

  const add = async (moment: string, written: unknown, key: string, as = "rina") => {
    const file = join(folder, "rules.json");
    await writeFile(file, typeof written === "string" ? written : JSON.stringify(written));
    return run("--as", as, "add-points-rules", moment, file, "--reason", "campaign of December", "--key", key);
  };
  const withdraw = (moment: string, key: string) =>
    run("--as", "rina", "withdraw-points-rules", moment, "--reason", "a mistake", "--key", key);
  const listed = async () => {
    const lines = await run("--as", "rina", "points-rules");
    return lines.map((line) => JSON.parse(line) as { validFrom: string; state: string; rules: { linkBonus: number } });
  };
  const states = async () => (await listed()).map(({ state, rules: { linkBonus } }) => `${state} ${linkBonus}`);

  test("finance adds rules from a moment on, once for a ticket, lists them, and the journal holds them", async () => {
    expect(await add("2130-12-01T00:00:00+07:00", rules, "R-1")).toEqual(["Done."]);
    expect(await add("2130-12-01T00:00:00+07:00", rules, "R-1")).toEqual([expect.stringContaining("done before")]);
    await expect(add("2130-12-01T00:00:00+07:00", { ...rules, linkBonus: 1 }, "R-2")).rejects.toThrow(
      "rules begin at that moment already",
    );
    expect(await states()).toEqual(["in force 100", "planned 150"]);
    expect((await listed())[1]).toMatchObject({
      validFrom: "2130-11-30T17:00:00.000Z",
      rules: { boosts: [{ from: "2130-12-11T17:00:00.000Z", until: "2130-12-12T17:00:00.000Z" }] },
    });
    const entries = (await run("--as", "budi", "journal", "points-rules")).map((line) => JSON.parse(line));
    expect(entries).toMatchObject([
      { by: "rina", name: "rules.added", reason: "campaign of December", details: { rules: { linkBonus: 150 } } },
    ]);
    club.clock.setOffset(days(110 * 365));
    expect(await states()).toEqual(["past 100", "in force 150"]);
    await expect(withdraw("2130-12-01T00:00:00+07:00", "R-3")).rejects.toThrow("should be in the future");
  });

  test("planned rules can be withdrawn, and others can take their moment", async () => {
    const moment = "2131-01-01T00:00:00Z";
    await expect(withdraw(moment, "R-4")).rejects.toThrow("no rules begin at that moment");
    await add(moment, { ...rules, linkBonus: 200 }, "R-5");
    expect(await withdraw(moment, "R-6")).toEqual(["Done."]);
    await add(moment, { ...rules, linkBonus: 300 }, "R-7");
    expect((await states()).at(-1)).toBe("planned 300");
    await withdraw(moment, "R-8");
  });

  const [bronze, silver] = rules.tiers;
  const [boost] = rules.boosts;
  test.each([
    ["{", "is no JSON"],
    [[], "expected object"],
    [{ ...rules, tiers: [] }, "tiers"],
    [{ ...rules, tiers: [silver, bronze] }, "the first tier starts at no spend"],
    [{ ...rules, tiers: [bronze, { ...silver, code: "BRONZE" }] }, "two tiers have one code"],
    [{ ...rules, boosts: [boost, boost] }, "two boosts have one code"],
    [{ ...rules, boosts: [{ code: "BRAND", percent: 200, brand: "LANGKAH" }] }, 'key: "brand"'],
    [{ ...rules, boosts: [{ ...boost, until: boost?.from }] }, "ends before it begins"],
    [{ ...rules, boosts: [{ ...boost, from: "tomorrow" }] }, "no moment with its offset"],
    [{ ...rules, returnWindowDays: 7 }, "is shorter than the shop's"],
    [{ ...rules, linkBonus: -1 }, "linkBonus"],
  ])("%j is refused: %s", async (written, reason) => {
    const before = await states();
    await expect(add("2132-01-01T00:00:00Z", written, "R-9")).rejects.toThrow(reason);
    expect(await states()).toEqual(before);
  });

  test("rules begin in the future only, at a moment that is written out, and are finance's", async () => {
    const soon = new Date(Date.now() + 10_000).toISOString();
    for (const moment of ["2026-01-01T00:00:00Z", soon])
      await expect(add(moment, rules, "R-10")).rejects.toThrow("should be in the future");
    for (const moment of ["2132-01-01", "2132-01-01T00:00:00", "tomorrow"])
      await expect(add(moment, rules, "R-10")).rejects.toThrow("should be a moment with its offset");
    await expect(add("2132-01-01T00:00:00Z", rules, "R-10", "budi")).rejects.toThrow("not allowed");
    await expect(run("--as", "budi", "points-rules")).rejects.toThrow("not allowed");
    const missing = ["add-points-rules", "2132-01-01T00:00:00Z", join(folder, "none.json")];
    await expect(run("--as", "rina", ...missing, "--reason", "x", "--key", "R-10")).rejects.toThrow("cannot be read");
  });
});

test("what cannot be done says why, and changes nothing", async () => {
  await expect(adjust("remove", "121", `T-${turn}`)).rejects.toThrow("Not done: only 120 points are available.");
  for (const count of ["0", "-5", "1.5", "1000001", "many"])
    await expect(adjust("add", count, "X")).rejects.toThrow(/should be whole points|Unknown option/);
  await expect(adjust("double", "5", "X")).rejects.toThrow('"double" should be one of add, remove');
  await expect(adjust("add", "5", "X", "  ")).rejects.toThrow("--reason is missing");
  await expect(adjust("add", "5", "")).rejects.toThrow("--key is missing");
  await expect(run("--as", "rina", "adjust-points", member, "add", "5", "--key", "X")).rejects.toThrow("--reason");
  const unlock = ["unlock-pin", member, "--reason", "x", "--key", "X"];
  await expect(run("--as", "rina", ...unlock)).rejects.toThrow("not allowed");
  await expect(run("--as", "budi", ...unlock)).rejects.toThrow("nothing is locked");
  await expect(run("--as", "nobody", ...unlock)).rejects.toThrow("Nobody works here under the code nobody");
  expect(await available()).toBe(120);
  expect(await run("--as", "rina", "journal", member)).toEqual(["None."]);
});

test("accounts are given and end, and the journal says so", async () => {
  await expect(run("add", "rina", "--name", "R", "--roles", "support")).rejects.toThrow("taken");
  await expect(run("add", "sari", "--name", "S", "--roles", "warehouse")).rejects.toThrow("should be one of finance");
  expect(await run("add", "wulan", "--name", "Wulan", "--roles", "finance,support")).toEqual([
    "wulan works at the club.",
  ]);
  expect(await run("end", "wulan")).toEqual(["wulan works at the club no longer."]);
  await expect(run("end", "wulan")).rejects.toThrow("Nobody works here");
  await expect(run("--as", "wulan", "journal", member)).rejects.toThrow("Nobody works here");
  expect((await run("--as", "rina", "journal", "wulan")).map((line) => JSON.parse(line).name)).toEqual([
    "staff.added",
    "staff.ended",
  ]);
});

test("without an act or an account the command says what there is", async () => {
  for (const words of [[], ["journal"], ["--as", "rina"], ["--as", "rina", "imagined"]])
    await expect(run(...words)).rejects.toThrow("adjust-points <member code> <add|remove> <points>");
});

test("support lists what the club's outbox has given up and lets it be delivered again, and the journal says so", async () => {
  const send = async (topic: string) => {
    await club.database.transaction(() => club.outbox.write(topic, topic, {}));
    const tables = club.database.tables<{ outbox: { topic: string; parked_at: Date } }>();
    await tables.updateTable("outbox").set({ parked_at: new Date() }).where("topic", "=", topic).execute();
  };
  await send("nobody.one");
  await send("nobody.two");
  const parked = async () => (await run("--as", "budi", "parked-messages")).filter((line) => line.includes("nobody."));
  const [first = ""] = await parked();
  const { id } = JSON.parse(first) as { id: string };
  for (const act of [["parked-messages"], ["release-message", id], ["release-messages", "all"]])
    await expect(run("--as", "rina", ...act)).rejects.toThrow("not allowed");
  for (const other of ["nonsense", "019aa5a5-0000-7000-8000-000000000000"])
    await expect(run("--as", "budi", "release-message", other)).rejects.toThrow("nothing parked");
  expect(await parked()).toHaveLength(2);
  expect(await run("--as", "budi", "release-message", id)).toEqual(["Done: released."]);
  await expect(run("--as", "budi", "release-message", id)).rejects.toThrow("nothing parked");
  expect(await parked()).toHaveLength(1);
  expect(await run("--as", "budi", "release-messages", "nobody.two")).toEqual(["Done: 1 released."]);
  expect(await run("--as", "budi", "release-messages", "nobody.two")).toEqual(["Done: 0 released."]);
  expect(await parked()).toEqual([]);
  const journal = async (subject: string) =>
    (await run("--as", "budi", "journal", subject)).map((line) => JSON.parse(line));
  expect(await journal(id)).toMatchObject([{ by: "budi", name: "message.released", details: { topic: "nobody.one" } }]);
  expect(await journal("nobody.two")).toMatchObject([{ name: "messages.released", details: { count: 1 } }]);
});

import { points } from "@gelora/money/points.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
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

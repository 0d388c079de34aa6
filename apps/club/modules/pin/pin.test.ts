import { success } from "@gelora/outcomes/outcome.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import { inHashingQueue } from "@gelora/service-kit/hashing-queue.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { openTestClub } from "../../testing/club.ts";
import { enterPin, hasPin, setPin, spendProof } from "./pin.ts";
import { checkPin } from "./use-cases/check-pin.ts";

describe.each(testEngines)("the PIN, on %s", (engine) => {
  let platform: Platform;
  let turn = 0;
  let memberCode: string;
  beforeAll(async () => {
    platform = await openTestClub(engine);
  });
  beforeEach(async () => {
    platform.clock.setOffset(minutes(0));
    turn += 1;
    memberCode = `MC${turn}`;
    await setPin(platform, memberCode, "739152");
  });
  afterAll(() => platform.database.close());

  const check = async (pin: string, of = memberCode) => {
    const outcome = await checkPin(platform, of, pin);
    return outcome.ok ? outcome.value : outcome;
  };
  const proofOf = async () => {
    const checked = await check("739152");
    if (!("proof" in checked)) throw new Error("the PIN was right");
    return checked.proof;
  };
  const spend = (proof: string, of = memberCode) =>
    platform.database.transaction(() => spendProof(platform, of, proof));

  test("[PIN-09~] three wrong ones disable it, and then even the right one is refused", async () => {
    expect(await check("111213")).toEqual({ result: "wrong", attemptsLeft: 2 });
    expect(await check("111214")).toEqual({ result: "wrong", attemptsLeft: 1 });
    expect(await check("111215")).toEqual({ result: "disabled" });
    expect(await check("739152")).toEqual({ result: "disabled" });
    platform.clock.setOffset(minutes(60 * 24 * 365));
    expect(await check("739152")).toEqual({ result: "disabled" });
    await setPin(platform, memberCode, "k7!p2x");
    expect(await check("739152")).toEqual({ result: "wrong", attemptsLeft: 2 });
    expect(await check("k7!p2x")).toMatchObject({ result: "right" });
  });

  test("[PIN-05~] a shorter one is wrong and costs an attempt; an empty or longer one is none", async () => {
    expect(await check("")).toMatchObject({ failure: { code: "INVALID_INPUT" } });
    expect(await check("7391520")).toMatchObject({ failure: { code: "INVALID_INPUT" } });
    expect(await check("739")).toEqual({ result: "wrong", attemptsLeft: 2 });
    expect(await check("1")).toEqual({ result: "wrong", attemptsLeft: 1 });
  });

  test("[Q32] the right one starts the count again, also at the last attempt", async () => {
    await check("111213");
    await check("111214");
    expect(await check("739152")).toMatchObject({ result: "right" });
    expect(await check("111213")).toEqual({ result: "wrong", attemptsLeft: 2 });
  });

  test("a member without one has none to enter", async () => {
    expect(await hasPin(platform, "NOBODY")).toBe(false);
    expect(await check("739152", "NOBODY")).toEqual({ result: "not set" });
    expect(await hasPin(platform, memberCode)).toBe(true);
  });

  test("[AC-14] a proof is good for one redemption of its member, for a quarter of an hour, until the next", async () => {
    const first = await proofOf();
    const second = await proofOf();
    expect(await spend(first)).toBe(false);
    expect(await spend(second, "MC-OTHER")).toBe(false);
    expect(await spend("nonsense")).toBe(false);
    expect(await spend(second)).toBe(true);
    expect(await spend(second)).toBe(false);
    const late = await proofOf();
    platform.clock.setOffset(minutes(16));
    expect(await spend(late)).toBe(false);
    platform.clock.setOffset(minutes(0));
    const beforeChange = await proofOf();
    await setPin(platform, memberCode, "k7!p2x");
    expect(await spend(beforeChange)).toBe(false);
  });

  test("what a PIN permits that came with it is permitted no more once the PIN is changed", async () => {
    const entered = await enterPin(platform, memberCode, "739152");
    if (!entered.ok || entered.value.result !== "right") throw new Error("the PIN was right");
    const { isStill } = entered.value;
    const look = async () => (await sql`select ${isStill} as still`.execute(platform.database.tables())).rows;
    expect(await look()).toEqual([{ still: true }]);
    await setPin(platform, memberCode, "k7!p2x");
    expect(await look()).toEqual([{ still: false }]);
  });

  test("with the queue of hashing full a PIN is not compared, and that costs no attempt", async () => {
    const { promise: end, resolve } = Promise.withResolvers<void>();
    const others = Array.from({ length: 42 }, () => inHashingQueue(async () => success(await end)));
    expect(await check("111213")).toMatchObject({ failure: { code: "BUSY" } });
    resolve();
    await Promise.all(others);
    expect(await check("111213")).toEqual({ result: "wrong", attemptsLeft: 2 });
  });

  test("two members with one PIN have a hash each, with a salt of its own", async () => {
    await setPin(platform, `${memberCode}-OTHER`, "739152");
    const { rows } = await sql<{ hash: string }>`
      select hash from pins where member_code in (${memberCode}, ${`${memberCode}-OTHER`})`.execute(
      platform.database.tables(),
    );
    const salts = rows.map(({ hash }) => hash.split("$").at(-2));
    expect(new Set(salts).size).toBe(2);
  });

  test("neither PIN nor proof is stored as it is", async () => {
    const proof = await proofOf();
    const { rows } = await sql<{ stored: string }>`
      select pins::text || pin_proofs::text as stored from pins join pin_proofs using (member_code)
      where member_code = ${memberCode}`.execute(platform.database.tables());
    expect(rows[0]?.stored).toContain("$argon2id$");
    for (const secret of ["739152", proof]) expect(rows[0]?.stored).not.toContain(secret);
  });
});

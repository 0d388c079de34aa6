import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { openTestClubsForAll } from "../../testing/club.ts";
import { setPin, spendProof } from "./pin.ts";
import { takeAttempt } from "./storage/pins.ts";
import { changePin } from "./use-cases/change-pin.ts";
import { checkPin } from "./use-cases/check-pin.ts";

describe.skipIf(!hasTestPostgres)("the PIN under contention, from four pools of connections on PostgreSQL", () => {
  const clubs = openTestClubsForAll();

  test("[AC-13] of 200 attempts at once, in four programs, three are compared", async () => {
    await setPin(clubs.club, "RACED", "739152");
    const attempts = await clubs.atOnce(200, (from) => takeAttempt(from, "RACED"));
    expect(attempts.flatMap((attempt) => attempt?.attemptsLeft ?? []).toSorted()).toEqual([0, 1, 2]);
  });

  test("the same race compares more when checking and counting are two steps: the test can fail", async () => {
    await setPin(clubs.club, "TOOTHLESS", "739152");
    const attemptInTwoSteps = async ({ database }: Platform) => {
      const look = sql<{ left: number }>`select attempts_left as left from pins where member_code = 'TOOTHLESS'`;
      const left = (await look.execute(database.tables())).rows[0]?.left ?? 0;
      if (left === 0) return false;
      await sql`update pins set attempts_left = ${left - 1} where member_code = 'TOOTHLESS'`.execute(database.tables());
      return true;
    };
    expect((await clubs.atOnce(200, attemptInTwoSteps)).filter(Boolean).length).toBeGreaterThan(3);
  });

  test("[AC-13] forty wrong PINs at once disable it, and none of them finds out more than three answers", async () => {
    await setPin(clubs.club, "GUESSED", "739152");
    const answers = await clubs.atOnce(40, (from, turn) =>
      checkPin(from, "GUESSED", `9${String(turn).padStart(5, "0")}`),
    );
    const results = answers.map((answer) => (answer.ok ? answer.value.result : answer.failure.code));
    expect(results.filter((result) => result === "wrong")).toHaveLength(2);
    expect(results.filter((result) => result === "disabled")).toHaveLength(38);
    expect(await checkPin(clubs.club, "GUESSED", "739152")).toMatchObject({ value: { result: "disabled" } });
  });

  test("[AC-14] one proof that twenty spend at once is spent once", async () => {
    await setPin(clubs.club, "SPENT", "739152");
    const checked = await checkPin(clubs.club, "SPENT", "739152");
    const proof = checked.ok && "proof" in checked.value ? checked.value.proof : "";
    const spent = await clubs.atOnce(20, (from) => from.database.transaction(() => spendProof(from, "SPENT", proof)));
    expect(spent.filter(Boolean)).toHaveLength(1);
  });

  const newPin = (turn: number) => `k7!p${String.fromCharCode(97 + turn)}x`;

  test("of twelve changes at once by the current PIN one holds", async () => {
    await setPin(clubs.club, "CHANGED", "739152");
    const answers = await clubs.atOnce(12, (from, turn) =>
      changePin(from, "CHANGED", { oldPin: "739152", pin: newPin(turn) }),
    );
    const changed = answers.flatMap((answer, turn) => (answer.ok && answer.value.result === "changed" ? [turn] : []));
    expect(changed).toHaveLength(1);
    expect(await checkPin(clubs.club, "CHANGED", newPin(changed[0] ?? 0))).toMatchObject({
      value: { result: "right" },
    });
  });

  test("more of them hold when none has to spend a proof: the test can fail", async () => {
    await setPin(clubs.club, "CHANGED", "739152");
    const changeWithoutProof = async (from: Platform, turn: number) => {
      const checked = await checkPin(from, "CHANGED", "739152");
      return checked.ok && checked.value.result === "right" && (await setPin(from, "CHANGED", newPin(turn))).ok;
    };
    expect((await clubs.atOnce(3, changeWithoutProof)).filter(Boolean).length).toBeGreaterThan(1);
  });
});

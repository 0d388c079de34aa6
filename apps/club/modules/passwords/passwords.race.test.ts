import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { openTestClubsForAll } from "../../testing/club.ts";
import { checkPassword, setPassword } from "./passwords.ts";
import { countTry } from "./storage/password-tries.ts";
import { cardSourceSubject, cardSubject } from "./use-cases/try-subjects.ts";

describe.skipIf(!hasTestPostgres)("passwords of cards under contention, from four pools on PostgreSQL", () => {
  const clubs = openTestClubsForAll();

  test("[AC-11] of 200 guesses at once from one source, in four programs, ten are compared", async () => {
    const subject = cardSourceSubject("8120000001", "10.0.0.1");
    const counted = await clubs.atOnce(200, (from) => countTry(from, subject));
    expect(counted.filter(Boolean)).toHaveLength(10);
  });

  test("[AC-11] of 200 guesses at once at one card, each from another source, fifty are compared", async () => {
    const counted = await clubs.atOnce(200, (from) => countTry(from, cardSubject("8120000003")));
    expect(counted.filter(Boolean)).toHaveLength(50);
  });

  test("the same race compares more when checking and counting are two steps: the test can fail", async () => {
    await sql`insert into password_tries values ('toothless', 0, now(), now() + interval '1 day')`.execute(
      clubs.club.database.tables(),
    );
    const countInTwoSteps = async ({ database }: Platform) => {
      const look = sql<{ failures: number }>`select failures from password_tries where subject = 'toothless'`;
      const failures = (await look.execute(database.tables())).rows[0]?.failures ?? 0;
      if (failures >= 10) return false;
      await sql`update password_tries set failures = ${failures + 1} where subject = 'toothless'`.execute(
        database.tables(),
      );
      return true;
    };
    expect((await clubs.atOnce(200, countInTwoSteps)).filter(Boolean).length).toBeGreaterThan(10);
  });

  test("[AC-15] a correct password that overlaps its change is correct before it, or wrong after it", async () => {
    const person = { email: "dewi@contoh.id", emailVerified: true, language: "en-US", firstName: "Dewi" } as const;
    const owner = { ...person, memberCode: "CHANGED", mobile: "8120000002" };
    await setPassword(clubs.club, owner, "Lari-Pagi7");
    const seen: number[] = [];
    const attempt = { ...owner, password: "Lari-Pagi7", session: undefined, source: "10.0.0.1" };
    const answers = await clubs.atOnce(8, async (from, turn) => {
      if (turn === 4) return setPassword(from, owner, "Sore-Hari8");
      return checkPassword(from, attempt, async (version) => {
        seen.push(version);
      });
    });
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(seen.every((version) => version === 1)).toBe(true);
    expect(await checkPassword(clubs.club, attempt)).toEqual({ ok: true, value: false });
  });
});

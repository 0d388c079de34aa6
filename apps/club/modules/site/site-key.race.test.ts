import { encodeSiteKey, usualFixedKey } from "@gelora/contracts/site-key.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { openTestClubs, type TestClubs } from "../../testing/club.ts";
import { enterSite } from "./use-cases/enter-site.ts";
import { issueSiteKey } from "./use-cases/issue-site-key.ts";

describe.skipIf(!hasTestPostgres)("a key of the site under contention, from four pools of connections", () => {
  let clubs: TestClubs;
  let club: Platform;
  beforeAll(async () => {
    clubs = await openTestClubs();
    ({ club } = clubs);
  });
  afterAll(() => clubs.close());

  const newKey = async () => {
    const issued = await issueSiteKey(club, { memberCode: "MC1", accountCode: "AC1" }, "pin");
    if (!issued.ok) throw new Error("the limit is far");
    return issued.value;
  };
  const sessions = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from site_sessions`.execute(club.database.tables())).rows[0]?.n;

  test("of forty visits with one key at once one gets in", async () => {
    const key = await encodeSiteKey(usualFixedKey, { userCode: "MC1", token: await newKey() });
    const opened = await clubs.atOnce(40, (from) => enterSite(from, "pin", key));
    expect(opened.filter(Boolean)).toHaveLength(1);
    expect(await sessions()).toBe(1);
  });

  test("the same race opens more when checking and spending are two steps: the test can fail", async () => {
    await newKey();
    const spendInTwoSteps = async ({ database }: Platform) => {
      const look = sql<{ n: number }>`select count(*)::int as n from site_keys`;
      if ((await look.execute(database.tables())).rows[0]?.n === 0) return false;
      await sql`delete from site_keys`.execute(database.tables());
      return true;
    };
    expect((await clubs.atOnce(40, spendInTwoSteps)).filter(Boolean).length).toBeGreaterThan(1);
  });
});

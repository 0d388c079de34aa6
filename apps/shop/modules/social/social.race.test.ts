import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type GatewayAnswer, openTestShop, type TestShop } from "../../testing/shop.ts";
import { importMembers } from "../members/member-import.ts";
import type { SocialTables } from "./storage/social-tables.ts";
import { type SocialSandbox, startSocialSandbox } from "./testing/social-sandbox.ts";
import { ayu, newSocialShopper } from "./testing/social-shopper.ts";

const times = 12;
const atOnce = <Value>(work: () => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: times }, work));
const successes = (answers: readonly GatewayAnswer[]) =>
  answers.filter(({ data }) => JSON.stringify(data).includes('"success":true')).length;

describe.skipIf(!hasTestPostgres)("one sign-in in many tabs, on PostgreSQL (I-15)", { timeout: 120_000 }, () => {
  let sandbox: SocialSandbox;
  let shop: TestShop;
  beforeAll(async () => {
    sandbox = await startSocialSandbox();
    shop = await openTestShop("postgresql", sandbox.environment);
    await importMembers(shop.platform, [ayu]);
  });
  afterAll(async () => {
    await shop.close();
    await sandbox.stop();
  });

  test("[AC-17] of many tabs with one address one trades the code, and of many calls with one token one signs in", async () => {
    const shopper = await newSocialShopper(shop, sandbox);
    const callback = await shopper.visitGoogle("ayu");
    const finished = (await atOnce(() => shopper.finish(callback))).filter(({ success }) => success);
    expect(finished).toHaveLength(1);
    const { thirdToken = "", thirdId = "" } = finished[0]?.data[0] ?? {};
    expect(successes(await atOnce(() => shopper.login(thirdToken, thirdId)))).toBe(1);
  });

  test("[AC-17] of many calls with one access token of Facebook one signs in", async () => {
    const shopper = await newSocialShopper(shop, sandbox);
    const { token, userId } = await sandbox.pickAtFacebook("ayu");
    const answers = await atOnce(() => shopper.login(token, userId, { thirdChannel: "facebook" }));
    expect(successes(answers)).toBe(1);
  });

  test("[SOC-07] two tabs that each went to Google and back join one identity to one member", async () => {
    const tabs = await Promise.all(Array.from({ length: 4 }, () => newSocialShopper(shop, sandbox)));
    expect(successes(await Promise.all(tabs.map((tab) => tab.throughGoogle("ayu"))))).toBe(4);
    const rows = await sql<{
      member_code: string;
    }>`select member_code from member_identities where channel = 'google'`.execute(shop.platform.database.tables());
    expect(rows.rows).toEqual([{ member_code: "M-AYU" }]);
  });

  test("looking first and writing afterwards would let several through: the test can fail", async () => {
    const shopper = await newSocialShopper(shop, sandbox);
    await shopper.visitGoogle("ayu");
    const takeUnheld = async (): Promise<boolean> => {
      const tables = shop.platform.database.tables<SocialTables>();
      const free = await tables
        .selectFrom("social_flows")
        .select("state_digest")
        .where("code_taken_at", "is", null)
        .execute();
      await sql`select pg_sleep(0.02)`.execute(tables);
      for (const { state_digest } of free)
        await tables
          .updateTable("social_flows")
          .set({ code_taken_at: shop.platform.clock.databaseNow() })
          .where("state_digest", "=", state_digest)
          .execute();
      return free.length > 0;
    };
    expect((await atOnce(takeUnheld)).filter(Boolean).length).toBeGreaterThan(1);
  });
});

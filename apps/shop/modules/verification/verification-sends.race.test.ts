import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { subjectKey } from "./domain/subject.ts";
import type { VerificationTables } from "./storage/verification-tables.ts";
import { atOnce, spending, tally, turnOf } from "./testing/contention.ts";
import {
  askCode,
  askedCode,
  newSubject,
  openVerificationSetup,
  type VerificationSetup,
} from "./testing/verification-setup.ts";

const source = "203.0.113.9";

describe.skipIf(!hasTestPostgres)("sends under contention, on PostgreSQL, over four pools of connections", () => {
  let setup: VerificationSetup;
  let shops: readonly Platform[];
  const settings = {
    CODES_PER_SOURCE_PER_DAY: "100000",
    CODES_PER_SESSION_PER_DAY: "100000",
    CODE_BUDGET_PER_DAY: "20000",
    SMS_CODE_PRICE: "700",
  };
  beforeAll(async () => {
    setup = await openVerificationSetup("postgresql");
    shops = await Promise.all([1, 2, 3, 4].map(() => setup.process(settings)));
  });
  beforeEach(() => setup.empty());
  afterAll(() => setup.close());

  test("[AC-07] forty who ask for a code to one number at once, from as many flows: one is sent", async () => {
    const subject = newSubject();
    const before = setup.postbox.messages.length;
    const found = await atOnce(shops, 40, (shop, index) => askCode(shop, { subject, flow: `visitor:${index}` }));
    expect(tally(found)).toEqual({ ok: 1, CODE_WAIT: 39 });
    expect(setup.postbox.messages).toHaveLength(before + 1);
    expect(await spending(turnOf(shops, 0))).toEqual([{ spent: 700, sent: 1, entered: 0 }]);
  });

  test("checking whether a code is due and noting it in two steps sends several: the test can fail", async () => {
    const subject = newSubject();
    await askCode(turnOf(shops, 0), { subject });
    const tables = (shop: Platform) => shop.database.tables<VerificationTables>();
    await tables(turnOf(shops, 0))
      .updateTable("verification_addresses")
      .set({ next_send_at: sql<Date>`clock_timestamp()` })
      .execute();
    const sendInTwoSteps = async (shop: Platform): Promise<Outcome<void>> => {
      const due = await tables(shop)
        .selectFrom("verification_addresses")
        .select("subject")
        .where("subject", "=", subjectKey(subject))
        .where("next_send_at", "<=", sql<Date>`clock_timestamp()`)
        .executeTakeFirst();
      if (!due) return failure("CODE_WAIT", { seconds: 120, timeRemaining: 120_000 });
      await tables(shop)
        .updateTable("verification_addresses")
        .set({ next_send_at: sql<Date>`clock_timestamp() + interval '2 minutes'` })
        .where("subject", "=", subjectKey(subject))
        .execute();
      return success(undefined);
    };
    expect(tally(await atOnce(shops, 40, sendInTwoSteps)).ok).toBeGreaterThan(1);
  });

  test("[AC-06] a flood of 120 sends to as many numbers passes the day's money by not one rupiah, and the log reports it once", async () => {
    const before = setup.postbox.messages.length;
    const found = await atOnce(shops, 120, (shop, index) => askedCode(shop, { flow: `visitor:${index}` }));
    // 28 × 700 = 19,600 of 20,000
    expect(found.filter((code) => code === "sent")).toHaveLength(28);
    expect(found.filter((code) => code === "CODE_BUDGET_SPENT")).toHaveLength(92);
    expect(setup.postbox.messages).toHaveLength(before + 28);
    expect(await spending(turnOf(shops, 0))).toEqual([{ spent: 19_600, sent: 28, entered: 0 }]);
    expect(setup.logged.filter((line) => line.includes("code-budget"))).toHaveLength(1);
  });

  test("checking the money and spending it in two steps passes the budget: the test can fail", async () => {
    await askedCode(turnOf(shops, 0));
    const spendInTwoSteps = async (shop: Platform): Promise<Outcome<void>> => {
      const tables = shop.database.tables<VerificationTables>();
      const { spent } = await tables.selectFrom("verification_days").select("spent").executeTakeFirstOrThrow();
      if (spent + 700 > 20_000) return failure("CODE_BUDGET_SPENT", { email: "" });
      await tables.updateTable("verification_days").set({ spent: sql`spent + 700` }).execute();
      return success(undefined);
    };
    await atOnce(shops, 120, spendInTwoSteps);
    const [row] = await spending(turnOf(shops, 0));
    expect(row).toMatchObject({ spent: expect.toSatisfy((spent: number) => spent > 20_000) });
  });

  test("[AC-06] a source's day holds however many of its sessions ask at once", async () => {
    const few = await Promise.all(
      [1, 2].map(() => setup.process({ ...settings, CODES_PER_SOURCE_PER_DAY: "7", CODE_BUDGET_PER_DAY: "1000000" })),
    );
    const found = await atOnce(few, 40, (shop, index) => askedCode(shop, { flow: `visitor:${index}`, source }));
    expect(found.filter((code) => code === "sent")).toHaveLength(7);
    expect(found.filter((code) => code === "CODE_DAY_OVER")).toHaveLength(33);
  });

  test("checking a source's count and raising it in two steps passes its day: the test can fail", async () => {
    await askedCode(turnOf(shops, 0), { source });
    const subject = `code:mobile:source:${source}`;
    const countInTwoSteps = async (shop: Platform): Promise<Outcome<void>> => {
      const tables = shop.database.tables();
      const known = await sql<{ count: number }>`select count from counters where subject = ${subject}`.execute(tables);
      if ((known.rows[0]?.count ?? 0) >= 7) return failure("CODE_DAY_OVER", { seconds: 3600 });
      await sql`update counters set count = count + 1 where subject = ${subject}`.execute(tables);
      return success(undefined);
    };
    // One was already sent: six are left.
    expect(tally(await atOnce(shops, 40, countInTwoSteps)).ok).toBeGreaterThan(6);
  });
});

import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { hours } from "@gelora/service-kit/durations.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { type Subject, subjectKey } from "./domain/subject.ts";
import { selectCode } from "./storage/codes.ts";
import type { VerificationTables } from "./storage/verification-tables.ts";
import { atOnce, tally, turnOf } from "./testing/contention.ts";
import { askCode, newSubject, openVerificationSetup, type VerificationSetup } from "./testing/verification-setup.ts";
import { digestOfCode } from "./use-cases/code-digest.ts";
import { enterCode } from "./use-cases/enter-code.ts";
import { verifyMobile } from "./use-cases/verify-mobile.ts";
import { spendMobileToken } from "./verification.ts";

describe.skipIf(!hasTestPostgres)("codes under contention, on PostgreSQL, over four pools of connections", () => {
  let setup: VerificationSetup;
  let shops: readonly Platform[];
  const settings = {
    CODES_PER_SOURCE_PER_DAY: "100000",
    CODES_PER_SESSION_PER_DAY: "100000",
  };
  beforeAll(async () => {
    setup = await openVerificationSetup("postgresql");
    shops = await Promise.all([1, 2, 3, 4].map(() => setup.process(settings)));
  });
  beforeEach(() => setup.empty());
  afterAll(() => setup.close());

  const sent = async (subject: Subject, flow = "visitor:one") => {
    await askCode(turnOf(shops, 0), { subject, flow });
    return setup.postbox.codeTo(subject.address);
  };
  const wrongs = (code: string) =>
    Array.from({ length: 10_000 }, (_, index) => String(index).padStart(4, "0")).filter((text) => text !== code);
  const owed = (subject: Subject) =>
    turnOf(shops, 0)
      .database.tables<VerificationTables>()
      .selectFrom("verification_addresses")
      .select(sql<number>`round(extract(epoch from tries_until - clock_timestamp()) / 345600)::integer`.as("tries"))
      .where("subject", "=", subjectKey(subject))
      .executeTakeFirstOrThrow();

  test("[AC-01, AC-03] 200 wrong tries at once over four pools and four flows: five are evaluated (I-14)", async () => {
    for (let round = 0; round < 3; round += 1) {
      await setup.empty();
      const subject = newSubject();
      const flows = Array.from({ length: 4 }, (_, index) => `visitor:${index}`);
      // Four flows have a code each, sent over the waits of a day.
      const codes = new Map<string, string>();
      for (const [index, flow] of flows.entries()) {
        for (const shop of shops) shop.clock.setOffset(hours(index));
        codes.set(flow, await sent(subject, flow));
      }
      // All of them are made valid, so only the count of tries limits them.
      await turnOf(shops, 0)
        .database.tables<VerificationTables>()
        .updateTable("verification_codes")
        .set({ expires_at: sql<Date>`clock_timestamp() + interval '1 day'` })
        .execute();
      const outcomes = await atOnce(shops, 200, (shop, index) => {
        const flow = flows[index % flows.length] ?? "";
        const guess = wrongs(codes.get(flow) ?? "")[index] ?? "";
        return enterCode(shop, { flow, subject: subjectKey(subject) }, guess, async () => {});
      });
      expect(tally(outcomes)).toEqual({ CODE_WRONG: 5, CODE_LOCKED: 195 });
      for (const [flow, code] of codes)
        expect(
          tally([await enterCode(turnOf(shops, 1), { flow, subject: subjectKey(subject) }, code, async () => {})]),
        ).toEqual({
          CODE_LOCKED: 1,
        });
      for (const shop of shops) shop.clock.setOffset(hours(0));
    }
  });

  test("counting after looking lets many more be evaluated: the test can fail", async () => {
    const subject = newSubject();
    const code = await sent(subject);
    const place = { flow: "visitor:one", subject: subjectKey(subject) };
    const enterInTwoSteps = async (shop: Platform, typed: string): Promise<Outcome<void>> => {
      const tables = shop.database.tables<VerificationTables>();
      const { free } = await tables
        .selectFrom("verification_addresses")
        .select(sql<boolean>`tries_until <= clock_timestamp() + interval '16 days'`.as("free"))
        .where("subject", "=", place.subject)
        .executeTakeFirstOrThrow();
      if (!free) return failure("CODE_LOCKED", { seconds: 3600 });
      const stored = await selectCode(shop, place);
      const right = stored?.digest === digestOfCode(shop, place, stored?.codeId ?? "", typed);
      await tables
        .updateTable("verification_addresses")
        .set({ tries_until: sql`greatest(tries_until, clock_timestamp()) + interval '4 days'` })
        .where("subject", "=", place.subject)
        .execute();
      return right ? success(undefined) : failure("CODE_WRONG", { left: 0 });
    };
    const guesses = wrongs(code);
    const outcomes = await atOnce(shops, 200, (shop, index) => enterInTwoSteps(shop, guesses[index] ?? ""));
    expect(tally(outcomes).CODE_WRONG).toBeGreaterThan(5);
  });

  test("[AC-05] the right code by many at once: one wins, and the tries are forgiven", async () => {
    for (let round = 0; round < 10; round += 1) {
      await setup.empty();
      const subject = newSubject();
      const verificationCode = await sent(subject);
      const input = { mobile: subject.address, verificationCode };
      const outcomes = await atOnce(shops, 20, (shop) => verifyMobile(shop, "visitor:one", input));
      expect(tally(outcomes).ok).toBe(1);
      expect(tally(outcomes).CODE_WRONG).toBeUndefined();
      expect((await owed(subject)).tries).toBeLessThanOrEqual(5);
      const won = outcomes.find((outcome) => outcome.ok);
      const token = won?.ok ? won.value : "";
      const spent = await atOnce(shops, 10, (shop) =>
        shop.database.transaction(() => spendMobileToken(shop, "visitor:one", token)),
      );
      expect(tally(spent)).toEqual({ ok: 1, REGISTRATION_TOKEN_EXPIRED: 9 });
    }
  });

  test("checking whether the code is there and taking it in two steps lets several win: the test can fail", async () => {
    const subject = newSubject();
    await sent(subject);
    const place = { flow: "visitor:one", subject: subjectKey(subject) };
    const takeInTwoSteps = async (shop: Platform): Promise<Outcome<void>> => {
      if (!(await selectCode(shop, place))) return failure("CODE_EXPIRED");
      const tables = shop.database.tables<VerificationTables>();
      await tables.deleteFrom("verification_codes").where("subject", "=", place.subject).execute();
      return success(undefined);
    };
    expect(tally(await atOnce(shops, 40, takeInTwoSteps)).ok).toBeGreaterThan(1);
  });

  test("sending and entering at once for one number do not wait for each other in a circle", async () => {
    const subject = newSubject();
    const code = await sent(subject);
    const place = { flow: "visitor:one", subject: subjectKey(subject) };
    const started = performance.now();
    await atOnce(
      shops,
      60,
      async (shop, index): Promise<unknown> =>
        index % 2 === 0 ? askCode(shop, { subject }) : enterCode(shop, place, code, async () => {}),
    );
    // PostgreSQL looks for deadlocks after a second.
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ShopProcess, startShopProcess } from "./testing/shop-process.ts";
import { newSubject, openVerificationSetup, type VerificationSetup } from "./testing/verification-setup.ts";

/**
 * Whole programs of the shop on one PostgreSQL, called over HTTP: the races of
 * `verification.race.test.ts`, once more from outside.
 */
describe.skipIf(!hasTestPostgres)("codes in two programs of the shop", () => {
  let setup: VerificationSetup;
  let shops: readonly ShopProcess[];
  beforeAll(async () => {
    setup = await openVerificationSetup("postgresql");
    const start = () =>
      startShopProcess({
        ...setup.postbox.environment,
        SHOP_DATABASE_URL: setup.databaseUrl ?? "",
        LOG_LEVEL: "trace",
      });
    // The first one migrates the database for both.
    const first = await start();
    shops = [first, await start()];
  }, 120_000);
  afterAll(async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
    await setup.close();
  });

  const atOnce = async (queries: readonly string[]) => {
    const found = await Promise.all(queries.map(async (query, index) => shops[index % shops.length]?.ask(query)));
    return (code: string) => found.filter((one) => one === code).length;
  };
  const send = (mobile: string) =>
    shops[0]?.ask(`{ sendOtpToMember(input: { mobile: "${mobile}", channel: SMS }) { errorCode } }`);
  const enter = (mobile: string, code: string, name = "") =>
    `{ ${name} verifyOtpMember(input: { mobile: "${mobile}", verificationCode: "${code}" }) { errorCode } }`;

  test("[AC-01, AC-02] of 200 wrong tries at once, under names of all kinds, five are evaluated (I-14)", async () => {
    const mobile = newSubject().address;
    expect(await send(mobile)).toBe("ok");
    const code = setup.postbox.codeTo(mobile);
    const wrong = Array.from({ length: 10_000 }, (_, index) => String(index).padStart(4, "0"))
      .filter((text) => text !== code)
      .slice(0, 200);
    const spellings = [mobile, `0${mobile}`, `+62 ${mobile}`, `62${mobile}`];
    const count = await atOnce(
      wrong.map((guess, index) => enter(spellings[index % 4] ?? mobile, guess, index % 3 === 0 ? `try${index}:` : "")),
    );
    expect([count("CODE_WRONG"), count("CODE_LOCKED")]).toEqual([5, 195]);
    expect(await shops[1]?.ask(enter(mobile, code))).toBe("CODE_LOCKED");
  });

  test("[AC-05] the right code by thirty at once earns one token", async () => {
    const mobile = newSubject().address;
    await send(mobile);
    const right = enter(mobile, setup.postbox.codeTo(mobile));
    const count = await atOnce(Array.from({ length: 30 }, () => right));
    expect(count("ok")).toBe(1);
    expect(count("CODE_WRONG")).toBe(0);
  });

  test("[AC-08] what the programs have logged meanwhile holds no code and no number", () => {
    const codes = setup.postbox.messages.map(({ text }) => /\d{4}/.exec(text)?.[0] ?? "");
    const lines = shops.flatMap((shop) => shop.logged);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) {
      expect(line).not.toMatch(/812\d{8}/);
      for (const code of codes) expect(line).not.toMatch(new RegExp(`(?<![\\w.-])${code}(?![\\w.-])`));
    }
  });
});

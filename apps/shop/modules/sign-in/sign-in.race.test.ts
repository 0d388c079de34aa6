import { setTimeout as wait } from "node:timers/promises";
import { encodePassword } from "@gelora/person/encoded-password.ts";
import { hours } from "@gelora/service-kit/durations.ts";
import { digestOfToken, newSecretToken } from "@gelora/service-kit/secret-token.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { openTestShops, type TestShop } from "../../server/test-shop.ts";
import { findMember, findMemberByEmail } from "../members/members.ts";
import { checkPassword, hashPassword } from "../passwords/passwords.ts";
import { countTry, secondsToWait } from "./storage/password-tries.ts";
import { selectResetLink, spendResetLink, upsertResetLink } from "./storage/reset-links.ts";
import type { SignInTables } from "./storage/sign-in-tables.ts";
import { logIn, testMember } from "./test-member.ts";
import { replacePassword } from "./use-cases/replace-password.ts";

describe.skipIf(!hasTestPostgres)("signing in under contention, from four pools of connections on PostgreSQL", () => {
  let shops: readonly TestShop[];
  let shop: TestShop;
  beforeAll(async () => {
    shops = await openTestShops(4);
    if (!shops[0]) throw new Error("four were asked for");
    [shop] = [shops[0]];
  });
  afterAll(() => Promise.all(shops.map((one) => one.close())));

  const atOnce = <Value>(times: number, work: (from: TestShop, index: number) => Promise<Value>) =>
    Promise.all(Array.from({ length: times }, (_, index) => work(shops[index % shops.length] ?? shop, index)));

  const resetLink = async () => {
    const member = await testMember(shop);
    const token = newSecretToken();
    await upsertResetLink(shop.platform, { requestId: uuidv7(), memberCode: member.memberCode, token }, hours(1));
    return { member, token };
  };

  test("[AC-11] of 200 wrong tries at once, in four processes, ten are compared and the rest are told to wait", async () => {
    const passed = await atOnce(200, ({ platform }) => countTry(platform, "member:raced"));
    expect(passed.filter(Boolean)).toHaveLength(10);
    expect(await secondsToWait(shop.platform, "member:raced")).toBeGreaterThan(0);
  });

  test("the same race compares more when looking and counting are two steps: the test has teeth", async () => {
    const countInTwoSteps = async ({ platform }: TestShop) => {
      if ((await secondsToWait(platform, "member:toothless")) > 0) return false;
      await countTry(platform, "member:toothless");
      return true;
    };
    expect((await atOnce(200, countInTwoSteps)).filter(Boolean).length).toBeGreaterThan(10);
  });

  test("[AC-11] at the gateways as well: of 40 wrong passwords at once at most ten are compared, by whichever spelling of the account", async () => {
    const member = await testMember(shop);
    const spellings = [member.email, member.email.toUpperCase(), `0${member.mobile}`, `+62${member.mobile}`];
    const answers = await atOnce(40, (from, index) =>
      logIn(from, spellings[(index >> 2) % 4] ?? "", `salah-${index}-X`),
    );
    const codes = answers.map(({ errorCode }) => errorCode);
    expect(codes.filter((code) => code === "LOGIN_FAILED")).toHaveLength(10);
    expect(codes.filter((code) => code === "LOGIN_WAIT")).toHaveLength(30);
    expect((await logIn(shop, member.email, member.password)).errorCode).toBe("LOGIN_WAIT");
  });

  test("[AC-11] forty right passwords at once, in four processes, are no row of wrong ones: all of them sign in", async () => {
    const member = await testMember(shop);
    const answers = await atOnce(40, (from) => logIn(from, member.email, member.password));
    expect(answers.filter(({ success }) => success)).toHaveLength(40);
  });

  test("[AC-15] one link used twenty times at once sets one password", async () => {
    const { member, token } = await resetLink();
    const ask = "mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { success errorCode } }";
    const answers = await atOnce(20, async (from, index) => {
      const password = encodePassword(`sapi-Berlari${index}`);
      const answer = await from.send(ask, { input: { token, password, rePassword: password } });
      return answer.data.resetPassword as { success: boolean; errorCode: string | null };
    });
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ errorCode }) => errorCode === "LINK_EXPIRED")).toHaveLength(19);
    const winner = answers.findIndex(({ success }) => success);
    expect((await logIn(shop, member.email, `sapi-Berlari${winner}`)).success).toBe(true);
  });

  test("the same race has many winners when the token is looked at and deleted in two steps: the test has teeth", async () => {
    const { token } = await resetLink();
    const spendInTwoSteps = ({ platform }: TestShop) =>
      platform.database.transaction(async () => {
        if ((await selectResetLink(platform, token)) === undefined) return false;
        await wait(10);
        const tables = platform.database.tables<SignInTables>();
        await tables.deleteFrom("reset_links").where("token_digest", "=", digestOfToken(token)).execute();
        return true;
      });
    expect((await atOnce(20, spendInTwoSteps)).filter(Boolean).length).toBeGreaterThan(1);
    const { token: spared } = await resetLink();
    const spent = await atOnce(20, ({ platform }) =>
      platform.database.transaction(() => spendResetLink(platform, spared)),
    );
    expect(spent.filter(Boolean)).toHaveLength(1);
  });

  /** A sign-in with the old password while the password is replaced. @returns how many sessions are left that the old password began */
  const raceWithReset = async (
    signInWithOld: (from: TestShop, account: string, password: string) => Promise<unknown>,
  ) => {
    const member = await testMember(shop);
    const kept = await findMember(shop.platform, member.memberCode);
    const hash = await hashPassword("sapi-Berlari8");
    if (!kept || !hash.ok) throw new Error("no member or no hash");
    const { platform } = shop;
    await Promise.all([
      ...shops.slice(1).map((from) => signInWithOld(from, member.email, member.password)),
      wait(Math.random() * 80).then(() =>
        platform.database.transaction(() =>
          replacePassword(platform, { member: kept, hash: hash.value, language: "id-ID" }),
        ),
      ),
    ]);
    const left = await sql<{
      count: number;
    }>`select count(*)::integer as count from sessions where account_code = ${member.memberCode}`.execute(
      platform.database.tables(),
    );
    return left.rows[0]?.count ?? 0;
  };

  test("[AC-15] no sign-in with the old password outlives a reset at the same time", async () => {
    for (let round = 0; round < 15; round += 1) expect(await raceWithReset(logIn)).toBe(0);
  });

  test("the same race leaves sessions when they begin without holding the password: the test has teeth", async () => {
    let left = 0;
    for (let round = 0; round < 15; round += 1)
      left += await raceWithReset(async (from, account, password) => {
        // What a sign-in would be that compares first and begins its session a moment later.
        const { platform } = from;

        const member = await findMemberByEmail(platform, account);
        const right = await checkPassword(platform, member?.memberCode, password);
        await wait(60);
        if (!right.ok || !right.value || !member) return;
        const token = newSecretToken();
        await sql`insert into sessions (session_id, token_digest, kind, visitor_key, account_code, device, created_at, last_seen_at, expires_at)
          values (${uuidv7()}, ${digestOfToken(token)}, 'member', ${newSecretToken()}, ${member.memberCode}, '', now(), now(), now() + interval '1 day')`.execute(
          platform.database.tables(),
        );
      });
    expect(left).toBeGreaterThan(0);
  });
});

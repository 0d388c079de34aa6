import crypto from "node:crypto";
import { encodePassword } from "@gelora/person/encoded-password.ts";
import { days, minutes, seconds } from "@gelora/service-kit/durations.ts";
import { deleteUnusedDevices, isKnownDevice, rememberDevice } from "@gelora/service-kit/known-devices.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { findSession, isProven } from "../identity/identity.ts";
import { findMember } from "../members/members.ts";
import { deleteForgottenTries } from "./storage/password-tries.ts";
import type { SignInTables } from "./storage/sign-in-tables.ts";
import { logIn, memberToken, testMember } from "./testing/member.ts";

describe.each(testEngines)("signing in, on the %s database", (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterEach(() => {
    shop.platform.clock.setOffset(days(0));
    vi.restoreAllMocks();
  });
  afterAll(() => shop.close());

  const failTimes = async (account: string, times: number) => {
    for (let index = 0; index < times; index += 1)
      expect((await logIn(shop, account, `salah-${index}-X`)).errorCode).toBe("LOGIN_FAILED");
  };
  const whoAmI = async (token: string) =>
    (await shop.send("{ userInfo { memberCode isGuest } }", {}, { token })).data?.userInfo;
  const change = async (token: string, oldPassword: string, password: string, rePassword = password) => {
    const input = Object.fromEntries(
      Object.entries({ oldPassword, password, rePassword }).map(([name, text]) => [name, encodePassword(text)]),
    );
    const ask =
      "mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { success errorCode errorMessage } }";
    const answer = await shop.send(ask, { input }, { token });
    return answer.errors?.[0]?.extensions?.code ?? outcome(answer.data.changePassword);
  };
  const confirm = async (token: string, password: string) => {
    const ask = "mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { success errorCode } }";
    const answer = await shop.send(ask, { input: { password: encodePassword(password) } }, { token });
    return answer.errors?.[0]?.extensions?.code ?? outcome(answer.data.confirmIdentity);
  };
  const outcome = (result: unknown) => {
    const { success, errorCode } = result as { success: boolean; errorCode: string | null };
    return success ? "done" : errorCode;
  };

  test("messages that nobody asks for follow the language of the last sign-in", async () => {
    const { memberCode, email, password } = await testMember(shop, { language: "id-ID" });
    expect((await logIn(shop, email, password)).success).toBe(true);
    expect((await findMember(shop.platform, memberCode))?.language).toBe("en-US");
  });

  test("[LGN-01] [LGN-19] a member signs in by address or number, as people write them, and gets what clients store", async () => {
    const member = await testMember(shop);
    const accounts = [member.email, ` ${member.email.toUpperCase()} `, `0${member.mobile}`, `+62 ${member.mobile}`];
    for (const account of accounts) {
      const answer = await logIn(shop, account, member.password);
      expect(answer).toMatchObject({ success: true, code: "SUCCESS", errorCode: null });
      expect(answer.data[0]).toMatchObject({
        account: member.email,
        email: member.email,
        mobile: member.mobile,
        firstName: "Dewi",
        lastName: "Lestari",
        userCode: member.memberCode,
        memberCode: member.memberCode,
        isVisitor: false,
        isGuest: false,
        isMapClubUser: false,
        mapclubBind: false,
      });
      expect(answer.data[0]?.userAuthToken).toMatch(/^[\w-]{43}$/);
      expect(answer.data[0]?.visitorUniqueKey).not.toBe("");
      expect(await whoAmI(String(answer.data[0]?.userAuthToken))).toMatchObject({ memberCode: member.memberCode });
    }
  });

  test("[SES-17] a guest account that signs in is no guest any more", async () => {
    const member = await testMember(shop);
    const guest = await shop.send(
      'mutation { guestLogin(input: { email: "tamu@example.com", mobile: "81234567890" }) { data { userAuthToken isGuest } } }',
    );
    const guestToken = String((guest.data.guestLogin as { data: { userAuthToken: string }[] }).data[0]?.userAuthToken);
    const answer = await logIn(shop, member.email, member.password, guestToken);
    expect(answer.data[0]).toMatchObject({ isGuest: false, isVisitor: false });
    const before = await shop.send("{ userInfo { memberCode } }", {}, { token: guestToken });
    expect(before.errors?.[0]?.extensions?.code).toBe("0002");
  });

  test("[AC-10] a wrong password, an unknown address or number, an inactive member, one without a password and an unverified address get the same answer after one hash", async () => {
    const member = await testMember(shop);
    const inactive = await testMember(shop, { status: "inactive" });
    const unverified = await testMember(shop, { emailVerified: false });
    const social = await testMember(shop);
    const tables = shop.platform.database.tables<{ passwords: { member_code: string } }>();
    await tables.deleteFrom("passwords").where("member_code", "=", social.memberCode).execute();
    const hashes = vi.spyOn(crypto, "argon2");
    const answers = new Set<string>();
    for (const [account, password] of [
      [member.email, "kucing-Terbang8"],
      [member.mobile, "kucing-Terbang8"],
      ["nobody@example.com", member.password],
      ["0899999999", member.password],
      ["no account at all", member.password],
      [inactive.email, inactive.password],
      [unverified.email, unverified.password],
      [social.email, social.password],
    ] as const) {
      hashes.mockClear();
      answers.add(JSON.stringify(await logIn(shop, account, password)));
      expect(hashes, account).toHaveBeenCalledTimes(1);
    }
    expect([...answers]).toHaveLength(1);
    expect([...answers][0]).toContain("LOGIN_FAILED");
    hashes.mockClear();
    expect((await logIn(shop, member.email, member.password)).success).toBe(true);
    expect(hashes).toHaveBeenCalledTimes(1);
  });

  test("[SGN-29] a password that is not encoded is refused before anything is looked up", async () => {
    const hashes = vi.spyOn(crypto, "argon2");
    const ask =
      'mutation { login(input: { account: "sari@example.com", password: "kucing-Terbang7" }) { success errorCode code data { memberCode } } }';
    expect((await shop.send(ask)).data.login).toEqual({
      success: false,
      errorCode: "INVALID_INPUT",
      code: "INVALID_INPUT",
      data: [],
    });
    expect(hashes).not.toHaveBeenCalled();
  });

  test("[AC-11] [ERR-04] ten failures cost nothing, then waits grow; a try while waiting is not compared and raises nothing", async () => {
    const member = await testMember(shop);
    await failTimes(member.email, 10);
    const hashes = vi.spyOn(crypto, "argon2");
    for (const account of [member.email, member.mobile]) {
      const answer = await logIn(shop, account, member.password);
      expect(answer).toMatchObject({ success: false, errorCode: "LOGIN_WAIT" });
      expect(answer.errorMessage).toMatch(/^Too many attempts\. Please wait (30|[12]?\d) seconds/);
    }
    expect(hashes).not.toHaveBeenCalled();
    shop.platform.clock.setOffset(seconds(31));
    await failTimes(member.email, 1);
    shop.platform.clock.setOffset(seconds(31 + 40));
    expect((await logIn(shop, member.email, member.password)).errorCode).toBe("LOGIN_WAIT");
    shop.platform.clock.setOffset(seconds(31 + 61));
    expect((await logIn(shop, member.email, member.password)).success).toBe(true);
    // the correct password has cleared the earlier failures
    await failTimes(member.email, 10);
  });

  test("[AC-10] [AC-11] an account that nobody has waits as one that someone has", async () => {
    const account = `nobody-${engine}@example.com`;
    await failTimes(account, 10);
    expect(await logIn(shop, account.toUpperCase(), "kucing-Terbang7")).toMatchObject({ errorCode: "LOGIN_WAIT" });
  });

  test("[AC-12] after 1,000 hostile tries the owner waits a quarter of an hour at most, and stays signed in where they are", async () => {
    const member = await testMember(shop);
    const token = await memberToken(shop, member);
    let offset = 0;
    let compared = 0;
    for (let index = 0; index < 1000; index += 1) {
      // A patient attacker: a try every twenty seconds, for five and a half hours.
      offset += seconds(20);
      shop.platform.clock.setOffset(seconds(offset / 1000));
      const { errorCode } = await logIn(shop, member.email, "salah-Sekali1");
      if (errorCode === "LOGIN_FAILED") compared += 1;
    }
    expect(compared).toBeLessThan(40);
    const tables = shop.platform.database.tables<SignInTables>();
    shop.platform.clock.setOffset(seconds(offset / 1000));
    const row = await tables
      .selectFrom("password_tries")
      .select("free_at")
      .where("subject", "=", `member:${member.memberCode}`)
      .executeTakeFirstOrThrow();
    expect(row.free_at.getTime() - shop.platform.clock.now().getTime()).toBeLessThanOrEqual(minutes(15));
    expect(await whoAmI(token)).toMatchObject({ memberCode: member.memberCode });
    expect(await change(token, member.password, "sapi-Berlari8")).toBe("done");
    // having proven the password, the member does not wait at sign-in either
    expect((await logIn(shop, member.email, "sapi-Berlari8")).success).toBe(true);
  }, 120_000);

  test("[AC-12] in a browser where the owner has signed in before, hostile tries elsewhere keep nobody waiting; the mark opens nothing and goes with the password", async () => {
    const [member, other] = [await testMember(shop), await testMember(shop)];
    const query =
      "mutation ($input: LoginInput!) { login(input: $input) { success errorCode data { userAuthToken } } }";
    const browse = async (account: string, password: string, cookie = "") => {
      const payload = { query, variables: { input: { account, password: encodePassword(password) } } };
      const headers = { origin: "http://localhost:3000", ...(cookie === "" ? {} : { cookie }) };
      const answer = await shop.server.inject({ method: "POST", url: "/graphql", headers, payload });
      const cookies = [answer.headers["set-cookie"] ?? []].flat();
      const mark = cookies.find((one) => one.startsWith("gelora-device="));
      const { login } = answer.json<{
        data: { login: { success: boolean; errorCode: string | null; data: { userAuthToken: string }[] } };
      }>().data;
      return { ...login, mark: mark?.split(";")[0] ?? "", attributes: mark ?? "" };
    };
    const first = await browse(member.email, member.password);
    expect(first.attributes).toMatch(/^gelora-device=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax$/);
    const others = await browse(other.email, other.password);
    await failTimes(member.email, 10);
    for (const cookie of ["", others.mark, `gelora-device=${"x".repeat(43)}`, "gelora-device=made-up"])
      expect((await browse(member.email, member.password, cookie)).errorCode).toBe("LOGIN_WAIT");
    expect((await browse(member.email, "salah-Sekali1", first.mark)).errorCode).toBe("LOGIN_FAILED");
    const again = await browse(member.email, member.password, first.mark);
    expect(again).toMatchObject({ success: true, mark: first.mark });
    expect((await logIn(shop, member.email, member.password)).errorCode).toBe("LOGIN_WAIT");
    // tries in that browser are counted too
    for (let index = 0; index < 10; index += 1) await browse(member.email, `salah-${index}-X`, first.mark);
    expect((await browse(member.email, member.password, first.mark)).errorCode).toBe("LOGIN_WAIT");
    // the device cookie alone is not a session
    const alone = await shop.server.inject({
      method: "POST",
      url: "/graphql",
      headers: { cookie: first.mark, origin: "http://localhost:3000" },
      payload: { query: "{ cartInit { count } }" },
    });
    expect(alone.body).toContain("0002");
    shop.platform.clock.setOffset(minutes(16));
    const token = await memberToken(shop, member);
    expect(await change(token, member.password, "sapi-Berlari8")).toBe("done");
    await failTimes(member.email, 10);
    expect((await browse(member.email, "sapi-Berlari8", first.mark)).errorCode).toBe("LOGIN_WAIT");
  });

  test("a browser that was not signed in with for sixty days is forgotten", async () => {
    const member = await testMember(shop);
    await rememberDevice(shop.platform, member.memberCode, "x".repeat(43));
    shop.platform.clock.setOffset(days(59));
    await deleteUnusedDevices(shop.platform);
    expect(await isKnownDevice(shop.platform, member.memberCode, "x".repeat(43))).toBe(true);
    shop.platform.clock.setOffset(days(61));
    expect(await isKnownDevice(shop.platform, member.memberCode, "x".repeat(43))).toBe(false);
    await deleteUnusedDevices(shop.platform);
    shop.platform.clock.setOffset(days(0));
    expect(await isKnownDevice(shop.platform, member.memberCode, "x".repeat(43))).toBe(false);
  });

  test("failures are forgotten after a day without any, and so are their rows", async () => {
    const member = await testMember(shop);
    await failTimes(member.email, 10);
    shop.platform.clock.setOffset(days(1));
    await failTimes(member.email, 10);
    shop.platform.clock.setOffset(days(3));
    await deleteForgottenTries(shop.platform);
    const tables = shop.platform.database.tables<SignInTables>();
    const rows = await tables
      .selectFrom("password_tries")
      .selectAll()
      .where("subject", "=", `member:${member.memberCode}`)
      .execute();
    expect(rows).toEqual([]);
  });

  test("[AC-11] [AC-15] twenty right sign-ins at once give twenty sessions", async () => {
    const member = await testMember(shop);
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(shop, member.email, member.password)));
    const tokens = new Set(answers.map((answer) => String(answer.data[0]?.userAuthToken)));
    expect(tokens.size).toBe(20);
    for (const token of tokens) expect(await whoAmI(token)).toMatchObject({ memberCode: member.memberCode });
  });

  test("[AC-15] [PWD-02] a changed password ends the other sessions and the old password; this session stays, and a mail goes out", async () => {
    const member = await testMember(shop);
    const [here, elsewhere] = [await memberToken(shop, member), await memberToken(shop, member)];
    expect(await change(here, member.password, "sapi-Berlari8")).toBe("done");
    expect(await whoAmI(here)).toMatchObject({ memberCode: member.memberCode });
    const there = await shop.send("{ userInfo { memberCode } }", {}, { token: elsewhere });
    expect(there.errors?.[0]?.extensions?.code).toBe("0002");
    expect((await logIn(shop, member.email, member.password)).errorCode).toBe("LOGIN_FAILED");
    expect((await logIn(shop, member.email, "sapi-Berlari8")).success).toBe(true);
    const tables = shop.platform.database.tables<{ outbox: { payload: Record<string, unknown> } }>();
    const mails = (await tables.selectFrom("outbox").select("payload").execute()).map((row) => row.payload);
    expect(mails).toContainEqual(
      expect.objectContaining({ kind: "passwordChanged", to: member.email, firstName: "Dewi" }),
    );
  });

  test("[PWD-02] [SGN-15] [SGN-16] a change is refused with what is wrong, and leaves everything as it was", async () => {
    const member = await testMember(shop);
    const token = await memberToken(shop, member);
    expect(await change(token, "salah-Sekali1", "sapi-Berlari8")).toBe("PASSWORD_WRONG");
    expect(await change(token, member.password, "sapi-8")).toBe("done");
    expect(await change(token, "sapi-8", "sapi8")).toBe("PASSWORD_RULES");
    expect(await change(token, "sapi-8", "Password123!")).toBe("PASSWORD_COMMON");
    expect(await change(token, "sapi-8", "Lestari-99")).toBe("PASSWORD_COMMON");
    expect(await change(token, "sapi-8", "sapi-Berlari8", "sapi-Berlari9")).toBe("PASSWORDS_DIFFER");
    expect((await logIn(shop, member.email, "sapi-8")).success).toBe(true);
  });

  test("[AC-11] a member who is signed in is counted as well, apart from the front door", async () => {
    const member = await testMember(shop);
    const token = await memberToken(shop, member);
    for (let index = 0; index < 10; index += 1) expect(await confirm(token, `salah-${index}-X`)).toBe("PASSWORD_WRONG");
    expect(await confirm(token, member.password)).toBe("LOGIN_WAIT");
    expect(await change(token, member.password, "sapi-Berlari8")).toBe("LOGIN_WAIT");
    expect((await logIn(shop, member.email, member.password)).success).toBe(true);
  });

  test("[SES-06~] nobody, a visitor and a guest account are sent to sign in", async () => {
    const init = await shop.send("mutation { guestInit { data { token } } }");
    const { token } = (init.data.guestInit as { data: { token: string }[] }).data[0] ?? { token: "" };
    for (const [caller, code] of [
      [token, "ACCOUNT_NEEDED"],
      ["no-such-token", "0002"],
    ] as const) {
      expect(await confirm(caller, "x")).toBe(code);
      expect(await change(caller, "x", "y")).toBe(code);
    }
  });

  test("a confirmed password is a fresh proof for this session", async () => {
    const member = await testMember(shop);
    const token = await memberToken(shop, member);
    const session = await findSession(shop.platform, { token, companion: undefined, fromBrowser: false });
    if (!session) throw new Error("no session");
    shop.platform.clock.setOffset(minutes(20));
    expect(await isProven(shop.platform, session)).toBe(false);
    expect(await confirm(token, "salah-Sekali1")).toBe("PASSWORD_WRONG");
    expect(await isProven(shop.platform, session)).toBe(false);
    expect(await confirm(token, member.password)).toBe("done");
    expect(await isProven(shop.platform, session)).toBe(true);
  });
});

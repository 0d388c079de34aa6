import { encodePassword } from "@gelora/person/encoded-password.ts";
import { symbols } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestPostbox, type TestPostbox } from "../../testing/postbox.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { field } from "../../testing/shopper.ts";
import { importCatalogue } from "../catalogue/catalogue.ts";
import { sampleCatalogue } from "../catalogue/testing/sample-catalogue.ts";
import { logIn, memberToken, type TestMember, testMember } from "./testing/member.ts";

describe("signing in, as hostile callers do", () => {
  let shop: TestShop;
  let postbox: TestPostbox;
  const lines: string[] = [];
  beforeAll(async () => {
    postbox = await openTestPostbox();
    shop = await openTestShop("embedded", { ...postbox.environment, LOG_LEVEL: "trace" });
    Object.assign(shop.platform.log, { [symbols.streamSym]: { write: (line: string) => lines.push(line) } });
    await importCatalogue(shop.platform, sampleCatalogue());
  });
  afterAll(async () => {
    await shop.close();
    await postbox.close();
  });

  const ask = async (query: string, variables: object = {}, token?: string) =>
    shop.send(query, variables, token === undefined ? {} : { token });

  test("[AC-11] 200 sign-ins at once: those who browse are answered while they wait, most of the flood gets BUSY, and then there is room again", async () => {
    const member = await testMember(shop);
    const ended: string[] = [];
    const flood = Array.from({ length: 200 }, async (_, index) => {
      const { errorCode } = await logIn(shop, `banjir-${index}@example.com`, "kucing-Terbang7");
      ended.push(String(errorCode));
    });
    const browsing = [
      '{ productInit(input: { productCode: "KR1", skuCode: "KR1-BLACK-42" }) { productCode } }',
      "{ catalogProductSearchInit(input: {}) { pageInfo { totalCount } } }",
    ];
    for (const query of [...browsing, ...browsing, ...browsing]) {
      const answer = await ask(query);
      expect(answer.errors).toBeUndefined();
    }
    // Six sequential calls were answered before the flood was through.
    expect(ended.filter((code) => code === "LOGIN_FAILED").length).toBeLessThan(42);
    await Promise.all(flood);
    const answersWith = (code: string) => ended.filter((one) => one === code).length;
    expect(answersWith("LOGIN_FAILED") + answersWith("BUSY")).toBe(200);
    expect(answersWith("LOGIN_FAILED")).toBeGreaterThanOrEqual(42);
    expect(answersWith("BUSY")).toBeGreaterThan(50);
    expect((await logIn(shop, member.email, member.password)).success).toBe(true);
  });

  test("[AC-11] a try that found the line full is not counted", async () => {
    const member = await testMember(shop);
    const answers = await Promise.all(
      Array.from({ length: 150 }, (_, index) =>
        logIn(shop, index < 100 ? `ramai-${index}@example.com` : member.email, member.password),
      ),
    );
    expect(answers.slice(100).filter(({ errorCode }) => errorCode === "BUSY").length).toBeGreaterThan(20);
    expect((await logIn(shop, member.email, "salah-Sekali1")).errorCode).toBe("LOGIN_FAILED");
    expect((await logIn(shop, member.email, member.password)).success).toBe(true);
  });

  test("[AC-11] one source has twenty tries a minute, and twenty links an hour, no matter who they are about", async () => {
    const strict = await openTestShop("embedded", { SIGN_INS_PER_MINUTE: "20", RESET_REQUESTS_PER_HOUR: "20" });
    const request = "mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { errorCode } }";
    const codes: unknown[][] = [[], []];
    for (let index = 0; index < 21; index += 1) {
      codes[0]?.push((await logIn(strict, `daftar-${index}@example.com`, "kucing-Terbang7")).errorCode);
      const answer = await strict.send(request, { email: `daftar-${index}@example.com` });
      codes[1]?.push((answer.data.requestPasswordReset as { errorCode: string | null }).errorCode);
    }
    await strict.close();
    expect(codes[0]).toEqual([...Array.from({ length: 20 }, () => "LOGIN_FAILED"), "TOO_MANY_REQUESTS"]);
    expect(codes[1]).toEqual([...Array.from({ length: 20 }, () => null), "TOO_MANY_REQUESTS"]);
  });

  test("[AC-12] neighbours who use up a source's tries and links keep nobody out of the browser they signed in in before", async () => {
    const strict = await openTestShop("embedded", { SIGN_INS_PER_MINUTE: "3", RESET_REQUESTS_PER_HOUR: "2" });
    const [owner, other] = [await testMember(strict), await testMember(strict)];
    const origin = "http://localhost:3000";
    const browse = async (query: string, input: object, cookie = "") => {
      const headers = { origin, ...(cookie === "" ? {} : { cookie }) };
      const answer = await strict.server.inject({
        method: "POST",
        url: "/graphql",
        headers,
        payload: { query, variables: { input } },
      });
      const [result] = Object.values<{ errorCode: string | null }>(answer.json().data);
      return { code: result?.errorCode, cookies: [answer.headers["set-cookie"] ?? []].flat() };
    };
    const logInFrom = (member: TestMember, password: string, cookie?: string) =>
      browse(
        "mutation ($input: LoginInput!) { login(input: $input) { errorCode } }",
        { account: member.email, password: encodePassword(password) },
        cookie,
      );
    const linkFor = async (member: TestMember, cookie?: string) =>
      (
        await browse(
          "mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { errorCode } }",
          { email: member.email },
          cookie,
        )
      ).code;
    const { cookies } = await logInFrom(owner, owner.password);
    const mark = cookies.find((one) => one.startsWith("gelora-device="))?.split(";")[0] ?? "";
    for (let index = 0; index < 2; index += 1) {
      await logInFrom(other, `salah-${index}-X`);
      expect(await linkFor(other)).toBeNull();
    }
    expect((await logInFrom(other, other.password)).code).toBe("TOO_MANY_REQUESTS");
    expect(await linkFor(other)).toBe("TOO_MANY_REQUESTS");
    // In their own browser the owner has as many of their own; the mark opens nobody else's
    // account.
    expect((await logInFrom(other, other.password, mark)).code).toBe("TOO_MANY_REQUESTS");
    expect(await linkFor(other, mark)).toBe("TOO_MANY_REQUESTS");
    const own: (string | null | undefined)[] = [];
    for (let index = 0; index < 4; index += 1) own.push((await logInFrom(owner, owner.password, mark)).code);
    const links = [await linkFor(owner, mark), await linkFor(owner, mark), await linkFor(owner, mark)];
    await strict.close();
    expect(own).toEqual([null, null, null, "TOO_MANY_REQUESTS"]);
    expect(links).toEqual([null, null, "TOO_MANY_REQUESTS"]);
  });

  test("[AC-11] who is signed in and knows their password cannot fill the line of those who sign in", async () => {
    const strict = await openTestShop("embedded", { SIGN_INS_PER_MINUTE: "4" });
    const member = await testMember(strict);
    const session = await memberToken(strict, member);
    const password = encodePassword(member.password);
    const confirm = "mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { errorCode } }";
    const change = "mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { errorCode } }";
    const codeOf = async (query: string, name: string, input: object) => {
      const answer = await strict.send(query, { input }, { token: session });
      return field<{ errorCode: string | null }>(answer, name).errorCode;
    };
    const codes: (string | null)[] = [];
    // Four of the member's own: a sign-in in another browser counts for its source.
    for (let index = 0; index < 5; index += 1) codes.push(await codeOf(confirm, "confirmIdentity", { password }));
    const wish = { oldPassword: password, password, rePassword: password };
    codes.push(await codeOf(change, "changePassword", wish));
    await strict.close();
    expect(codes).toEqual([null, null, null, null, "TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS"]);
  });

  test("[AC-65] passwords, as typed and as encoded, and the tokens of sessions and links stand in no log, answer, metric or row", async () => {
    lines.length = 0;
    const member = await testMember(shop, { password: "kenari-Lama1" });
    const session = await memberToken(shop, member);
    const said: string[] = [];
    const say = async (query: string, input: object, token?: string) => {
      said.push(JSON.stringify(await ask(query, { input }, token)));
    };
    const encoded = (password: string) => encodePassword(password);
    const login = "mutation ($input: LoginInput!) { login(input: $input) { success errorMessage message } }";
    await say(login, { account: member.email, password: encoded("kenari-Salah1") });
    await say(login, { account: member.email, password: "kenari-Polos1" });
    await say(
      "mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { errorMessage } }",
      { password: encoded("kenari-Salah1") },
      session,
    );
    await say(
      "mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { success errorMessage } }",
      {
        oldPassword: encoded("kenari-Lama1"),
        password: encoded("kenari-Baru22"),
        rePassword: encoded("kenari-Baru22"),
      },
      session,
    );
    await say(
      "mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { success message } }",
      { email: member.email },
    );
    const outbox = await rowsOf("outbox");
    await shop.outbox.deliverDue();
    const link =
      /#token=([\w-]{43})/.exec(
        postbox.messages.findLast(({ to, text }) => to === member.email && text.includes("#token="))?.text ?? "",
      )?.[1] ?? "";
    expect(link).not.toBe("");
    await say("mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { success errorMessage } }", {
      token: link,
      password: encoded("kenari-Ulang3"),
      rePassword: encoded("kenari-Ulang3"),
    });
    expect(said.at(-1)).toContain('"success":true');
    // An invalid call, whose error contains the caller's own value (the last of those sent) and
    // nobody else's.
    await say("mutation ($input: LoginInput!) { login(input: $input) { success } }", {
      account: { link },
      password: encoded("kenari-Salah1"),
    });
    shop.platform.log.info("the log is open");
    expect(lines.join("")).toContain("the log is open");
    const metrics = (await shop.server.inject("/metrics")).body;
    const tables = ["outbox", "passwords", "password_tries", "counters", "reset_links", "sessions", "members"];
    const kept = [outbox, ...(await Promise.all(tables.map(rowsOf)))].join("\n");
    const passwords = ["kenari-Lama1", "kenari-Salah1", "kenari-Baru22", "kenari-Ulang3"];
    const canaries = [...passwords, ...passwords.map(encoded), "kenari-Polos1", session, link];
    for (const canary of canaries)
      expect({
        canary,
        in: Object.entries({ log: lines.join(""), metrics, kept, said: said.slice(0, -1).join("") }).filter(
          ([, text]) => text.includes(canary),
        ),
      }).toEqual({ canary, in: [] });
  });

  const rowsOf = async (table: string) =>
    JSON.stringify(
      await shop.platform.database.tables<Record<string, object>>().selectFrom(table).selectAll().execute(),
    );
});

import { encodePassword } from "@gelora/person/encoded-password.ts";
import { removeEndedCounters } from "@gelora/service-kit/counters.ts";
import { days, hours, minutes } from "@gelora/service-kit/durations.ts";
import { digestOfToken } from "@gelora/service-kit/secret-token.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openTestPostbox, type TestPostbox } from "../../testing/postbox.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { recordVerifiedEmail } from "../verification/verification.ts";
import { deleteExpiredResetLinks, upsertResetLink } from "./storage/reset-links.ts";
import type { SignInTables } from "./storage/sign-in-tables.ts";
import { logIn, memberToken, testMember } from "./testing/member.ts";

type OutboxTables = { outbox: { id: string; topic: string; message_key: string; payload: Record<string, unknown> } };

describe.each(testEngines)("a new password by mail, on the %s database", (engine) => {
  let shop: TestShop;
  let postbox: TestPostbox;
  beforeAll(async () => {
    postbox = await openTestPostbox();
    shop = await openTestShop(engine, { ...postbox.environment, STOREFRONT_URL: "https://gelora.example" });
  });
  afterEach(() => shop.platform.clock.setOffset(days(0)));
  afterAll(async () => {
    await shop.close();
    await postbox.close();
  });

  const request = async (email: string, headers: Readonly<Record<string, string>> = {}) => {
    const query =
      "mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { success errorCode errorMessage message } }";
    const payload = { query, variables: { input: { email } } };
    const answer = await shop.server.inject({ method: "POST", url: "/graphql", headers, payload });
    return answer.json<{ data: { requestPasswordReset: { success: boolean; errorCode: string | null } } }>().data
      .requestPasswordReset;
  };
  const reset = async (token: string, password: string, rePassword = password) => {
    const ask = "mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { success errorCode } }";
    const input = { token, password: encodePassword(password), rePassword: encodePassword(rePassword) };
    const result = (await shop.send(ask, { input })).data.resetPassword as {
      success: boolean;
      errorCode: string | null;
    };
    return result.success ? "done" : result.errorCode;
  };
  const mailsTo = (email: string) => postbox.messages.filter(({ to }) => to === email);
  const tokenIn = (text: string | undefined) => /#token=([\w-]{43})/.exec(text ?? "")?.[1] ?? "";
  const mailedToken = async (email: string) => {
    await request(email);
    await shop.outbox.deliverDue();
    return tokenIn(mailsTo(email.trim().toLowerCase()).at(-1)?.text);
  };
  const links = (memberCode: string) =>
    shop.platform.database
      .tables<SignInTables>()
      .selectFrom("reset_links")
      .selectAll()
      .where("member_code", "=", memberCode)
      .execute();
  const waiting = () =>
    shop.platform.database
      .tables<OutboxTables>()
      .selectFrom("outbox")
      .select(["id", "topic", "message_key", "payload"])
      .execute();

  test("[PWD-01] [PWD-02] [AC-15] the link of the mail sets a password once, ends all sessions and signs nobody in", async () => {
    const member = await testMember(shop);
    const session = await memberToken(shop, member);
    const token = await mailedToken(` ${member.email.toUpperCase()}`);
    expect(token).not.toBe("");
    expect(await reset(token, "sapi-Berlari8")).toBe("done");
    const after = await shop.send("{ userInfo { memberCode } }", {}, { token: session });
    expect(after.errors?.[0]?.extensions?.code).toBe("0002");
    expect((await logIn(shop, member.email, member.password)).errorCode).toBe("LOGIN_FAILED");
    expect((await logIn(shop, member.email, "sapi-Berlari8")).success).toBe(true);
    expect(await reset(token, "rusa-Melompat9")).toBe("LINK_EXPIRED");
    await shop.outbox.deliverDue();
    expect(mailsTo(member.email)).toHaveLength(2);
    expect(mailsTo(member.email)[1]?.text).not.toContain("token=");
  });

  test("[AC-15] a link that was mailed to an address opens nothing once the member has moved to another", async () => {
    const member = await testMember(shop);
    const session = await memberToken(shop, member);
    const token = await mailedToken(member.email);
    const moved = `pindah-${engine}@example.com`;
    await recordVerifiedEmail(shop.platform, `member:${member.memberCode}`, moved);
    const change = `mutation { updateMemberProfile(input: { email: "${moved}" }) { success } }`;
    expect((await shop.send(change, {}, { token: session })).data.updateMemberProfile).toEqual({ success: true });
    expect(await reset(token, "sapi-Berlari8")).toBe("LINK_EXPIRED");
    expect((await logIn(shop, moved, member.password)).success).toBe(true);
    expect(await reset(await mailedToken(moved), "sapi-Berlari8")).toBe("done");
  });

  test("[AC-20] the link leads to the configured storefront, whatever hosts the request names, with the token where no server sees it", async () => {
    const member = await testMember(shop);
    await request(member.email, {
      host: "evil.example",
      origin: "https://evil.example",
      referer: "https://evil.example/",
      "x-forwarded-host": "evil.example",
      forwarded: "host=evil.example",
    });
    await shop.outbox.deliverDue();
    const [mail] = mailsTo(member.email);
    expect(mail?.text).toContain(`https://gelora.example/en/reset-password#token=${tokenIn(mail?.text)}`);
    expect(mail?.html).toContain("https://gelora.example/en/reset-password#token=");
    expect(JSON.stringify(mail)).not.toContain("evil");
  });

  test("[AC-09] [AC-10] known, unknown, inactive and unverified addresses get one answer, one count and one message in the outbox; only the member gets a mail", async () => {
    const member = await testMember(shop);
    const inactive = await testMember(shop, { status: "inactive" });
    const unverified = await testMember(shop, { emailVerified: false });
    const answers = new Set<string>();
    for (const email of [member.email, inactive.email, unverified.email, `nobody-${engine}@example.com`]) {
      const before = (await waiting()).length;
      answers.add(JSON.stringify(await request(email)));
      expect((await waiting()).length - before).toBe(1);
      await shop.outbox.deliverDue();
      expect(mailsTo(email)).toHaveLength(email === member.email ? 1 : 0);
    }
    expect([...answers]).toEqual([
      JSON.stringify({ success: true, errorCode: null, errorMessage: null, message: null }),
    ]);
    expect((await request("no address")).errorCode).toBe("EMAIL_INVALID");
  });

  test("three links in half an hour for one address, known or not; the last of them opens as long as the wait lasts", async () => {
    const member = await testMember(shop);
    for (const email of [member.email, `nobody-else-${engine}@example.com`]) {
      for (const spelling of [email, email.toUpperCase(), ` ${email}`])
        expect((await request(spelling)).success).toBe(true);
      expect(await request(email)).toMatchObject({ success: false, errorCode: "TOO_MANY_REQUESTS" });
    }
    await shop.outbox.deliverDue();
    await shop.outbox.deliverDue();
    await shop.outbox.deliverDue();
    expect(mailsTo(member.email)).toHaveLength(3);
    shop.platform.clock.setOffset(minutes(29));
    expect((await request(member.email)).errorCode).toBe("TOO_MANY_REQUESTS");
    const tokens = mailsTo(member.email).map(({ text }) => tokenIn(text));
    expect(await reset(tokens[0] ?? "", "sapi-Berlari8")).toBe("done");
    // using one ends the others
    expect(await reset(tokens[2] ?? "", "rusa-Melompat9")).toBe("LINK_EXPIRED");
    shop.platform.clock.setOffset(minutes(31));
    expect((await request(member.email)).success).toBe(true);
  });

  test("a link opens for thirty minutes and not longer; the tidying takes no living one", async () => {
    const member = await testMember(shop);
    const token = await mailedToken(member.email);
    shop.platform.clock.setOffset(minutes(29));
    await deleteExpiredResetLinks(shop.platform);
    await removeEndedCounters(shop.platform.database, shop.platform.clock);
    expect(await links(member.memberCode)).toHaveLength(1);
    shop.platform.clock.setOffset(minutes(31));
    expect(await reset(token, "sapi-Berlari8")).toBe("LINK_EXPIRED");
    await deleteExpiredResetLinks(shop.platform);
    expect(await links(member.memberCode)).toHaveLength(0);
    expect((await logIn(shop, member.email, member.password)).success).toBe(true);
  });

  test("[PWD-02] [SGN-15] [SGN-16] a password that is refused leaves the link as it was", async () => {
    const member = await testMember(shop);
    const token = await mailedToken(member.email);
    expect(await reset(token, "sapi8")).toBe("PASSWORD_RULES");
    expect(await reset(token, "Password123!")).toBe("PASSWORD_COMMON");
    expect(await reset(token, "Lestari#1")).toBe("PASSWORD_COMMON");
    expect(await reset(token, "sapi-Berlari8", "sapi-Berlari9")).toBe("PASSWORDS_DIFFER");
    expect(await reset("guessed", "sapi-Berlari8")).toBe("LINK_EXPIRED");
    expect(await reset(token, "sapi-Berlari8")).toBe("done");
  });

  test("[AC-12] a member who has to wait at the sign-in gets in by the mail", async () => {
    const member = await testMember(shop);
    for (let index = 0; index < 10; index += 1) await logIn(shop, member.email, `salah-${index}-X`);
    expect((await logIn(shop, member.email, member.password)).errorCode).toBe("LOGIN_WAIT");
    expect(await reset(await mailedToken(member.email), "sapi-Berlari8")).toBe("done");
    expect((await logIn(shop, member.email, "sapi-Berlari8")).success).toBe(true);
  });

  test("a member who signs in by a third party alone gets a password by the mail", async () => {
    const member = await testMember(shop);
    await shop.platform.database
      .tables<{ passwords: { member_code: string } }>()
      .deleteFrom("passwords")
      .where("member_code", "=", member.memberCode)
      .execute();
    expect(await reset(await mailedToken(member.email), "sapi-Berlari8")).toBe("done");
    expect((await logIn(shop, member.email, "sapi-Berlari8")).success).toBe(true);
  });

  test("a crash between storing the digest and the mail: the message comes again, and one link is valid, the one that was mailed (I-19)", async () => {
    const member = await testMember(shop);
    await request(member.email);
    const message = (await waiting()).find(({ payload }) => payload.email === member.email);
    if (!message) throw new Error("no message");
    // What the first delivery had done when it crashed.
    const unsent = "x".repeat(43);
    await upsertResetLink(shop.platform, { requestId: message.id, ...member, token: unsent }, hours(1));
    await shop.outbox.deliverDue();
    expect(await links(member.memberCode)).toHaveLength(1);
    expect(await reset(unsent, "sapi-Berlari8")).toBe("LINK_EXPIRED");
    expect(await reset(tokenIn(mailsTo(member.email)[0]?.text), "sapi-Berlari8")).toBe("done");
  });

  test("a crash between the mail and the end of the message: the second mail's link takes the place of the first's (I-19)", async () => {
    const member = await testMember(shop);
    await request(member.email);
    const message = (await waiting()).find(({ payload }) => payload.email === member.email);
    if (!message) throw new Error("no message");
    await shop.outbox.deliverDue();
    const { id, topic, message_key, payload } = message;
    await shop.platform.database
      .tables<{ outbox: { id: string; topic: string; message_key: string; payload: string; due_at: Date } }>()
      .insertInto("outbox")
      .values({ id, topic, message_key, payload: JSON.stringify(payload), due_at: shop.platform.clock.databaseNow() })
      .execute();
    await shop.outbox.deliverDue();
    const [first, second] = mailsTo(member.email).map(({ text }) => tokenIn(text));
    expect(second).not.toBe(first);
    expect(await links(member.memberCode)).toHaveLength(1);
    expect(await reset(first ?? "", "sapi-Berlari8")).toBe("LINK_EXPIRED");
    expect(await reset(second ?? "", "sapi-Berlari8")).toBe("done");
  });

  test("the mail is in the language of the person who asked", async () => {
    const ask = "mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { success } }";
    const member = await testMember(shop);
    for (const language of ["id-ID", "en-US"]) {
      await shop.send(ask, { input: { email: member.email } }, { language });
      await shop.outbox.deliverDue();
    }
    const [indonesian, english] = mailsTo(member.email);
    expect(indonesian?.subject).toMatch(/kata sandi/i);
    expect(english?.subject).toMatch(/password/i);
  });

  test("neither the outbox nor the tables hold a token, only its digest", async () => {
    const member = await testMember(shop);
    await request(member.email);
    const held = JSON.stringify(await waiting());
    await shop.outbox.deliverDue();
    const token = tokenIn(mailsTo(member.email)[0]?.text);
    expect(held).not.toContain(token);
    const rows = await links(member.memberCode);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]?.token_digest).toBe(digestOfToken(token));
  });
});

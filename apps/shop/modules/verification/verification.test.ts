import { days, hours, milliseconds, minutes, seconds } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openTestPostbox, type TestPostbox } from "../../testing/postbox.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { deleteEnded } from "./storage/delete-ended.ts";
import type { VerificationTables } from "./storage/verification-tables.ts";
import { enterCode } from "./use-cases/enter-code.ts";
import {
  beginEmailCheck,
  openMobileToken,
  recordVerifiedEmail,
  spendMobileToken,
  spendVerifiedEmail,
} from "./verification.ts";

type Answer<Data = Record<string, unknown>> = {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
  readonly data: readonly Data[];
};

const envelope = "success errorCode errorMessage errorDetails message timestamp";
const sendQuery = `query ($mobile: String!, $channel: OtpChannel!) { sendOtpToMember(input: { mobile: $mobile, channel: $channel }) { ${envelope} data { timeRemaining } } }`;
const verifyQuery = `query ($mobile: String!, $code: String!) { verifyOtpMember(input: { mobile: $mobile, verificationCode: $code }) { ${envelope} data { token } } }`;
const sendMailQuery = `query ($token: String!) { memberEmailVerification(input: { tokenCheckAvailabilityEmail: $token }) { ${envelope} data { status timeRemaining email accountDetails } } }`;
const verifyMailQuery = `query ($token: String!, $email: String!, $code: String!) { verifyOtpEmail(input: { tokenCheckAvailabilityEmail: $token, email: $email, verificationCode: $code }) { ${envelope} data { verified } } }`;

describe.each(testEngines)("codes to phones and by mail, on the %s database", (engine) => {
  let shop: TestShop;
  let postbox: TestPostbox;
  beforeAll(async () => {
    postbox = await openTestPostbox();
    // The clock moves back and forth between tests, which must not use up each other's day.
    shop = await openTestShop(engine, { ...postbox.environment, CODES_PER_SESSION_PER_DAY: "1000" });
  });
  afterEach(() => {
    postbox.answerWith(undefined);
    shop.platform.clock.setOffset(days(0));
  });
  afterAll(async () => {
    await shop.close();
    await postbox.close();
  });

  const ask = async <Data>(query: string, variables: object, token?: string): Promise<Answer<Data>> => {
    const answer = await shop.send(query, variables, token ? { token } : {});
    const [result] = Object.values(answer.data ?? {});
    if (!result) throw new Error(JSON.stringify(answer));
    return result as Answer<Data>;
  };
  const send = (mobile: string, channel = "WHATSAPP", token?: string) =>
    ask<{ timeRemaining: number }>(sendQuery, { mobile, channel }, token);
  const enter = (mobile: string, code: string, token?: string) =>
    ask<{ token: string }>(verifyQuery, { mobile, code }, token);
  const visitor = async () => {
    const init = await shop.send("mutation { guestInit { data { token visitorUniqueKey } } }");
    const [session] = (init.data.guestInit as Answer<{ token: string; visitorUniqueKey: string }>).data;
    if (!session) throw new Error("no session");
    return { token: session.token, flow: `visitor:${session.visitorUniqueKey}` };
  };
  let last = 10_000_000;
  const newMobile = () => `812${(last += 1)}`;
  const wrongFor = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, "0");
  const moveClock = (by: number) => shop.platform.clock.setOffset(milliseconds(by));

  test.each(["WHATSAPP", "SMS"])(
    "[REG-12, REG-16, REG-35, OPS-10, OPS-11, CON-04] a code goes out by %s, the answer says when another may, and the code earns a token",
    async (channel) => {
      const mobile = newMobile();
      const { token, flow } = await visitor();
      const sent = await send(`0${mobile}`, channel, token);
      expect(sent).toMatchObject({ success: true, errorCode: null });
      expect(sent.data[0]?.timeRemaining).toBeGreaterThan(59_000);
      expect(sent.data[0]?.timeRemaining).toBeLessThanOrEqual(60_000);
      expect(postbox.messages.at(-1)).toMatchObject({ channel, to: mobile });
      const verified = await enter(`+62${mobile}`, postbox.codeTo(mobile), token);
      expect(verified).toMatchObject({ success: true, data: [{ token: expect.stringMatching(/^[\w-]{43}$/) }] });
      expect(await openMobileToken(shop.platform, flow, verified.data[0]?.token ?? "")).toBe(mobile);
    },
  );

  test.each([
    ["MOBILE_EMPTY", " "],
    ["MOBILE_LENGTH", "8123"],
    ["MOBILE_INVALID", "7123456789"],
    ["MOBILE_INVALID", "+6581234567"],
    ["MOBILE_INVALID", "+14155552671"],
  ])("[AC-06] only numbers of Indonesia get a code: %s for '%s'", async (errorCode, mobile) => {
    const before = postbox.messages.length;
    expect(await send(mobile)).toMatchObject({ success: false, errorCode, data: [] });
    expect(await enter(mobile, "1234")).toMatchObject({ success: false, errorCode, data: [] });
    expect(postbox.messages).toHaveLength(before);
  });

  test("[OPS-10] another channel than WhatsApp and SMS is refused", async () => {
    const answer = await shop.send(sendQuery, { mobile: newMobile(), channel: "PIGEON" });
    expect(answer.errors?.[0]?.message).toContain("does not exist in");
  });

  test("[REG-18, REG-16, CON-04] a resend waits its time, replaces the code, and the wait doubles", async () => {
    const mobile = newMobile();
    await send(mobile);
    const first = postbox.codeTo(mobile);
    const early = await send(mobile, "SMS");
    expect(early).toMatchObject({ success: false, errorCode: "CODE_WAIT" });
    expect(early.data[0]?.timeRemaining).toBeGreaterThan(55_000);
    moveClock(seconds(61));
    const again = await send(mobile);
    expect(again.success).toBe(true);
    expect(again.data[0]?.timeRemaining).toBeGreaterThan(119_000);
    const second = postbox.codeTo(mobile);
    if (first !== second) expect(await enter(mobile, first)).toMatchObject({ errorCode: "CODE_WRONG" });
    expect(await enter(mobile, second)).toMatchObject({ success: true });
  });

  test("[AC-06, AC-07] a number gets five codes a day, the fifth says to come back tomorrow, and waits go on doubling the day after", async () => {
    const mobile = newMobile();
    let at = 0;
    for (const [index, wait] of [1, 2, 4, 8].entries()) {
      const sent = await send(mobile);
      expect(Math.ceil((sent.data[0]?.timeRemaining ?? 0) / 60_000), `send ${index + 1}`).toBe(wait);
      moveClock((at += minutes(wait) + seconds(1)));
    }
    const fifth = await send(mobile);
    expect(fifth.data[0]?.timeRemaining).toBeGreaterThan(hours(23));
    moveClock((at += minutes(40)));
    const sixth = await send(mobile);
    expect(sixth).toMatchObject({ success: false, errorCode: "CODE_DAY_OVER" });
    expect(sixth.errorMessage).toMatch(/in 2[34] hours/);
    const { timeRemaining = 0 } = sixth.data[0] ?? {};
    moveClock(at + timeRemaining + 1_000);
    expect((await send(mobile)).data[0]?.timeRemaining).toBeGreaterThan(minutes(31));
  });

  test("[REG-25, CON-02] a code by phone is valid for 5 minutes", async () => {
    const [kept, late] = [newMobile(), newMobile()];
    await send(kept);
    await send(late);
    moveClock(minutes(5) - seconds(2));
    const wide = postbox.codeTo(kept).replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
    expect(await enter(kept, wide)).toMatchObject({ success: true });
    moveClock(minutes(5) + seconds(1));
    expect(await enter(late, postbox.codeTo(late))).toMatchObject({ success: false, errorCode: "CODE_EXPIRED" });
  });

  test("[REG-21~] a wrong code is reported in the server's words and leaves the correct one valid", async () => {
    const mobile = newMobile();
    await send(mobile);
    const code = postbox.codeTo(mobile);
    const refused = await enter(mobile, wrongFor(code));
    expect(refused).toMatchObject({
      success: false,
      errorCode: "CODE_WRONG",
      errorMessage: "This code is not correct.",
    });
    expect(refused.data).toEqual([]);
    expect(await enter(mobile, ` ${code} `)).toMatchObject({ success: true });
  });

  test("[AC-05] a code is used once", async () => {
    const mobile = newMobile();
    await send(mobile);
    const code = postbox.codeTo(mobile);
    expect((await enter(mobile, code)).success).toBe(true);
    expect(await enter(mobile, code)).toMatchObject({ success: false, errorCode: "CODE_EXPIRED" });
  });

  test("[AC-01, AC-03] five wrong tries over several codes lock the number, for codes and for sending; one try comes back in four days", async () => {
    const mobile = newMobile();
    await send(mobile);
    for (const _try of [1, 2, 3]) await enter(mobile, wrongFor(postbox.codeTo(mobile)));
    moveClock(seconds(61));
    await send(mobile);
    const code = postbox.codeTo(mobile);
    for (const left of [1, 0])
      expect(await enter(mobile, wrongFor(code))).toMatchObject({ errorCode: "CODE_WRONG", errorDetails: { left } });
    const locked = await enter(mobile, code);
    expect(locked).toMatchObject({ success: false, errorCode: "CODE_LOCKED", errorDetails: { seconds: 96 * 3600 } });
    expect(locked.errorMessage).toContain("96 hours");
    moveClock(hours(1));
    expect(await send(mobile)).toMatchObject({ success: false, errorCode: "CODE_LOCKED" });
    moveClock(days(4) + minutes(2));
    await send(mobile);
    expect(await enter(mobile, wrongFor(postbox.codeTo(mobile)))).toMatchObject({ errorCode: "CODE_WRONG" });
    expect(await enter(mobile, postbox.codeTo(mobile))).toMatchObject({ errorCode: "CODE_LOCKED" });
  });

  test("[AC-03] a right code forgives the wrong ones before it", async () => {
    const mobile = newMobile();
    await send(mobile);
    for (const _try of [1, 2, 3, 4]) await enter(mobile, wrongFor(postbox.codeTo(mobile)));
    expect((await enter(mobile, postbox.codeTo(mobile))).success).toBe(true);
    moveClock(minutes(2));
    await send(mobile);
    for (const _try of [1, 2, 3, 4]) await enter(mobile, wrongFor(postbox.codeTo(mobile)));
    expect((await enter(mobile, postbox.codeTo(mobile))).success).toBe(true);
  });

  test("nobody locks a number that they had no code sent to, and what is no code is no try", async () => {
    const mobile = newMobile();
    const [owner, stranger] = [await visitor(), await visitor()];
    await send(mobile, "SMS", owner.token);
    const code = postbox.codeTo(mobile);
    for (let tries = 0; tries < 8; tries += 1) {
      expect(await enter(mobile, code, stranger.token)).toMatchObject({ errorCode: "CODE_EXPIRED" });
      expect(await enter(mobile, `${code}0`, owner.token)).toMatchObject({ errorCode: "CODE_WRONG" });
    }
    expect((await enter(mobile, code, owner.token)).success).toBe(true);
  });

  test("[AC-04] a code counts for its number, its flow and its purpose alone, and so does a token", async () => {
    const [mobile, other] = [newMobile(), newMobile()];
    const [mine, theirs] = [await visitor(), await visitor()];
    await send(mobile, "SMS", mine.token);
    const code = postbox.codeTo(mobile);
    await send(other, "SMS", mine.token);
    if (code !== postbox.codeTo(other))
      expect(await enter(other, code, mine.token)).toMatchObject({ errorCode: "CODE_WRONG" });
    expect(await enter(mobile, code, theirs.token)).toMatchObject({ errorCode: "CODE_EXPIRED" });
    expect(await enter(mobile, code)).toMatchObject({ errorCode: "CODE_EXPIRED" });
    // Moved by hand into another flow, as a thief with the database's password might, it is
    // invalid.
    await shop.platform.database
      .tables<VerificationTables>()
      .updateTable("verification_codes")
      .set({ flow: "member:M1" })
      .where("flow", "=", mine.flow)
      .where("subject", "=", `mobile:${mobile}`)
      .execute();
    const place = { flow: "member:M1", subject: `mobile:${mobile}` };
    expect(await enterCode(shop.platform, place, code, async () => "token")).toMatchObject({ ok: false });
    await shop.platform.database
      .tables<VerificationTables>()
      .updateTable("verification_codes")
      .set({ flow: mine.flow })
      .where("flow", "=", "member:M1")
      .execute();
    const [data] = (await enter(mobile, code, mine.token)).data;
    expect(await openMobileToken(shop.platform, theirs.flow, data?.token ?? "")).toBeUndefined();
    expect(await openMobileToken(shop.platform, mine.flow, data?.token ?? "")).toBe(mobile);
  });

  test("[REG-24] a registration token lasts 30 minutes and is spent once", async () => {
    const mobile = newMobile();
    const { token, flow } = await visitor();
    await send(mobile, "SMS", token);
    const registration = (await enter(mobile, postbox.codeTo(mobile), token)).data[0]?.token ?? "";
    moveClock(minutes(30) + seconds(1));
    expect(await openMobileToken(shop.platform, flow, registration)).toBeUndefined();
    moveClock(minutes(29));
    const spend = () => spendMobileToken(shop.platform, flow, registration);
    expect(await spend()).toEqual({ ok: true, value: mobile });
    expect(await spend()).toMatchObject({ ok: false, failure: { code: "REGISTRATION_TOKEN_EXPIRED" } });
  });

  test("[EMV-02, EMV-03, EMV-05, EMV-09, OPS-15, OPS-16] an address is verified by a code of four digits in its flow", async () => {
    const { token, flow } = await visitor();
    const check = await beginEmailCheck(shop.platform, flow, " Sari.EMV@Example.com ");
    const sent = await ask<Record<string, unknown>>(sendMailQuery, { token: check }, token);
    expect(sent).toMatchObject({
      success: true,
      data: [{ status: "PENDING", email: "sari.emv@example.com", accountDetails: null }],
    });
    expect(Number(sent.data[0]?.timeRemaining)).toBeGreaterThan(55_000);
    const code = postbox.codeTo("sari.emv@example.com");
    const variables = { token: check, email: "SARI.emv@example.com", code };
    expect(await ask(verifyMailQuery, { ...variables, email: "budi@example.com" }, token)).toMatchObject({
      success: false,
      errorCode: "CODE_EXPIRED",
      data: [{ verified: false }],
    });
    expect(await ask(verifyMailQuery, variables, token)).toMatchObject({ success: true, data: [{ verified: true }] });
    const before = postbox.messages.length;
    expect(await ask(sendMailQuery, { token: check }, token)).toMatchObject({
      success: true,
      data: [{ status: "VERIFIED", timeRemaining: 0 }],
    });
    expect(postbox.messages).toHaveLength(before);
    const spend = (inFlow: string) => spendVerifiedEmail(shop.platform, inFlow, "sari.emv@EXAMPLE.com");
    expect([await spend("visitor:other"), await spend(flow), await spend(flow)]).toEqual([false, true, false]);
  });

  test("[AC-04] an address that someone without a session has verified counts for nobody of their source", async () => {
    const flow = "source:203.0.113.44";
    await recordVerifiedEmail(shop.platform, flow, "bersama@example.com");
    expect(await spendVerifiedEmail(shop.platform, flow, "bersama@example.com")).toBe(false);
  });

  test("[EMV-12] a wrong code by mail is reported in the server's words, and five lock the address", async () => {
    const { token, flow } = await visitor();
    const check = await beginEmailCheck(shop.platform, flow, "kunci@example.com");
    await ask(sendMailQuery, { token: check }, token);
    const right = postbox.codeTo("kunci@example.com");
    const variables = { token: check, email: "kunci@example.com", code: wrongFor(right) };
    for (const _try of [1, 2, 3, 4, 5])
      expect(await ask(verifyMailQuery, variables, token)).toMatchObject({
        errorCode: "CODE_WRONG",
        errorMessage: "This code is not correct.",
      });
    expect(await ask(verifyMailQuery, { ...variables, code: right }, token)).toMatchObject({
      errorCode: "CODE_LOCKED",
    });
  });

  test("[EMV-08, CON-02] a code by mail is valid for 10 minutes, its check for 30", async () => {
    const { token, flow } = await visitor();
    const check = await beginEmailCheck(shop.platform, flow, "lama@example.com");
    await ask(sendMailQuery, { token: check }, token);
    const variables = { token: check, email: "lama@example.com", code: postbox.codeTo("lama@example.com") };
    moveClock(minutes(10) + seconds(1));
    expect(await ask(verifyMailQuery, variables, token)).toMatchObject({ errorCode: "CODE_EXPIRED" });
    await ask(sendMailQuery, { token: check }, token);
    const code = postbox.codeTo("lama@example.com");
    moveClock(minutes(20) - seconds(1));
    expect(await ask(verifyMailQuery, { ...variables, code }, token)).toMatchObject({ success: true });
    moveClock(minutes(31));
    expect(await ask(sendMailQuery, { token: check }, token)).toMatchObject({
      success: false,
      errorCode: "CODE_EXPIRED",
      data: [{ status: "EXPIRED", email: null }],
    });
    const foreign = await beginEmailCheck(shop.platform, "visitor:other", "lama@example.com");
    expect(await ask(sendMailQuery, { token: foreign }, token)).toMatchObject({ data: [{ status: "EXPIRED" }] });
  });

  test("[OPS-55] what is sent as a query is carried out each time and kept by nobody", async () => {
    const mobile = newMobile();
    await send(mobile);
    moveClock(minutes(2));
    await send(mobile);
    expect(postbox.messages.filter(({ to }) => to === mobile)).toHaveLength(2);
    const payload = { query: sendQuery, variables: { mobile, channel: "SMS" } };
    const answer = await shop.server.inject({ method: "POST", url: "/graphql", payload });
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test("what is over is taken away, and nothing else", async () => {
    const mobile = newMobile();
    const { token, flow } = await visitor();
    await send(mobile, "SMS", token);
    await beginEmailCheck(shop.platform, flow, "usai@example.com");
    const counts = async () => {
      const tables = shop.platform.database.tables<VerificationTables>();
      const subjects = await tables
        .selectFrom("verification_addresses")
        .select("subject")
        .where("subject", "=", `mobile:${mobile}`)
        .execute();
      const codes = await tables.selectFrom("verification_codes").select("flow").where("flow", "=", flow).execute();
      const checks = await tables
        .selectFrom("verification_email_checks")
        .select("flow")
        .where("flow", "=", flow)
        .execute();
      return [subjects.length, codes.length, checks.length];
    };
    await deleteEnded(shop.platform);
    expect(await counts()).toEqual([1, 1, 1]);
    moveClock(hours(25));
    await deleteEnded(shop.platform);
    // The address's waits are stored for a day after the last one.
    expect(await counts()).toEqual([0, 0, 0]);
  });
});

import { minutes } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { openTestSms, type TestSms } from "../../testing/sms.ts";
import { checkPassword } from "../passwords/passwords.ts";
import { newSiteBrowser, newSiteVisitor } from "./testing/site-visitor.ts";

const next = "Layar-Pagi7";

describe.each(testEngines)("a new password for a club account, on %s", (engine) => {
  let sms: TestSms;
  let club: TestGateway;
  beforeAll(async () => {
    sms = await openTestSms();
    club = await openTestGateway(engine, { SMS_URL: sms.url });
  });
  let browser: ReturnType<typeof newSiteBrowser>;
  beforeEach(() => {
    browser = newSiteBrowser(club);
    sms.messages.length = 0;
    club.platform.clock.setOffset(minutes(0));
  });
  afterAll(async () => {
    await club.close();
    await sms.close();
  });

  const opens = async ({ memberCode, mobile }: { memberCode: string; mobile: string }, password: string) => {
    const asked = { memberCode, mobile, password, session: undefined, source: memberCode };
    const checked = await checkPassword(club.platform, asked);
    return checked.ok && checked.value;
  };
  const askCode = async (mobile: string) => {
    const answer = await browser.post("/site/password/code?lang=en-US", { mobile });
    await club.deliverAll();
    return answer;
  };
  const sentCode = () => sms.messages.at(-1)?.slice(0, 6) ?? "";
  const save = (mobile: string, fields: object = {}, from = browser) =>
    from.post("/site/password?lang=en-US", {
      mobile,
      code: sentCode(),
      password: next,
      again: next,
      ...fields,
    });

  test("[PWD-03~] [PWD-02~] is created by a code to the number, once, and the shop's page is notified", async () => {
    const owner = await newSiteVisitor(club);
    expect((await newSiteBrowser(club).get("/site/password?lang=en-US")).body).toContain("Create a new password");
    const sent = await askCode(`0${owner.mobile}`);
    expect(sent.body).toContain("a code is on its way");
    expect(sms.messages[0]).toMatch(/^\d{6} is your MapClub code for a new password/);
    const code = sentCode();
    expect((await save(owner.mobile)).location).toBe("/site/done?lang=en-US&what=password");
    expect(await opens(owner, next)).toBe(true);
    expect((await save(owner.mobile, { code })).body).toContain("This code is wrong or no longer valid.");
  });

  test("the other language, a reload and a way back lead to the code's step, in this browser alone", async () => {
    const owner = await newSiteVisitor(club);
    const sent = await askCode(owner.mobile);
    expect(sent.body).toContain('href="/site/password?lang=id-ID&amp;step=code"');
    const back = await browser.get("/site/password/code?lang=id-ID");
    expect(back).toMatchObject({ status: 303, location: "/site/password?lang=id-ID&step=code" });
    const shown = await browser.get(back.location);
    expect(shown.body).toContain(`name="mobile" value="${owner.mobile}"`);
    expect(shown.body).toContain('name="code"');
    expect((await newSiteBrowser(club).get(back.location)).body).not.toContain('name="code"');
    expect((await browser.get("/site/password?lang=id-ID")).body).not.toContain('name="code"');
  });

  test("a number that nobody has gets the same answers and no message", async () => {
    const owner = await newSiteVisitor(club);
    const unknown = "8199900011";
    const bodyOf = async (mobile: string) => {
      const { body } = await askCode(mobile);
      return body.replaceAll(/[\d\u00a0]{8,}/g, "#").replace(/\d+ seconds?/, "# seconds");
    };
    expect(await bodyOf(unknown)).toBe(await bodyOf(owner.mobile));
    expect(sms.messages).toHaveLength(1);
    expect(await bodyOf(unknown)).toBe(await bodyOf(owner.mobile));
    const wrong = async (mobile: string) => (await save(mobile, { code: "x" })).body.replaceAll(/[\d\u00a0]{8,}/g, "#");
    expect(await wrong(unknown)).toBe(await wrong(owner.mobile));
  });

  test("the answer waits neither for the look-up nor for the provider, and no code is stored", async () => {
    const owner = await newSiteVisitor(club);
    const before = sms.messages.length;
    for (const mobile of [owner.mobile, "8199900022"]) await browser.post("/site/password/code?lang=en-US", { mobile });
    const { rows } = await sql<{ waiting: object }>`
      select payload as waiting from outbox where topic = 'codes.send' order by position`.execute(
      club.platform.database.tables(),
    );
    const askedFor = (mobile: string) => ({
      waiting: { mobile, language: "en-US", flow: expect.any(String), askedAt: expect.any(String) },
    });
    expect(rows).toEqual([askedFor(owner.mobile), askedFor("8199900022")]);
    expect(sms.messages).toHaveLength(before);
    await club.deliverAll();
    expect(sms.messages).toHaveLength(before + 1);
    expect((await save(owner.mobile)).status).toBe(303);
  });

  test("a code that could not be sent in time is sent no more", async () => {
    const owner = await newSiteVisitor(club);
    await newSiteBrowser(club).post("/site/password/code?lang=en-US", { mobile: owner.mobile });
    club.platform.clock.setOffset(minutes(11));
    await club.deliverAll();
    expect(sms.messages).toHaveLength(0);
  });

  test("the rule costs no attempt at the code; three wrong codes make it useless, and it is none for a PIN", async () => {
    const owner = await newSiteVisitor(club);
    await askCode(owner.mobile);
    for (let turn = 0; turn < 4; turn += 1) {
      expect((await save(owner.mobile, { password: "short", again: "short" })).body).toContain(
        "Use 6 to 16 characters",
      );
      expect((await save(owner.mobile, { again: `${next}8` })).body).toContain("The two passwords are not the same.");
    }
    await owner.open("pin");
    const pin = { code: sentCode(), pin: "k7!p2x", again: "k7!p2x" };
    expect((await owner.post("/site/pin?lang=en-US", pin)).body).toContain("This code is wrong");
    for (let turn = 0; turn < 3; turn += 1) await save(owner.mobile, { code: "none" });
    expect((await save(owner.mobile)).body).toContain("This code is wrong");
    expect(await opens(owner, next)).toBe(false);
  });

  test("a code is good in the browser that asked for it: others neither use up its tries nor replace it", async () => {
    const owner = await newSiteVisitor(club);
    const stranger = newSiteBrowser(club);
    const asked = await askCode(owner.mobile);
    expect(String(asked.headers["set-cookie"])).toMatch(
      /^mapclub-code=[\w-]{43}\.\d+; Path=\/site; HttpOnly; SameSite=Lax; Max-Age=3600$/,
    );
    const code = sentCode();
    for (let turn = 0; turn < 3; turn += 1)
      expect((await save(owner.mobile, { code: "none" }, stranger)).body).toContain("This code is wrong");
    club.platform.clock.setOffset(minutes(2));
    await stranger.post("/site/password/code?lang=en-US", { mobile: owner.mobile });
    await club.deliverAll();
    expect(sentCode()).not.toBe(code);
    for (const from of [stranger, newSiteBrowser(club)])
      for (let turn = 0; turn < 3; turn += 1)
        expect((await save(owner.mobile, { code }, from)).body).toContain("This code is wrong");
    expect((await save(owner.mobile, { code })).status).toBe(303);
    expect(await opens(owner, next)).toBe(true);
  });

  test("anyone who asks again in the same browser too soon still uses the code that was sent", async () => {
    const owner = await newSiteVisitor(club);
    await askCode(owner.mobile);
    expect((await askCode(owner.mobile)).body).toContain("Too many attempts. Please wait");
    expect(sms.messages).toHaveLength(1);
    expect((await save(owner.mobile)).status).toBe(303);
  });

  test("[SGN-29~] [PWD-02~] a password that the shop would refuse as common is refused here, and the code stays good", async () => {
    const owner = await newSiteVisitor(club);
    await askCode(owner.mobile);
    for (const password of ["Password1!", `a!${owner.mobile}`, "Lestari-99"]) {
      const { status, body } = await save(owner.mobile, { password, again: password });
      expect(status, password).toBe(422);
      expect(body, password).toContain("This password is too easy to guess.");
    }
    expect((await save(owner.mobile)).status).toBe(303);
  });

  test("the present password is no new one, and the code stays good", async () => {
    const owner = await newSiteVisitor(club);
    await askCode(owner.mobile);
    expect((await save(owner.mobile)).status).toBe(303);
    club.platform.clock.setOffset(minutes(2));
    await askCode(owner.mobile);
    const { status, body } = await save(owner.mobile);
    expect(status).toBe(422);
    expect(body).toContain("This is your present password.");
    expect((await save(owner.mobile, { code: "none" })).body).toContain("This code is wrong");
    const other = "Ombak-Sore4";
    expect((await save(owner.mobile, { password: other, again: other })).status).toBe(303);
  });

  test("without the code nobody learns whether a password is a word of the number's owner", async () => {
    const owner = await newSiteVisitor(club);
    const guess = { code: "none", password: "Lestari-99", again: "Lestari-99" };
    expect((await save(owner.mobile, guess)).body).toContain("This code is wrong");
  });

  test("everything that is missing is flagged at once, at no cost of the code", async () => {
    const owner = await newSiteVisitor(club);
    await askCode(owner.mobile);
    for (let turn = 0; turn < 4; turn += 1) {
      const { status, body } = await save(owner.mobile, { code: "", password: "", again: "" });
      expect(status).toBe(422);
      for (const name of ["code", "password"]) expect(body).toContain(`id="${name}-refusal"`);
      expect(body.match(/ autofocus/g)).toHaveLength(1);
    }
    expect((await save(owner.mobile)).status).toBe(303);
  });

  test("of ten who set different passwords with one code at once one succeeds", async () => {
    const owner = await newSiteVisitor(club);
    await askCode(owner.mobile);
    const tries = Array.from({ length: 10 }, (_, turn) => `Layar-Pagi${turn}`);
    const answers = await Promise.all(tries.map((password) => save(owner.mobile, { password, again: password })));
    const saved = tries.filter((_, turn) => answers[turn]?.status === 303);
    expect(saved).toHaveLength(1);
    expect(await opens(owner, saved[0] ?? "")).toBe(true);
  });

  test("one source asks for few codes, whatever the numbers", async () => {
    const ask = (turn: number) =>
      club.server.inject({
        method: "POST",
        url: "/site/password/code?lang=en-US",
        headers: { origin: "http://localhost:4100", "content-type": "application/x-www-form-urlencoded" },
        remoteAddress: "10.8.8.8",
        payload: `mobile=81234${1000 + turn}`,
      });
    for (let turn = 0; turn < 20; turn += 1) expect((await ask(turn)).body).toContain("a code is on its way");
    expect((await ask(20)).body).toContain("Too many attempts. Please wait");
  });
});

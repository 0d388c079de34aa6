import { pageDone } from "@gelora/contracts/site-message.ts";
import { points } from "@gelora/money/points.ts";
import { encodePassword } from "@gelora/person/encoded-password.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { openTestSms, type TestSms } from "../../testing/sms.ts";
import { selectOfferChoice, upsertOfferChoice } from "../joining/joining.ts";
import { addPointsTo, takeBackPoints } from "../ledger/ledger.ts";
import { announceLink, linkAccount } from "../linking/linking.ts";
import { newestObjection } from "../linking/testing/newest-objection.ts";
import { unlink } from "../linking/testing/unlink.ts";
import { findMembers, linkOfMember } from "../membership/membership.ts";
import { setPassword } from "../passwords/passwords.ts";
import { setPin } from "../pin/pin.ts";
import { newSiteBrowser, newSiteVisitor, type SiteVisitor } from "./testing/site-visitor.ts";

describe("the pages of the club's site", () => {
  let sms: TestSms;
  let club: TestGateway;
  beforeAll(async () => {
    sms = await openTestSms();
    club = await openTestGateway("embedded", { SMS_URL: sms.url });
  });
  beforeEach(() => {
    sms.messages.length = 0;
    club.platform.clock.setOffset(minutes(0));
  });
  afterAll(async () => {
    await club.close();
    await sms.close();
  });

  const sentCode = () => sms.messages.at(-1)?.slice(0, 6) ?? "";

  test("[PIN-02~] [PIN-05~] a first PIN is set by a code to the member's number, and the shop's page is notified", async () => {
    const visitor = await newSiteVisitor(club);
    const first = await visitor.open("pin", "&lang=en-US&back=/checkout/1");
    expect(first.body).toContain("Set your PIN");
    expect(first.body).toContain("+62 ••••1");
    const sent = await visitor.post("/site/pin/code?lang=en-US&back=/checkout/1", {});
    const form = await visitor.get(sent.location);
    for (const input of ['name="code" type="text" autocomplete="one-time-code"', 'name="pin" type="password"'])
      expect(form.body).toContain(input);
    expect(form.body.match(/maxlength="6"/g)).toHaveLength(3);
    const fields = { code: sentCode(), pin: "k7!p2x", again: "k7!p2x" };
    const saved = await visitor.post("/site/pin?lang=en-US&back=/checkout/1", fields);
    expect(saved).toMatchObject({ status: 303, location: "/site/done?lang=en-US&back=%2Fcheckout%2F1&what=pin" });
    expect(await visitor.redeemsWith("k7!p2x")).toBe(true);
    const done = await visitor.get(saved.location);
    expect(done.body).toContain("Your PIN is saved");
    expect(done.body).toContain(`data-origin="http://localhost:3000" data-message="${pageDone}"`);
    // Where windows are blocked this is the shop's own tab.
    expect(done.body).toContain('<a class="main" href="http://localhost:3000/checkout/1">Continue at Gelora</a>');
    expect(done.body).not.toContain("close this window");
  });

  test("anyone who has forgotten the PIN is led to the code, not asked for the PIN", async () => {
    const visitor = await newSiteVisitor(club);
    await setPin(club.platform, visitor.memberCode, "739152");
    const forgot = (await visitor.open("pin", "&lang=en-US&step=forgot")).body;
    for (const text of ["Set a new PIN", "Send the code", "Use the current PIN instead"])
      expect(forgot).toContain(text);
    for (const text of ["Change your PIN", 'name="old"']) expect(forgot).not.toContain(text);
    expect((await visitor.open("pin", "&lang=en-US&step=other")).body).toContain("Change your PIN");
  });

  test("a PIN is changed by the current one, whose wrong tries are counted; disabled, it is reset by a code", async () => {
    const visitor = await newSiteVisitor(club);
    await setPin(club.platform, visitor.memberCode, "739152");
    expect((await visitor.open("pin", "&lang=en-US")).body).toContain("Change your PIN");
    const change = (old: string, pin = "k7!p2x") => visitor.post("/site/pin?lang=en-US", { old, pin, again: pin });
    expect((await change("739152")).location).toContain("what=pin");
    expect(await visitor.redeemsWith("k7!p2x")).toBe(true);
    const wrong = await change("739152");
    expect(wrong.status).toBe(422);
    expect(wrong.body).toContain(
      "This is not your current PIN. Attempts left: 2. After the last, the PIN is disabled.",
    );
    await change("739153");
    const last = (await change("739154")).body;
    expect(last).toContain("disabled after three wrong attempts");
    expect(last).not.toContain("Attempts left");
    expect((await change("k7!p2x")).body).toContain("disabled after three wrong attempts");
    const disabled = (await visitor.open("pin", "&lang=en-US")).body;
    for (const text of ["Set a new PIN", "disabled after three wrong attempts", "Send the code"])
      expect(disabled).toContain(text);
    for (const text of ["Change your PIN", 'name="old"']) expect(disabled).not.toContain(text);
    const sent = await visitor.post("/site/pin/code?lang=en-US", {});
    expect((await visitor.get(sent.location)).body).toContain("Set a new PIN");
    await visitor.post("/site/pin?lang=en-US", { code: sentCode(), pin: "z5!q8w", again: "z5!q8w" });
    expect(await visitor.redeemsWith("z5!q8w")).toBe(true);
  });

  test("a form that is not accepted says why at its field, and repeats nothing secret", async () => {
    const visitor = await newSiteVisitor(club);
    await visitor.open("pin", "&lang=en-US");
    await visitor.post("/site/pin/code?lang=en-US", {});
    const save = (fields: object) =>
      visitor.post("/site/pin?lang=en-US", { code: sentCode(), pin: "k7!p2x", again: "k7!p2x", ...fields });
    const cases = [
      [{ code: " " }, "Enter the six digits of the SMS."],
      [{ again: "k7!p2y" }, "The two new PINs are not the same."],
      [{ pin: "234567", again: "234567" }, "Choose six characters that are not easy to guess."],
      [{ code: sentCode() === "111111" ? "222222" : "111111" }, "This code is wrong or no longer valid."],
    ] as const;
    const nothing = await save({ code: "", pin: "", again: "" });
    for (const name of ["code", "pin"]) expect(nothing.body).toContain(`id="${name}-refusal"`);
    for (const [fields, reason] of cases) {
      const { body } = await save(fields);
      expect(body).toContain(reason);
      expect(body).toMatch(/aria-describedby="[\w -]*-refusal" aria-invalid="true"/);
      expect(body).toContain("<title>Error: ");
      for (const secret of ["k7!p2x", "234567", sentCode()]) expect(body).not.toContain(secret);
    }
    const again = await visitor.post("/site/pin/code?lang=en-US", {});
    expect(again.body).toContain("Too many attempts. Please wait");
  });

  test("the card shows name, number, points and both codes", async () => {
    const visitor = await newSiteVisitor(club, `Dewi "<script>"`);
    const { body } = await visitor.open("card", "&lang=id-ID");
    for (const part of ["Dewi &quot;&lt;script&gt;&quot; Lestari", visitor.memberCode, "Kartumu", "Bronze"])
      expect(body).toContain(part);
    expect(body).not.toContain("<script>");
    expect(body).toContain(`aria-label="Kode batang nomor anggota ${visitor.memberCode}"`);
    expect(body).toContain(`aria-label="Kode QR nomor anggota ${visitor.memberCode}"`);
  });

  test("a member stops the club's special offers and takes them up again, on the card's page", async () => {
    const visitor = await newSiteVisitor(club);
    await upsertOfferChoice(club.platform, visitor.memberCode, true);
    expect((await visitor.open("card", "&lang=en-US")).body).toContain("You get MapClub&#39;s special offers.");
    const change = async (offers: string) => {
      const changed = await visitor.post("/site/offers?lang=en-US", { offers });
      expect(changed).toMatchObject({ status: 303, location: "/site/card?lang=en-US" });
      return (await visitor.get(changed.location)).body;
    };
    expect(await change("no")).toContain("You don&#39;t get MapClub&#39;s special offers.");
    expect(await selectOfferChoice(club.platform, visitor.memberCode)).toBe(false);
    expect(await change("perhaps")).toContain("You don&#39;t get");
    expect(await change("yes")).toContain("You get MapClub&#39;s special offers.");
    const stranger = newSiteBrowser(club);
    expect((await stranger.post("/site/offers?lang=en-US", { offers: "no" })).status).toBe(403);
    expect(await selectOfferChoice(club.platform, visitor.memberCode)).toBe(true);
  });

  test("points and history come twenty at a time, by links", async () => {
    const visitor = await newSiteVisitor(club);
    const { memberCode } = visitor;
    for (let turn = 1; turn <= 25; turn += 1)
      await addPointsTo(club.platform, { memberCode, fact: `added:${memberCode}:${turn}`, points: points(turn) });
    const rows = (body: string) => [...body.matchAll(/class="amount">([^<]*)/g)].map(([, amount]) => amount);
    const newest = await visitor.open("points", "&lang=en-US");
    expect(newest.body).toContain("<dd>325</dd>");
    expect(rows(newest.body)).toHaveLength(20);
    expect(rows(newest.body)[0]).toBe("+25");
    const older = /href="([^"]*before=\d+)"/.exec(newest.body)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const rest = await visitor.get(older);
    expect(rows(rest.body)).toEqual(["+5", "+4", "+3", "+2", "+1"]);
    expect(rest.body).not.toContain("before=");
  });

  test("the history says how many points of returned goods are to be made up", async () => {
    const visitor = await newSiteVisitor(club);
    const { memberCode } = visitor;
    const fact = `returned:${memberCode}`;
    await takeBackPoints(club.platform, "", { memberCode, orderCode: "GL1", fact, points: points(8385) });
    expect((await visitor.open("points", "&lang=id-ID")).body).toContain("Kurang 8.385 poin");
  });

  test("every page speaks both languages, and leads to itself in the other", async () => {
    const visitor = await newSiteVisitor(club);
    const page = await visitor.open("pin", "&lang=id-ID&back=/checkout/1");
    expect(page.body).toContain('<html lang="id">');
    expect(page.body).toContain('href="/site/pin?lang=en-US&amp;back=%2Fcheckout%2F1" lang="en"');
    const browser = newSiteBrowser(club);
    expect((await browser.get("/site/consent", { "accept-language": "id" })).body).toContain("Datamu di MapClub");
    expect((await browser.get("/site/consent?lang=en-US", { "accept-language": "id" })).body).toContain("Your data");
  });

  test("a session that has ended leads back to the shop", async () => {
    const visitor = await newSiteVisitor(club);
    await visitor.open("pin");
    club.platform.clock.setOffset(minutes(21));
    const ended = await visitor.get("/site/pin?lang=en-US&back=/checkout/1");
    expect(ended).toMatchObject({ status: 403 });
    expect(ended.body).toContain("This page has closed");
    expect(ended.body).toContain('href="http://localhost:3000/checkout/1"');
    club.platform.clock.setOffset(minutes(0));
    await sql`delete from account_links where account_code = ${visitor.accountCode}`.execute(
      club.platform.database.tables(),
    );
    expect((await visitor.get("/site/card")).status).toBe(403);
  });

  /** The changes after which the account that a browser came through does not have its card. */
  const endedLinks = [
    ["has another card", (visitor: SiteVisitor, other: SiteVisitor) => switchTo(visitor, other)],
    ["lost it to another account", (visitor: SiteVisitor, other: SiteVisitor) => switchTo(other, visitor)],
    ["has none", ({ accountCode }: SiteVisitor) => unlink(club.platform, accountCode)],
  ] as const;

  test.each(endedLinks)("a browser neither sees nor changes anything of a card once its account %s", async (_, end) => {
    const [visitor, other] = [await newSiteVisitor(club), await newSiteVisitor(club)];
    const { memberCode } = visitor;
    await addPointsTo(club.platform, { memberCode, fact: `added:${memberCode}`, points: points(4321) });
    await setPin(club.platform, memberCode, "739152");
    expect((await visitor.open("points")).body).toContain("4.321");
    const unused = await visitor.address("points");
    await end(visitor, other);
    const { location } = await visitor.get(unused);
    for (const page of ["/site/points", "/site/card", "/site/pin", "/site/pin?step=code", location]) {
      const closed = await visitor.get(page);
      expect(closed.status).toBe(403);
      for (const part of ["4.321", memberCode, other.memberCode]) expect(closed.body).not.toContain(part);
    }
    const forms = {
      "/site/pin": { old: "739152", pin: "k7!p2x", again: "k7!p2x" },
      "/site/pin/code": {},
      "/site/offers": { offers: "yes" },
    };
    for (const [form, fields] of Object.entries(forms)) expect((await visitor.post(form, fields)).status).toBe(403);
    expect(sms.messages).toEqual([]);
  });

  /** An account at the shop links a card in the place of its own, with that card's password. */
  const switchTo = async ({ accountCode }: SiteVisitor, card: SiteVisitor) => {
    const [member] = await findMembers(club.platform, [card.memberCode]);
    if (!member) throw new Error("seeded");
    await setPassword(club.platform, member, "Lari-Pagi7");
    const headers = { "auth-token": club.shop.signIn({ kind: "member", code: accountCode }) };
    const ask = (query: string, input: object) => club.send(query, { variables: { input }, headers });
    const { mobile } = card;
    const credentials = { mobile, password: encodePassword("Lari-Pagi7") };
    const bindQuery = "query ($input: LoyaltyCredentialsInput!) { mapClubBindAccount(input: $input) { thirdId } }";
    const { thirdId } = Object((await ask(bindQuery, credentials)).data?.mapClubBindAccount);
    const switchQuery = "query ($input: LoyaltyBindInput!) { mapClubSwitchBind(input: $input) { success } }";
    const switched = await ask(switchQuery, { mobile, thirdId });
    expect(switched.data).toEqual({ mapClubSwitchBind: { success: true } });
  };

  /** The card's link before the unlinking, and the words before and after the press. */
  const endings = [
    ["proven", "en-US", "Undo the change", "goes back at once to the account", "is linked again to the account"],
    ["proven", "id-ID", "Batalkan perubahan", "langsung terhubung lagi ke akun", "Kartumu terhubung lagi ke akun"],
    ["young", "en-US", "Lock my card", "cannot be sure that its link before was yours", "cannot be sure that its link"],
    [
      "young",
      "id-ID",
      "Kunci kartu saya",
      "tidak bisa memastikan bahwa hubungan",
      "tidak bisa memastikan bahwa hubungan",
    ],
    ["taken", "en-US", "Lock my card", "before has another card now", "before has another card now"],
    [
      "taken",
      "id-ID",
      "Kunci kartu saya",
      "akun sebelumnya sekarang punya kartu",
      "akun sebelumnya sekarang punya kartu",
    ],
  ] as const;

  test.each(endings)(
    "words before and after an objection agree: %s, %s",
    async (link, language, button, promise, came) => {
      const { memberCode, accountCode } = await newSiteVisitor(club);
      const { platform } = club;
      await platform.database.transaction(() =>
        announceLink(platform, { accountCode, memberCode }, { isProven: link !== "young" }),
      );
      await unlink(platform, accountCode);
      const token = await newestObjection(platform, memberCode);
      const other = link === "taken" ? await newSiteVisitor(club) : undefined;
      if (other) {
        await unlink(platform, other.accountCode);
        await platform.database.transaction(() => linkAccount(platform, { accountCode, memberCode: other.memberCode }));
      }
      const browser = newSiteBrowser(club);
      const before = await browser.get(`/site/objection?lang=${language}&token=${token}`);
      for (const words of [button, promise]) expect(before.body).toContain(words);
      const { body } = await browser.post(`/site/objection?lang=${language}`, { token });
      expect(body).toContain(came);
      const undone = language === "en-US" ? "The change is undone" : "Perubahan sudah dibatalkan";
      expect(body.includes(undone)).toBe(link === "proven");
      expect((await linkOfMember(platform, memberCode))?.accountCode).toBe(link === "proven" ? accountCode : undefined);
    },
  );

  test("the owner of a card undoes a change of its link by one press; opening the address does nothing yet", async () => {
    const owner = await newSiteVisitor(club);
    const { memberCode } = owner;
    await sql`delete from account_links where member_code = ${memberCode}`.execute(club.platform.database.tables());
    await club.platform.database.transaction(() => linkAccount(club.platform, { accountCode: "THIEF", memberCode }));
    const token = await newestObjection(club.platform, memberCode);
    const browser = newSiteBrowser(club);
    const shown = await browser.get(`/site/objection?lang=en-US&token=${token}`);
    expect(shown.body).toContain("Undo the change");
    expect((await linkOfMember(club.platform, memberCode))?.accountCode).toBe("THIEF");
    const undone = await browser.post("/site/objection?lang=en-US", { token });
    expect(undone.body).toContain("The change is undone");
    expect(undone.body).toContain(
      "linked to no account, as before. The card is locked until you create a new password.",
    );
    expect(undone.body).toContain('href="/site/password?lang=en-US"');
    expect(await linkOfMember(club.platform, memberCode)).toBeUndefined();
    // A reload and the other language say again what was done, with the way on.
    expect(undone.body).toContain(`/site/objection?lang=id-ID&amp;token=${token}`);
    const again = await browser.post("/site/objection?lang=id-ID", { token });
    for (const { status, body } of [again, await browser.get(`/site/objection?lang=id-ID&token=${token}`)]) {
      expect(status).toBe(200);
      expect(body).toContain("Perubahan sudah dibatalkan");
      expect(body).toContain('href="/site/password?lang=id-ID"');
    }
    const closedPost = await browser.post("/site/objection?lang=id-ID", { token: "x" });
    expect(closedPost).toMatchObject({ status: 403 });
    expect(closedPost.body).toContain("Tautan ini sudah tidak berlaku");
    expect(closedPost.body).toContain('href="http://localhost:3000/contact-us"');
    // Neither one of nobody nor, once the card is open, a used one promises anything.
    const [member] = await findMembers(club.platform, [memberCode]);
    if (!member) throw new Error("seeded");
    await setPassword(club.platform, member, "Layar-Pagi7");
    for (const closed of [token, "x", ""]) {
      const opened = await browser.get(`/site/objection?lang=en-US&token=${closed}`);
      expect(opened.status).toBe(403);
      expect(opened.body).not.toContain("Undo the change");
    }
  });
});

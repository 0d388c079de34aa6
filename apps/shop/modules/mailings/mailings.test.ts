import { createHmac } from "node:crypto";
import { days, hours, milliseconds, minutes } from "@gelora/service-kit/durations.ts";
import { poisonRow } from "@gelora/testkit/poison-row.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { memberShopper } from "../../testing/member.ts";
import { openTestPostbox, type TestPostbox } from "../../testing/postbox.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { actsOn } from "../journal/journal.ts";
import { findSubscription, linksOf } from "../newsletter/newsletter.ts";
import { showMailings, steerMailing, testMailing, writeMailing } from "./mailings.ts";
import { scheduledMailing, someDraft, subscribeMany, writer } from "./testing/mailing-desk.ts";
import { sendPortions } from "./use-cases/send-portions.ts";

describe.each(testEngines)("mailings on %s", (engine) => {
  let postbox: TestPostbox;
  let shop: TestShop;
  beforeAll(async () => {
    postbox = await openTestPostbox();
    shop = await openTestShop(engine, { ...postbox.environment, STOREFRONT_URL: "https://store.test" });
  });
  beforeEach(async () => {
    for (const table of [
      "outbox",
      "mailing_sends",
      "mailings",
      "newsletter_consents",
      "newsletter_subscriptions",
      "counters",
    ])
      await sql`delete from ${sql.table(table)}`.execute(shop.platform.database.tables());
  });
  afterEach(() => shop.platform.clock.setOffset(milliseconds(0)));
  afterAll(async () => {
    await shop.close();
    await postbox.close();
  });

  const mailsTo = (email: string) => postbox.messages.filter(({ to }) => to === email);
  const later = (wait: Parameters<typeof shop.platform.clock.setOffset>[0]) => shop.platform.clock.setOffset(wait);
  /** A portion, and what the outbox does with it. */
  const round = async () => {
    await sendPortions(shop.platform);
    while ((await shop.outbox.deliverDue()) > 0);
  };
  const sendsOf = async (code: string) =>
    (await showMailings(shop.platform)).find(({ mailing }) => mailing.mailingCode === code);
  const steer = (code: string, act: "pause" | "resume" | "stop" | "revise") =>
    steerMailing(shop.platform, writer, code, { act });

  test("each confirmed subscriber of the topic gets one copy in their language, with the links to leave", async () => {
    const [indonesian = ""] = await subscribeMany(shop.platform, 1);
    const [english = ""] = await subscribeMany(shop.platform, 1, { language: "en-US" });
    const [elsewhere = ""] = await subscribeMany(shop.platform, 1, { topics: ["GUIDES"] });
    const [pending = ""] = await subscribeMany(shop.platform, 1);
    await sql`update newsletter_subscriptions set state = 'pending' where email = ${pending}`.execute(
      shop.platform.database.tables(),
    );
    await scheduledMailing(shop.platform, "gajian");
    await round();
    await round();
    expect([indonesian, english, elsewhere, pending].map((email) => mailsTo(email).length)).toEqual([1, 1, 0, 0]);
    const [mail, other] = [mailsTo(indonesian)[0], mailsTo(english)[0]];
    expect([mail?.subject, other?.subject]).toEqual(["Gajian tiba", "Payday is here"]);
    const known = await findSubscription(shop.platform, { email: indonesian });
    const links = linksOf(shop.platform, known?.subscriptionId ?? "", "id-ID");
    expect(mail?.raw.replaceAll(/\r\n\s+/g, " ")).toContain(`List-Unsubscribe: <${links.oneClick}>`);
    expect(mail?.raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(mail?.text).toContain("Gajian!\n\nDiskon 50%. Lihat: https://store.test/id/sale");
    for (const part of [mail?.text, mail?.html])
      for (const link of [links.preferences, links.unsubscribe]) expect(part).toContain(link);
    expect(await sendsOf("gajian")).toMatchObject({ mailing: { state: "finished" }, sends: { sent: 2, waiting: 0 } });
  });

  test("a mailing whose portion fails does not hold the others up", async () => {
    const [email = ""] = await subscribeMany(shop.platform, 1);
    for (const code of ["gagal", "lancar"]) await scheduledMailing(shop.platform, code);
    const row = { table: "mailings", column: "mailing_code", code: "gagal" };
    const heal = await poisonRow(shop.platform.database, row);
    await expect(sendPortions(shop.platform)).rejects.toThrow("1 of 2 due records failed");
    await heal();
    while ((await shop.outbox.deliverDue()) > 0);
    expect(mailsTo(email)).toHaveLength(1);
  });

  test("what staff write is reduced to what a mail may hold, and a wrong document is refused", async () => {
    const draft = someDraft("aman");
    const body =
      '<p onclick="x()">Halo <script>alert(1)</script><a href="javascript:x()">di sini</a></p><img src="//x.test/a.png"><img src="/a.png" alt="Sepatu">';
    const written = { ...draft, content: { ...draft.content, "id-ID": { subject: "Aman", body } } };
    expect(await writeMailing(shop.platform, writer, written)).toBe("written");
    expect((await sendsOf("aman"))?.mailing.content["id-ID"].html).toBe(
      '<p>Halo <a>di sini</a></p><img alt="Sepatu" src="https://store.test/a.png" />',
    );
    await expect(writeMailing(shop.platform, writer, { ...draft, perMinute: 0 })).rejects.toThrow("perMinute");
    const bent = { ...draft, content: { ...draft.content, "id-ID": { subject: "Satu\nBcc: x", body: "x" } } };
    await expect(writeMailing(shop.platform, writer, bent)).rejects.toThrow("one line");
    expect(await writeMailing(shop.platform, { ...writer, roles: ["support"] }, draft)).toBe("not allowed");
  });

  test("portions follow the rate, a pause holds what waits, and a stop ends it", async () => {
    const emails = await subscribeMany(shop.platform, 6);
    const got = () => emails.filter((email) => mailsTo(email).length > 0).length;
    await scheduledMailing(shop.platform, "pelan", 12);
    await round();
    await round();
    expect(got()).toBe(2);
    later(minutes(0.2));
    await sendPortions(shop.platform);
    expect(await steer("pelan", "pause")).toBe("done");
    await round();
    expect(got()).toBe(2);
    expect(await steer("pelan", "resume")).toBe("done");
    later(minutes(1));
    await round();
    // Those who waited, and the next portion.
    expect(got()).toBe(6);
    expect(await steer("pelan", "stop")).toBe("done");
    expect(await steer("pelan", "resume")).toBe("not in this state");
    const acts = await actsOn(shop.platform, { kind: "mailing", code: "pelan" });
    expect(acts.map(({ details }) => details)).toEqual([
      { topic: "OFFERS", perMinute: 12 },
      { act: "schedule", startsAt: "1970-01-01T00:00:00.000Z" },
      { act: "pause", startsAt: null },
      { act: "resume", startsAt: null },
      { act: "stop", startsAt: null },
    ]);
  });

  test("nothing goes before its moment, who waits for a stopped one gets none, and only a draft is written over", async () => {
    const [email = ""] = await subscribeMany(shop.platform, 1);
    await writeMailing(shop.platform, writer, someDraft("nanti"));
    const startsAt = new Date(Date.now() + hours(2));
    await steerMailing(shop.platform, writer, "nanti", { act: "schedule", startsAt });
    await round();
    expect(await writeMailing(shop.platform, writer, someDraft("nanti"))).toBe("not a draft");
    expect(await steer("nanti", "revise")).toBe("done");
    expect(await writeMailing(shop.platform, writer, someDraft("nanti"))).toBe("written");
    await steerMailing(shop.platform, writer, "nanti", { act: "schedule", startsAt });
    expect(mailsTo(email)).toHaveLength(0);
    later(hours(3));
    await subscribeMany(shop.platform, 200);
    await sendPortions(shop.platform);
    expect(await steer("nanti", "stop")).toBe("done");
    while ((await shop.outbox.deliverDue()) > 0);
    expect(mailsTo(email)).toHaveLength(0);
    expect((await sendsOf("nanti"))?.sends).toMatchObject({ sent: 0, skipped: 100 });
  });

  test("who leaves between being taken and being sent gets none; nor does a member who withdrew", async () => {
    const [leaver = "", stays = ""] = await subscribeMany(shop.platform, 2);
    const member = await memberShopper(shop, { email: "surut@contoh.id" });
    const [own = ""] = await subscribeMany(shop.platform, 1);
    await sql`update newsletter_subscriptions set email = 'surut@contoh.id' where email = ${own}`.execute(
      shop.platform.database.tables(),
    );
    const sync = (flag: string) =>
      member.send("mutation ($input: SyncUserInfoInput!) { synSSUserInfo(input: $input) { success } }", {
        input: { userCode: member.memberCode, newsSubscribe: flag },
      });
    await sync("0");
    await sync("1");
    await scheduledMailing(shop.platform, "pamit");
    await sendPortions(shop.platform);
    const left = await findSubscription(shop.platform, { email: leaver });
    const { oneClick } = linksOf(shop.platform, left?.subscriptionId ?? "", "id-ID");
    await shop.server.inject({ method: "POST", url: new URL(oneClick).pathname });
    await round();
    expect(
      [leaver, stays, "surut@contoh.id"].map(
        (email) => mailsTo(email).filter(({ subject }) => subject === "Gajian tiba").length,
      ),
    ).toEqual([0, 1, 0]);
    expect((await sendsOf("pamit"))?.sends).toMatchObject({ sent: 1, skipped: 2 });
  });

  test("a test copy goes to one address, is marked, and counts for nobody", async () => {
    await writeMailing(shop.platform, writer, someDraft("coba"));
    const wish = { mailingCode: "coba", language: "id-ID", to: "maya@gelora.example" } as const;
    expect(await testMailing(shop.platform, writer, wish)).toBe("sent");
    expect(mailsTo("maya@gelora.example").map(({ subject }) => subject)).toEqual(["[Test] Gajian tiba"]);
    expect((await sendsOf("coba"))?.sends).toMatchObject({ sent: 0, waiting: 0 });
    for (let index = 1; index < 30; index += 1) await testMailing(shop.platform, writer, wish);
    expect(await testMailing(shop.platform, writer, wish)).toBe("too many tests");
    expect(await testMailing(shop.platform, writer, { ...wish, to: "nobody" })).toBe("no address");
  });

  const notify = (event: object, signed: { key?: string; age?: number; token?: string } = {}) => {
    const timestamp = String(Math.floor(Date.now() / 1000) - (signed.age ?? 0));
    const { token = Math.random().toString(36), key = "gelora-local-mail-events-key" } = signed;
    const signature = createHmac("sha256", key)
      .update(timestamp + token)
      .digest("hex");
    const payload = { signature: { timestamp, token, signature }, "event-data": event };
    return shop.server.inject({ method: "POST", url: "/notifications/mail", payload });
  };

  test.each([
    ["a mailbox that does not exist", { event: "failed", severity: "permanent" }, "cancelled"],
    ["a complaint", { event: "complained" }, "cancelled"],
    ["a mailbox that is full today", { event: "failed", severity: "temporary" }, "subscribed"],
    ["a mail that was opened", { event: "opened" }, "subscribed"],
  ])("%s, as the mail provider reports it", async (_what, event, state) => {
    const [email = ""] = await subscribeMany(shop.platform, 1);
    expect((await notify({ ...event, recipient: email.toUpperCase() })).statusCode).toBe(200);
    expect((await findSubscription(shop.platform, { email }))?.state).toBe(state);
    await scheduledMailing(shop.platform, "sesudah");
    await round();
    expect(mailsTo(email)).toHaveLength(state === "subscribed" ? 1 : 0);
  });

  test("a notification that is forged, old or repeated changes nothing", async () => {
    const [email = ""] = await subscribeMany(shop.platform, 1);
    const event = { event: "complained", recipient: email };
    expect((await notify(event, { key: "another key" })).statusCode).toBe(406);
    expect((await notify(event, { age: days(1) / 1000 })).statusCode).toBe(406);
    expect((await shop.server.inject({ method: "POST", url: "/notifications/mail", payload: {} })).statusCode).toBe(
      406,
    );
    expect((await findSubscription(shop.platform, { email }))?.state).toBe("subscribed");
    await notify(event, { token: "once" });
    await sql`update newsletter_subscriptions set state = 'subscribed' where email = ${email}`.execute(
      shop.platform.database.tables(),
    );
    expect((await notify(event, { token: "once" })).statusCode).toBe(200);
    expect((await findSubscription(shop.platform, { email }))?.state).toBe("subscribed");
  });
});

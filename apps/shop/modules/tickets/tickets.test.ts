import { days } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memberShopper } from "../../testing/member.ts";
import { openTestPostbox, type SentMessage, type TestPostbox } from "../../testing/postbox.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { field, guestShopper } from "../../testing/shopper.ts";
import { actsOn } from "../journal/journal.ts";
import { picturesOf } from "../pictures/pictures.ts";
import { support, warehouse } from "../returns/testing/returnable-order.ts";
import { answerTicket, closeTicket, eraseTickets, ticketsToAnswer, ticketsToTakeOut } from "./tickets.ts";
import { forgetTickets } from "./use-cases/forget-tickets.ts";

type Answered = {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly data: { readonly ticketCode: string }[];
};

describe.each(testEngines)("tickets, on %s", (engine) => {
  let shop: TestShop;
  let postbox: TestPostbox;
  let sources = 0;
  beforeAll(async () => {
    postbox = await openTestPostbox();
    shop = await openTestShop(engine, { ...postbox.environment });
  });
  afterAll(async () => {
    await shop.close();
    await postbox.close();
  });

  const send = async (change: object = {}, language = "en-US", token?: string) => {
    sources += 1;
    const input = {
      name: "Sari",
      email: `sari${sources}@contoh.id`,
      topic: "ORDER",
      text: "Where is my parcel?",
      ...change,
    };
    return field<Answered>(
      await shop.send(
        "mutation ($input: SendTicketInput!) { sendTicket(input: $input) { success errorCode data { ticketCode } } }",
        { input },
        { language, ...(token ? { token } : {}) },
      ),
      "sendTicket",
    );
  };
  const mailsTo = (email: string): readonly SentMessage[] => postbox.messages.filter(({ to }) => to === email);
  const deliver = async () => {
    while ((await shop.outbox.deliverDue()) > 0);
  };
  const forgetCounts = () =>
    shop.platform.database.tables<{ counters: { subject: string } }>().deleteFrom("counters").execute();

  test("anyone who asks gets a mail with the ticket's number, in the page's language, and staff see it", async () => {
    await forgetCounts();
    const email = "ayu-bertanya@contoh.id";
    const asked = await send({ email, orderCode: " GL1 ", text: "Paketku di mana?\nSudah lima hari." }, "id-ID");
    const [{ ticketCode } = { ticketCode: "" }] = asked.data;
    expect(ticketCode).toMatch(/^TK\d{6}[0-9A-Z]{6}$/);
    await deliver();
    const [mail] = mailsTo(email);
    expect(mail?.subject).toBe(`Pertanyaanmu sudah kami terima (${ticketCode})`);
    expect(mail?.text).toContain("Paketku di mana?\nSudah lima hari.");
    const waiting = (await ticketsToAnswer(shop.platform)).find((ticket) => ticket.ticketCode === ticketCode);
    expect(waiting).toMatchObject({ topic: "ORDER", email, orderCode: "GL1", language: "id-ID", answers: 0 });
  });

  test("an answer goes out once by mail, however often it is given, and only by support", async () => {
    await forgetCounts();
    const email = "dewi-asks@contoh.id";
    const question = { email, text: "Where is my parcel?\nI have waited for five days." };
    const [{ ticketCode } = { ticketCode: "" }] = (await send(question)).data;
    const answer = (seen: number, by = support) =>
      answerTicket(shop.platform, by, { ticketCode, seen }, "It comes tomorrow.");
    expect(await answer(0, warehouse)).toBe("not allowed");
    expect(await answer(0)).toBe("answered");
    expect(await answer(0)).toBe("nothing to answer");
    await deliver();
    await deliver();
    const [, answered, ...more] = mailsTo(email);
    expect(answered?.subject).toBe(`Our answer to your question (${ticketCode})`);
    expect(answered?.text).toContain("It comes tomorrow.");
    // Quoted as it was written, and not as a list.
    expect(answered?.text).toContain("\nWhere is my parcel?\nI have waited for five days.");
    expect(answered?.html).toContain("Where is my parcel?<br>I have waited for five days.");
    expect(more).toEqual([]);
    expect((await ticketsToAnswer(shop.platform)).map((one) => one.ticketCode)).not.toContain(ticketCode);
    expect(await answer(1)).toBe("answered");
    const acts = await actsOn(shop.platform, { kind: "ticket", code: ticketCode });
    expect(acts.map(({ act }) => act)).toEqual(["ticket.answered", "ticket.answered"]);
  });

  test("what needs no answer is closed by support, once, without a word to anyone", async () => {
    await forgetCounts();
    const email = "iklan@contoh.id";
    const [{ ticketCode } = { ticketCode: "" }] = (await send({ email })).data;
    const close = (by = support) => closeTicket(shop.platform, by, ticketCode, "Advertising");
    expect(await close(warehouse)).toBe("not allowed");
    expect(await close()).toBe("closed");
    expect(await close()).toBe("nothing to close");
    await deliver();
    expect(mailsTo(email)).toHaveLength(1);
    expect((await ticketsToAnswer(shop.platform)).map((one) => one.ticketCode)).not.toContain(ticketCode);
    const acts = await actsOn(shop.platform, { kind: "ticket", code: ticketCode });
    expect(acts).toMatchObject([{ act: "ticket.closed", details: { reason: "Advertising" } }]);
  });

  test("what has an answer is not closed", async () => {
    await forgetCounts();
    const [{ ticketCode } = { ticketCode: "" }] = (await send()).data;
    await answerTicket(shop.platform, support, { ticketCode, seen: 0 }, "It comes tomorrow.");
    expect(await closeTicket(shop.platform, support, ticketCode, "Advertising")).toBe("nothing to close");
  });

  test("what cannot be answered is refused, and a bot that fills every field gets the usual answer", async () => {
    await forgetCounts();
    expect(await send({ email: "no" })).toMatchObject({ errorCode: "EMAIL_INVALID" });
    for (const wrong of [{ name: "S" }, { text: "Short" }, { text: "x".repeat(4001) }, { orderCode: "x".repeat(41) }])
      expect(await send(wrong)).toMatchObject({ errorCode: "INVALID_INPUT" });
    expect(await send({ pictureCodes: ["none"] })).toMatchObject({ errorCode: "PICTURE_MISSING" });
    expect(await send({ email: "robot@contoh.id", website: "https://spam.example" })).toMatchObject({
      success: true,
      data: [],
    });
    await deliver();
    expect(mailsTo("robot@contoh.id")).toEqual([]);
  });

  test("a name that was pasted is one line, and breaks of a text are written and counted one way", async () => {
    await forgetCounts();
    const text = `Baris satu\r\nBaris dua\u0000\u2028Baris tiga${"\r\n".repeat(10)}${"x".repeat(3955)}`;
    const asked = await send({ name: " Sari\r\n\tWulandari\u0000\n", orderCode: "GL1\n2", text });
    const ticketCode = asked.data[0]?.ticketCode;
    const waiting = (await ticketsToAnswer(shop.platform)).find((ticket) => ticket.ticketCode === ticketCode);
    expect(waiting).toMatchObject({ name: "Sari Wulandari", orderCode: "GL1 2" });
    expect(waiting?.text).toMatch(/^Baris satu\nBaris dua\nBaris tiga\n{10}x+$/);
  });

  test("what someone asked signed out from their address goes with what they asked signed in, and nobody else's", async () => {
    await forgetCounts();
    const [member, other] = [await memberShopper(shop), await memberShopper(shop)];
    const { email } = member;
    await send({ email, text: "Asked signed out." });
    await send({ email, text: "Asked as a guest." }, "en-US", (await guestShopper(shop, email)).token);
    await send({ email: "kantor@contoh.id", text: "Asked from work." }, "en-US", member.token);
    await send({ email, text: "Another member's." }, "en-US", other.token);
    await send({ text: "A stranger's question." });
    const person = { owner: `member:${member.memberCode}`, email };
    const texts = ["Asked signed out.", "Asked as a guest.", "Asked from work."];
    expect((await ticketsToTakeOut(shop.platform, person)).map(({ text }) => text)).toEqual(texts);
    await shop.platform.database.transaction(() => eraseTickets(shop.platform, person));
    const left = (await ticketsToAnswer(shop.platform)).map(({ text }) => text);
    expect(left).toEqual(expect.arrayContaining(["Another member's.", "A stranger's question."]));
    for (const text of texts) expect(left).not.toContain(text);
    await shop.platform.database.transaction(() => eraseTickets(shop.platform, { ...person, email: undefined }));
    expect((await ticketsToAnswer(shop.platform)).map(({ text }) => text)).toEqual(left);
  });

  test("what was answered or closed a year ago goes, with its pictures; what waits for an answer never does", async () => {
    await forgetCounts();
    const codeOf = (asked: Answered) => asked.data[0]?.ticketCode ?? "";
    const [old, again, open] = [codeOf(await send()), codeOf(await send()), codeOf(await send())];
    const closed = codeOf(await send());
    for (const code of [old, again])
      await sql`insert into shopper_pictures (picture_code, sender, thing_code, picture, small, created_at)
        values (${`P-${code}`}, 'nobody', ${code}, 'x', 'x', now())`.execute(shop.platform.database.tables());
    const kept = async () => {
      const tables = shop.platform.database.tables<{ tickets: { ticket_code: string } }>();
      const rows = await tables.selectFrom("tickets").select("ticket_code").execute();
      return [old, again, open, closed].filter((code) => rows.some((row) => row.ticket_code === code));
    };
    const answer = (ticketCode: string, seen: number) =>
      answerTicket(shop.platform, support, { ticketCode, seen }, "It comes tomorrow.");
    const { clock } = shop.platform;
    try {
      for (const code of [old, again]) expect(await answer(code, 0)).toBe("answered");
      expect(await closeTicket(shop.platform, support, closed, "Advertising")).toBe("closed");
      clock.setOffset(days(364));
      await forgetTickets(shop.platform);
      expect(await kept()).toEqual([old, again, open, closed]);
      expect(await answer(again, 1)).toBe("answered");
      clock.setOffset(days(366));
      await forgetTickets(shop.platform);
      expect(await kept()).toEqual([again, open]);
      const left = await picturesOf(shop.platform, [old, again]);
      expect([...left.keys()]).toEqual([again]);
    } finally {
      clock.setOffset(days(0));
    }
  });

  test("a source asks ten times an hour at most, and an address gets five such mails a day, no matter who asks", async () => {
    await forgetCounts();
    const email = "ramai@contoh.id";
    const toOne: (string | null)[] = [];
    for (let turn = 0; turn < 6; turn += 1) toOne.push((await send({ email })).errorCode);
    expect(toOne).toEqual([null, null, null, null, null, "TOO_MANY_REQUESTS"]);
    const more: (string | null)[] = [];
    for (let turn = 0; turn < 5; turn += 1) more.push((await send()).errorCode);
    expect(more).toEqual([null, null, null, null, "TOO_MANY_REQUESTS"]);
    await forgetCounts();
  });
});

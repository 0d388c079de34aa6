import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { languages } from "@gelora/locale/language.ts";
import { rupiah } from "@gelora/money/rupiah.ts";
import { createClock } from "@gelora/service-kit/clock.ts";
import { countersMigrations } from "@gelora/service-kit/counters.ts";
import { hours } from "@gelora/service-kit/durations.ts";
import { createLog } from "@gelora/service-kit/log.ts";
import { messagesMigrations } from "@gelora/service-kit/messages-migrations.ts";
import { migrate } from "@gelora/service-kit/migrate.ts";
import { createOutbox, type Outbox, type OutboxHandler } from "@gelora/service-kit/outbox.ts";
import { openParts } from "@gelora/service-kit/platform-part.ts";
import { openTestDatabase } from "@gelora/testkit/test-databases.ts";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readShopConfiguration } from "../../platform/configuration.ts";
import type { Platform } from "../../platform/platform.ts";
import { messagingModule } from "./messaging.module.ts";
import { announceOrders, type OrderAnnouncement } from "./messaging.ts";

describe("telling shoppers about their orders", () => {
  const mails: Email[] = [];
  const whatsapps: { authorization: string | undefined; body: unknown }[] = [];
  let refuseMails = false;
  const mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (refuseMails) return done(new Error("mailbox of sari@example.test is full"));
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail);
          done();
        });
      });
    },
  });
  let whatsappServer: Server;
  let platform: Platform;
  let outbox: Outbox;

  beforeAll(async () => {
    mailServer.listen(0, "127.0.0.1");
    await once(mailServer.server, "listening");
    whatsappServer = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString("utf8"));
      whatsapps.push({ authorization: request.headers.authorization, body });
      response.end(JSON.stringify({ messages: [{ id: "wamid.1" }] }));
    });
    whatsappServer.listen(0, "127.0.0.1");
    await once(whatsappServer, "listening");
    const configuration = readShopConfiguration({
      SMTP_URL: `smtp://127.0.0.1:${portOf(mailServer.server)}`,
      WHATSAPP_URL: `http://127.0.0.1:${portOf(whatsappServer)}/v23.0`,
      MESSAGES_PER_CONTACT_PER_HOUR: "3",
    });
    const database = await openTestDatabase("embedded");
    await migrate(database, [messagesMigrations, countersMigrations]);
    const clock = createClock();
    const log = createLog("test", "silent");
    const handlers: Record<string, OutboxHandler> = {};
    outbox = createOutbox({ database, clock, log, handlers });
    platform = { database, clock, log, outbox, configuration, parts: new Map() };
    openParts(platform, [messagingModule]);
    Object.assign(handlers, messagingModule.outboxHandlers?.(platform));
  });
  afterAll(async () => {
    mailServer.close();
    whatsappServer.close();
    await platform.database.close();
  });
  beforeEach(() => {
    mails.length = 0;
    whatsapps.length = 0;
    refuseMails = false;
  });

  const announcement: OrderAnnouncement = {
    step: "placed",
    orderCode: "G261121-ABCD",
    email: "sari@example.test",
    mobile: "+6281234567890",
    language: "id-ID",
    customerName: "Sari <b>Dewi</b>",
    amount: rupiah(1_250_000),
    deadline: new Date("2026-11-22T09:05:09Z"),
    trackAddress: "http://localhost:3000/order/track?orderCode=G261121-ABCD",
    payment: { channelName: "Virtual Account BCA", kind: "VIRTUAL_ACCOUNT", vaNumber: "3901012345678901" },
    lines: [{ name: 'Shoe "Kilat" & lace', quantity: 2, amount: rupiah(1_250_000) }],
  };
  const announce = async (change: Partial<OrderAnnouncement> = {}) => {
    await platform.database.transaction(() => announceOrders(platform, [{ ...announcement, ...change }]));
    while ((await outbox.deliverDue()) > 0);
  };

  test("a placed order is told by mail, in the shopper's language, as HTML and as text", async () => {
    await announce();
    const [mail] = mails;
    expect(mail).toMatchObject({
      subject: "Pesanan G261121-ABCD sudah kami terima",
      to: [{ address: "sari@example.test" }],
      from: { address: "halo@gelora.example", name: "Gelora" },
    });
    for (const part of [mail?.html, mail?.text])
      for (const fact of [
        "Rp1.250.000",
        "22 November 2026 | 16:05:09 WIB",
        "3901012345678901",
        "orderCode=G261121-ABCD",
      ])
        expect(part).toContain(fact);
    expect(mail?.text).toContain("http://localhost:3000/order/track?orderCode=G261121-ABCD");
    expect(mail?.html).toContain("#d8321a");
  });

  test("a contact that nobody has verified gets a few messages an hour; the others wait for the next (AC-37)", async () => {
    const unproven = { email: "victim@example.test", mobile: "+6281399998888", unproven: ["email", "mobile"] } as const;
    for (let n = 0; n < 5; n += 1) {
      const email = n % 2 ? unproven.email : unproven.email.toUpperCase();
      await announce({ ...unproven, email, orderCode: `G261121-FLD${n}` });
    }
    expect([mails.length, whatsapps.length]).toEqual([3, 3]);
    await announce({ ...unproven, orderCode: "G261121-OWN", unproven: ["mobile"] });
    expect([mails.length, whatsapps.length]).toEqual([4, 3]);
    platform.clock.setOffset(hours(1.1));
    while ((await outbox.deliverDue()) > 0);
    platform.clock.setOffset(hours(0));
    expect([mails.length, whatsapps.length]).toEqual([6, 6]);
  });

  const goods = {
    lines: [
      {
        name: "Kilat Runner",
        detail: "Merah, 42",
        quantity: 2,
        amount: rupiah(1_200_000),
        picture: "http://localhost:3000/img/drawn/v1/shoe@200.jpg",
      },
    ],
    freight: rupiah(50_000),
    destination: ["Sari Dewi", "Jl. Merdeka Barat No. 1", "Gambir, Jakarta Pusat", "DKI Jakarta 10110"],
  } as const;

  test.each([
    ["en-US", "MapClub points: -Rp25.000"],
    ["id-ID", "Poin MapClub: -Rp25.000"],
  ] as const)("[ORD-36~] a mail in %s says what points paid, so its rows add up", async (language, row) => {
    await announce({ ...goods, points: rupiah(25_000), amount: rupiah(1_225_000), language });
    const text = mails[0]?.text ?? "";
    for (const part of ["Rp1.200.000", "Rp50.000", row, "Total: Rp1.225.000"]) expect(text).toContain(part);
  });

  test.each([
    [
      "en-US",
      [
        "Delivery: Rp50.000",
        "Delivery address",
        "What happens next",
        "How to pay, step by step",
        "1. Open your bank's app",
      ],
    ],
    [
      "id-ID",
      ["Ongkos kirim: Rp50.000", "Alamat pengiriman", "Setelah ini", "Langkah pembayaran", "1. Buka aplikasi bankmu"],
    ],
  ] as const)(
    "[PAY-02] the mail of a placed order in %s has all that paying and waiting need",
    async (language, parts) => {
      await announce({ ...goods, language });
      const text = mails[0]?.text ?? "";
      for (const part of [
        ...parts,
        "2 × Kilat Runner (Merah, 42), Rp1.200.000",
        "Total: Rp1.250.000",
        "Jl. Merdeka Barat No. 1",
      ])
        expect(text).toContain(part);
      expect(mails[0]?.html).toContain('src="http://localhost:3000/img/drawn/v1/shoe@200.jpg"');
      expect(text).not.toMatch(/[{}]|undefined|Anda/);
    },
  );

  const kinds = [
    ["BILL", { billerCode: "70012", billKey: "990000000260" }, ["70012", "990000000260", "Multi Payment"]],
    ["COUNTER", { paymentCode: "123456789012" }, ["123456789012"]],
    ["QRIS", {}, ["QRIS"]],
    ["EWALLET", {}, ["GoPay"]],
    ["CARD", {}, []],
    ["VIRTUAL_ACCOUNT", {}, []],
  ] as const;
  test.each(kinds.flatMap((kind) => languages.map((language) => [...kind, language] as const)))(
    "[LOC-01] paying by %s: numbers %j, in words %j of %s, by mail and WhatsApp alike",
    async (kind, numbers, parts, language) => {
      await announce({ language, step: "howToPay", payment: { channelName: "GoPay", kind, ...numbers } });
      const whatsappText = JSON.stringify(whatsapps[0]?.body);
      const text = mails[0]?.text ?? "";
      for (const part of [...parts, "WIB", "2. "]) {
        expect(text).toContain(part);
        expect(whatsappText).toContain(part);
      }
      const name = "billKey" in numbers || "paymentCode" in numbers ? "gelora_how_to_pay" : "gelora_how_to_pay_online";
      expect(whatsapps[0]).toMatchObject({ body: { template: { name } } });
      expect(whatsappText).not.toContain('"text":"-"');
      expect(text + whatsappText).not.toMatch(/\{\w+\}|undefined/);
    },
  );

  test.each([
    [{ deadline: undefined }, "gelora_order_placed_cash", "You pay in cash"],
    [
      { deadline: undefined, amount: rupiah(90_000), pickup: { storeName: "Gelora Senayan", confirmCode: "AB12" } },
      "gelora_order_placed_store_cash",
      "You pay Rp90.000 in cash at Gelora Senayan",
    ],
    [{ step: "paymentLate" }, "gelora_payment_late", "we either send your items after all"],
    [
      { step: "paymentLate", refund: { amount: rupiah(90_000), way: "to your card" } },
      "gelora_payment_late_refund",
      "How: to your card",
    ],
    [
      { step: "paidTwice", refund: { amount: rupiah(90_000), way: "by bank transfer" } },
      "gelora_paid_twice_refund",
      "already paid when another payment for it arrived",
    ],
    [{ deadline: undefined, amount: rupiah(0) }, "gelora_order_placed_free", "there is nothing to pay"],
    [{ payment: { channelName: "QRIS", kind: "QRIS" } }, "gelora_order_placed_online", "QRIS"],
  ] as const)("an order told with %j is told by %s, without empty parameters", async (change, name, words) => {
    await announce({ ...change, language: "en-US" });
    expect(whatsapps[0]).toMatchObject({ body: { template: { name } } });
    expect(JSON.stringify(whatsapps[0]?.body)).not.toContain('"text":"-"');
    expect(mails[0]?.text).toContain(words);
  });

  test("a mail has the shop's drawn mark, and a WhatsApp message leads to the form for the number", async () => {
    await announce({ trackByMobileAddress: `${announcement.trackAddress}&mobile=` });
    expect(mails[0]?.html).toMatch(/<img src="http:\/\/localhost:3000\/mail-mark\.png"[^>]*>gelora<\/p>/);
    expect(mails[0]?.text).not.toContain("mobile=");
    expect(JSON.stringify(whatsapps[0]?.body)).toContain("orderCode=G261121-ABCD&mobile=");
  });

  test("a mail greets by name, and somebody whose name is not known without one", async () => {
    for (const [language, hello, kind] of [
      ["en-US", "Hello Sari Dewi,", "there"],
      ["id-ID", "Halo Sari Dewi,", "Kak"],
    ] as const) {
      mails.length = 0;
      whatsapps.length = 0;
      await announce({ language, step: "readyForPickup", customerName: "Sari Dewi" });
      await announce({ language, step: "readyForPickup", customerName: undefined });
      expect(mails[0]?.text).toContain(hello);
      expect(mails[1]?.text).not.toMatch(/Hello|Halo[ ,]|Sari|undefined/);
      const greeted = whatsapps.map(({ body }) => JSON.stringify(body));
      expect(greeted[0]).toContain("Sari Dewi");
      expect(greeted[1]).toContain(`"text":"${kind}"`);
    }
  });

  test("what a shopper typed stays text in the mail (AC-46)", async () => {
    await announce({ customerName: '<script src="https://evil.example"></script>\r\nBcc: all@example.test' });
    expect(mails[0]?.html).not.toContain("<script");
    expect(mails[0]?.bcc ?? []).toEqual([]);
  });

  test("WhatsApp is sent by template, with parameters of one line", async () => {
    await announce({ customerName: "Sari\n\nDewi" });
    expect(whatsapps).toHaveLength(1);
    expect(whatsapps[0]).toMatchObject({
      authorization: "Bearer whatsapp-local-token",
      body: {
        messaging_product: "whatsapp",
        to: "6281234567890",
        type: "template",
        template: { name: "gelora_order_placed", language: { code: "id" } },
      },
    });
    const texts = JSON.stringify(whatsapps[0]?.body);
    for (const part of ["Sari Dewi", "G261121-ABCD", "Rp1.250.000", "Virtual Account BCA", "3901012345678901"])
      expect(texts).toContain(part);
  });

  test.each([
    ["paid", "Payment received for order G261121-ABCD"],
    ["shipped", "Order G261121-ABCD is on its way"],
    ["delivered", "Order G261121-ABCD has arrived"],
    ["readyForPickup", "Order G261121-ABCD is ready for pick-up"],
    ["cancelled", "Order G261121-ABCD is cancelled"],
    ["piecesCancelled", "Items of order G261121-ABCD are cancelled"],
    ["sentBack", "A parcel of order G261121-ABCD came back to us"],
    ["refunded", "Your refund for order G261121-ABCD is made"],
    ["closed", "Order G261121-ABCD is closed"],
    ["paymentLate", "Your payment for order G261121-ABCD came late"],
    ["paidTwice", "Order G261121-ABCD was paid twice"],
  ] as const)("the step %s has its own mail and template, and asks nobody to pay again", async (step, subject) => {
    await announce({
      step,
      language: "en-US",
      parcel: { companyName: "JNE", waybill: "WYB-17" },
      ...(step === "delivered" ? {} : { pickup: { storeName: "Gelora Senayan", confirmCode: "4711" } }),
    });
    expect(mails[0]?.subject).toBe(subject);
    expect(mails[0]?.text).not.toContain("3901012345678901");
    expect(mails[0]?.text?.includes("WYB-17")).toBe(step === "shipped" || step === "delivered");
    expect(mails[0]?.text?.includes("4711")).toBe(step === "readyForPickup");
    expect(whatsapps[0]).toMatchObject({ body: { template: { language: { code: "en_US" } } } });
  });

  test.each([
    ["en-US", "12,500 points"],
    ["id-ID", "12.500 poin"],
  ] as const)("an order that was not paid in time tells the points that come back, %s", async (language, told) => {
    await announce({ step: "closed", language, pointsBack: 12_500 });
    expect(mails[0]?.text).toContain(told);
    expect(mails[0]?.html).toContain(told);
  });

  test.each([
    ["delivered", {}, "until 14 days after"],
    ["delivered", { pickup: { storeName: "Gelora Senayan", confirmCode: "4711" } }, "within 14 days"],
    ["returnCancelled", { returned: { returnCode: "RT1" } }, "until 14 days after"],
    ["returnReceived", { refund: { amount: rupiah(318_000), way: "to your card" } }, "MapClub points that these items"],
  ] as const)("the mail %s says what a return has to do with days and points", async (step, more, told) => {
    await announce({ step, language: "en-US", ...more });
    expect(mails[0]?.text).toContain(told);
  });

  test.each([
    ["cancelled", "en-US", "You get back what you paid for it", "Rp318.000", "to your card"],
    ["cancelled", "id-ID", "akan kami kembalikan", "Rp318.000", "ke kartumu"],
    ["sentBack", "id-ID", "akan kami kembalikan", "Rp318.000", "ke kartumu"],
    ["refunded", "en-US", "We have returned your money", "Rp318.000", "to your card"],
  ] as const)("money that goes back is told: %s, %s", async (step, language, ...parts) => {
    await announce({
      step,
      language,
      refund: { amount: rupiah(318_000), way: language === "en-US" ? "to your card" : "ke kartumu" },
    });
    for (const part of parts) expect(mails[0]?.text).toContain(part);
    expect(mails[0]?.text).not.toContain("nothing left to pay");
    for (const part of parts.slice(1)) expect(JSON.stringify(whatsapps[0]?.body)).toContain(part);
  });

  test.each([
    ["returnRequested", "en-US", "We have received your return RT-1", "See your return"],
    ["returnApproved", "id-ID", "Retur RT-1 disetujui", "Gudang Gelora"],
    ["returnRejected", "en-US", "Your return RT-1 was not accepted", "It has been worn"],
    ["returnReceived", "id-ID", "Barang retur RT-1 sudah kami terima", "Rp100.000"],
    ["returnLapsed", "id-ID", "Retur RT-1 ditutup", "nomor resinya tidak kami terima"],
    ["returnReplaced", "en-US", "Your new size is on its way (return RT-1)", "There is nothing to pay"],
    ["returnRefundInstead", "id-ID", "Retur RT-1: dana kembali, bukan tukar ukuran", "tidak bisa kami kirim"],
    ["returnCancelled", "en-US", "Your return RT-1 is cancelled", "You keep the items"],
  ] as const)("a return's step %s has its own mail and template, in %s", async (step, language, subject, part) => {
    await announce({
      step,
      language,
      returned: { returnCode: "RT-1", ...(step === "returnRejected" ? { reason: "It has been worn" } : {}) },
      ...(step === "returnReceived" ? { refund: { amount: rupiah(100_000), way: "by bank transfer" } } : {}),
      ...(step === "returnApproved" ? { destination: ["Gudang Gelora (RT-1)"] } : {}),
    });
    expect(mails[0]?.subject).toBe(subject);
    expect(mails[0]?.text).toContain(part);
    expect(mails[0]?.text).not.toContain("3901012345678901");
    expect(JSON.stringify(whatsapps[0]?.body)).toContain(
      step === "returnRefundInstead" ? "gelora_return_instead" : `gelora_return_${step.slice(6).toLowerCase()}`,
    );
  });

  test.each([
    ["en-US", "Cancelled items", "12,500 points"],
    ["id-ID", "Barang yang dibatalkan", "12.500 poin"],
  ] as const)(
    "the mail about cancelled items lists them and what goes back, and no sum of the order, in %s",
    async (language, title, pointsBack) => {
      await announce({
        step: "piecesCancelled",
        language,
        refund: { amount: rupiah(986_500), way: "by bank transfer" },
        pointsBack: 12_500,
        lines: [{ name: "Sepatu Lari Kilat", detail: "Hitam, 42", quantity: 1, amount: rupiah(999_000) }],
      });
      for (const part of [title, pointsBack, "1 × Sepatu Lari Kilat", "Hitam, 42", "Rp999.000", "Rp986.500"])
        expect(mails[0]?.text).toContain(part);
      expect(mails[0]?.text).not.toContain("Rp1.250.000");
    },
  );

  test("who came to the store is told of no parcel, and who pays in cash of no deadline", async () => {
    const pickup = { storeName: "Gelora Senayan", confirmCode: "4711" };
    await announce({ step: "delivered", language: "en-US", pickup });
    expect(mails[0]).toMatchObject({ subject: "Order G261121-ABCD has been picked up" });
    expect(mails[0]?.text).not.toContain("courier");
    await announce({ language: "en-US", deadline: undefined });
    expect(mails[1]?.text).toContain("You pay in cash");
  });

  test("who gave no address gets no mail, and nothing is announced that did not happen", async () => {
    await announce({ email: undefined });
    expect([mails.length, whatsapps.length]).toEqual([0, 1]);
    const undone = platform.database.transaction(async () => {
      await announceOrders(platform, [announcement]);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    while ((await outbox.deliverDue()) > 0);
    expect([mails.length, whatsapps.length]).toEqual([0, 1]);
  });

  test("a mail that is refused waits to be sent again, holds up no WhatsApp, and its receiver stands in no log (I-19)", async () => {
    refuseMails = true;
    await announce();
    expect([mails.length, whatsapps.length]).toEqual([0, 1]);
    const rows = await platform.database
      .tables<{ outbox: { topic: string; failure: string | null } }>()
      .selectFrom("outbox")
      .select(["topic", "failure"])
      .execute();
    expect(rows).toMatchObject([{ topic: "messaging.mail", failure: expect.stringContaining("ProviderError: mail") }]);
    expect(rows[0]?.failure).not.toContain("sari@");
  });
});

function portOf(server: { address(): unknown }): number {
  const address = server.address();
  if (typeof address !== "object" || address === null || !("port" in address)) throw new Error("no port");
  return Number(address.port);
}

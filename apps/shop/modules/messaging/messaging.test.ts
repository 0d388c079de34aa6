import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { rupiah } from "@gelora/money/rupiah.ts";
import { createClock } from "@gelora/service-kit/clock.ts";
import { createLog } from "@gelora/service-kit/log.ts";
import { messagesMigrations } from "@gelora/service-kit/messages-migrations.ts";
import { migrate } from "@gelora/service-kit/migrate.ts";
import { createOutbox, type Outbox, type OutboxHandler } from "@gelora/service-kit/outbox.ts";
import { openTestDatabase } from "@gelora/testkit/test-databases.ts";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readShopConfiguration } from "../../platform/configuration.ts";
import type { Platform } from "../../platform/platform.ts";
import { messagingModule } from "./messaging.module.ts";
import { announceOrder, type OrderAnnouncement } from "./messaging.ts";

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
    });
    const database = await openTestDatabase("embedded");
    await migrate(database, [messagesMigrations]);
    const clock = createClock();
    const log = createLog("test", "silent");
    const handlers: Record<string, OutboxHandler> = {};
    outbox = createOutbox({ database, clock, log, handlers });
    platform = { database, clock, log, outbox, configuration };
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
    payment: { channelName: "Virtual Account BCA", number: "3901012345678901" },
    lines: [{ name: 'Shoe "Kilat" & lace', quantity: 2, amount: rupiah(1_250_000) }],
  };
  const announce = async (change: Partial<OrderAnnouncement> = {}) => {
    await platform.database.transaction(() => announceOrder(platform, { ...announcement, ...change }));
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
    ["closed", "Order G261121-ABCD is closed"],
    ["paymentLate", "Your payment for order G261121-ABCD came late"],
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

  test("who came to the store is told of no parcel, and who pays in cash of no deadline", async () => {
    const pickup = { storeName: "Gelora Senayan", confirmCode: "4711" };
    await announce({ step: "delivered", language: "en-US", pickup });
    expect(mails[0]).toMatchObject({ subject: "Order G261121-ABCD is picked up" });
    expect(mails[0]?.text).not.toContain("courier");
    await announce({ language: "en-US", deadline: undefined });
    expect(mails[1]?.text).toContain("You pay in cash");
  });

  test("who gave no address gets no mail, and nothing is announced that did not happen", async () => {
    await announce({ email: undefined });
    expect([mails.length, whatsapps.length]).toEqual([0, 1]);
    const undone = platform.database.transaction(async () => {
      await announceOrder(platform, announcement);
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

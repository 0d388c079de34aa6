import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { rupiah } from "@gelora/money/rupiah.ts";
import { countersMigrations } from "@gelora/service-kit/counters.ts";
import { messagesMigrations } from "@gelora/service-kit/messages-migrations.ts";
import { migrate } from "@gelora/service-kit/migrate.ts";
import type { Outbox } from "@gelora/service-kit/outbox.ts";
import { openTestDatabase } from "@gelora/testkit/test-databases.ts";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Platform } from "../../../platform/platform.ts";
import { type ModuleAlone, moduleAlone } from "../../../testing/module-alone.ts";
import { messagingModule } from "../messaging.module.ts";
import { announceOrders, type OrderAnnouncement } from "../messaging.ts";

/** The messages about orders, and a mail server and WhatsApp that keep what a test brings about. */
export type HeardMessages = {
  readonly mails: Email[];
  readonly whatsapps: { authorization: string | undefined; body: unknown }[];
  /** Once tests run. */
  readonly platform: Platform;
  readonly outbox: Outbox;
  /** For the rest of a test. */
  refuseMails(): void;
  /** Announces `announcement`, changed, and delivers what follows. */
  announce(change?: Partial<OrderAnnouncement>): Promise<void>;
};

/** A guest's. */
export const announcement: OrderAnnouncement = {
  step: "placed",
  orderCode: "G261121-ABCD",
  email: "sari@example.test",
  mobile: "+6281234567890",
  language: "id-ID",
  customerName: "Sari <b>Dewi</b>",
  amount: rupiah(1_250_000),
  deadline: new Date("2026-11-22T09:05:09Z"),
  trackAddress: "http://localhost:3000/order/track?orderCode=G261121-ABCD",
  trackByMobileAddress: "http://localhost:3000/order/track?orderCode=G261121-ABCD&by=mobile",
  payment: { channelName: "Virtual Account BCA", kind: "VIRTUAL_ACCOUNT", vaNumber: "3901012345678901" },
  lines: [{ name: 'Shoe "Kilat" & lace', quantity: 2, amount: rupiah(1_250_000) }],
};

/** For all tests of a file: opens before them, forgets before each, closes after them. */
export function hearMessages(): HeardMessages {
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
  let messaging: ModuleAlone;

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
    const database = await openTestDatabase("embedded");
    await migrate(database, [messagesMigrations, countersMigrations]);
    messaging = moduleAlone(messagingModule, database, {
      SMTP_URL: `smtp://127.0.0.1:${portOf(mailServer.server)}`,
      WHATSAPP_URL: `http://127.0.0.1:${portOf(whatsappServer)}/v23.0`,
      MESSAGES_PER_CONTACT_PER_HOUR: "3",
    });
  });
  afterAll(async () => {
    mailServer.close();
    whatsappServer.close();
    await messaging.platform.database.close();
  });
  beforeEach(() => {
    mails.length = 0;
    whatsapps.length = 0;
    refuseMails = false;
  });

  return {
    mails,
    whatsapps,
    get platform() {
      return messaging.platform;
    },
    get outbox() {
      return messaging.outbox;
    },
    refuseMails: () => {
      refuseMails = true;
    },
    announce: async (change = {}) => {
      const { platform, deliver } = messaging;
      await platform.database.transaction(() => announceOrders(platform, [{ ...announcement, ...change }]));
      await deliver();
    },
  };
}

function portOf(server: { address(): unknown }): number {
  const address = server.address();
  if (typeof address !== "object" || address === null || !("port" in address)) throw new Error("no port");
  return Number(address.port);
}

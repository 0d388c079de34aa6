import { createClock } from "@gelora/service-kit/clock.ts";
import { countsInProcess } from "@gelora/service-kit/counts.ts";
import { createLog } from "@gelora/service-kit/log.ts";
import { messagesMigrations } from "@gelora/service-kit/messages-migrations.ts";
import { migrate } from "@gelora/service-kit/migrate.ts";
import { createOutbox, type OutboxHandler } from "@gelora/service-kit/outbox.ts";
import { openParts } from "@gelora/service-kit/platform-part.ts";
import { type SandboxProcess, startSandbox } from "@gelora/testkit/sandbox-process.ts";
import { openTestDatabase } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readShopConfiguration } from "../../platform/configuration.ts";
import type { Platform } from "../../platform/platform.ts";
import { messagingModule } from "./messaging.module.ts";
import { announceOrders } from "./messaging.ts";

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

test("mail and WhatsApp reach the sandbox's postbox by their own protocols", async () => {
  const database = await openTestDatabase("embedded");
  await migrate(database, [messagesMigrations]);
  const configuration = readShopConfiguration({
    SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}`,
    WHATSAPP_URL: `${sandbox.url}/whatsapp/v23.0`,
  });
  const clock = createClock();
  const log = createLog("test", "silent");
  const handlers: Record<string, OutboxHandler> = {};
  const outbox = createOutbox({ database, clock, log, handlers });
  const platform: Platform = {
    database,
    clock,
    log,
    outbox,
    counts: countsInProcess(),
    configuration,
    parts: new Map(),
  };
  openParts(platform, [messagingModule]);
  Object.assign(handlers, messagingModule.outboxHandlers?.(platform));
  await database.transaction(() =>
    announceOrders(platform, [
      {
        step: "shipped",
        orderCode: "G1",
        email: "sari@example.test",
        mobile: "+6281234567890",
        language: "en-US",
        customerName: "Sari Dewi",
        trackAddress: "http://localhost:3000/order/track?orderCode=G1",
        parcel: { companyName: "JNE", waybill: "WYB-1" },
      },
    ]),
  );
  while ((await outbox.deliverDue()) > 0);
  const answer = await fetch(`${sandbox.url}/postbox/messages`, { headers: { accept: "application/json" } });
  expect(await answer.json()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ channel: "mail", subject: "Order G1 is on its way" }),
      expect.objectContaining({ channel: "whatsapp", subject: "gelora_order_shipped" }),
    ]),
  );
  await database.close();
});

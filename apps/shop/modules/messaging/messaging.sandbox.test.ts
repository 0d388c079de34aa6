import { messagesMigrations } from "@gelora/service-kit/messages-migrations.ts";
import { migrate } from "@gelora/service-kit/migrate.ts";
import { type SandboxProcess, startSandbox } from "@gelora/testkit/sandbox-process.ts";
import { openTestDatabase } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { moduleAlone } from "../../testing/module-alone.ts";
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
  const { platform, deliver } = moduleAlone(messagingModule, database, {
    SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}`,
    WHATSAPP_URL: `${sandbox.url}/whatsapp/v23.0`,
  });
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
  await deliver();
  const answer = await fetch(`${sandbox.url}/postbox/messages`, { headers: { accept: "application/json" } });
  expect(await answer.json()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ channel: "mail", subject: "Order G1 is on its way" }),
      expect.objectContaining({ channel: "whatsapp", subject: "gelora_order_shipped" }),
    ]),
  );
  await database.close();
});

import { rupiah } from "@gelora/money/rupiah.ts";
import { freePort } from "@gelora/service-kit/free-port.ts";
import { createHttpService } from "@gelora/service-kit/http-service.ts";
import { createLog } from "@gelora/service-kit/log.ts";
import { messagesMigrations } from "@gelora/service-kit/messages-migrations.ts";
import { migrate } from "@gelora/service-kit/migrate.ts";
import { startSandbox } from "@gelora/testkit/sandbox-process.ts";
import { openTestDatabase, type TestEngine } from "@gelora/testkit/test-databases.ts";
import type { Platform } from "../../../platform/platform.ts";
import { moduleAlone } from "../../../testing/module-alone.ts";
import { journalModule } from "../../journal/journal.module.ts";
import { createDeliveryModule } from "../delivery.module.ts";
import { type ParcelChange, type ParcelRequest, requestParcel } from "../delivery.ts";

/** The delivery module alone, on its own database, with the sandbox's courier. */
export type TestDelivery = {
  readonly platform: Platform;
  readonly changes: ParcelChange[];
  /** The changes reported to the order, in order. */
  statusesOf(orderCode: string): readonly string[];
  /** Requests a parcel and hands it over. */
  send(orderCode: string, change?: Partial<ParcelRequest>): Promise<void>;
  deliver(): Promise<void>;
  poll(): Promise<void>;
  /** Operates the sandbox, for instance `/parcels/A1/deliver?wait=true`. */
  lever(path: string, body?: object, method?: "POST" | "PUT"): Promise<void>;
  webhook(body: object, headers?: Record<string, string>): Promise<{ status: number; body: string }>;
  close(): Promise<void>;
};

export async function openTestDelivery(engine: TestEngine): Promise<TestDelivery> {
  const log = createLog("test", "silent");
  const changes: ParcelChange[] = [];
  const database = await openTestDatabase(engine);
  const delivery = createDeliveryModule({
    onParcelChange: async (_platform, change) => {
      if (!database.isInTransaction()) throw new Error("the listener must be called within the transaction");
      changes.push(change);
    },
  });
  await migrate(database, [
    messagesMigrations,
    { module: "journal", ...journalModule },
    { module: "delivery", migrations: delivery.migrations },
  ]);
  // The sandbox needs our port, and our routes its address, so the port is taken first and the
  // routes are added before listening.
  const port = await freePort();
  const service = createHttpService({ log, port, host: "127.0.0.1" });
  const sandbox = await startSandbox({ SHOP_URL: `http://127.0.0.1:${port}`, SANDBOX_RETRY_UNIT_MS: "1" });
  const settings = { LOG_LEVEL: "silent", BITESHIP_URL: `${sandbox.url}/biteship` };
  const { platform, deliver } = moduleAlone(delivery, database, settings, log);
  delivery.routes?.(platform, service.server);
  await service.listen();
  return {
    platform,
    changes,
    statusesOf: (orderCode) => changes.filter((one) => one.orderCode === orderCode).map((one) => one.parcelStatus),
    send: async (orderCode, change = {}) => {
      await database.transaction(() => requestParcel(platform, { ...usualParcel(orderCode), ...change }));
      await deliver();
    },
    deliver,
    poll: async () => {
      for (const task of delivery.recurringTasks?.(platform) ?? []) await task.run();
    },
    lever: async (path, body = {}, method = "POST") => {
      const headers = { "content-type": "application/json", accept: "application/json" };
      const answer = await fetch(`${sandbox.url}${path}`, { method, headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    },
    webhook: async (payload, headers = {}) => {
      const answer = await service.server.inject({ method: "POST", url: "/notifications/courier", headers, payload });
      return { status: answer.statusCode, body: answer.body };
    },
    close: async () => {
      await sandbox.stop();
      await service.stop();
      await database.close();
    },
  };
}

export const usualPlace = {
  state: { code: "31", name: "DKI Jakarta" },
  city: { code: "31.74", name: "Kota Administrasi Jakarta Selatan" },
  district: { code: "31.74.01", name: "Tebet" },
  zipCode: { code: "12810", name: "12810" },
} as const;

export function usualParcel(orderCode: string): ParcelRequest {
  return {
    orderCode,
    parcelCode: orderCode,
    quoteCode: "jne-reg",
    receiver: { name: "Sari Dewi", mobile: "+6281234567890", address: "Jl. Tebet Raya 1", place: usualPlace },
    items: [{ name: "Running shoe", quantity: 1, price: rupiah(750_000), weightGrams: 900 }],
    value: rupiah(750_000),
    cashOnDelivery: rupiah(0),
  };
}

import { rupiah } from "@gelora/money/rupiah.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import { createHttpService } from "@gelora/service-kit/http-service.ts";
import { messagesMigrations } from "@gelora/service-kit/messages-migrations.ts";
import { migrate } from "@gelora/service-kit/migrate.ts";
import type { Outbox } from "@gelora/service-kit/outbox.ts";
import { openTestDatabase, type TestEngine } from "@gelora/testkit/test-databases.ts";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform/platform.ts";
import { moduleAlone } from "../../../testing/module-alone.ts";
import { journalModule } from "../../journal/journal.module.ts";
import { createPaymentsModule } from "../payments.module.ts";
import { type NewPayment, openPayment, type PaymentChange } from "../payments.ts";
import { type FakeMidtrans, fakeServerKey, startFakeMidtrans } from "./fake-midtrans.ts";

/**
 * The payments module alone, with a database, an outbox run on request, and a controllable
 * provider.
 */
export type TestPayments = {
  readonly platform: Platform;
  readonly outbox: Outbox;
  readonly server: FastifyInstance;
  readonly provider: FakeMidtrans;
  /** The changes reported to the order, in order. */
  readonly changes: PaymentChange[];
  /**
   * Sends a notification as the provider would.
   * @returns status and body of the response
   */
  notify(body: object): Promise<{ status: number; body: string }>;
  /** Runs the outbox until nothing is due. */
  deliver(): Promise<void>;
  /** Asks about open payments, as the recurring task does. */
  poll(): Promise<void>;
  /** Creates a payment of Rp150.000, payable for a day. */
  open(orderCode: string, change?: Partial<NewPayment>): Promise<void>;
  close(): Promise<void>;
};

export async function openTestPayments(engine: TestEngine): Promise<TestPayments> {
  const provider = await startFakeMidtrans();
  const database = await openTestDatabase(engine);
  const changes: PaymentChange[] = [];
  const payments = createPaymentsModule({
    onRefunded: async () => {},
    onChange: async (_platform, change) => {
      if (!database.isInTransaction()) throw new Error("the listener must be called within the transaction");
      changes.push(change);
    },
    ownsOrder: async () => true,
  });
  await migrate(database, [
    messagesMigrations,
    { module: "journal", ...journalModule },
    { module: "payments", migrations: payments.migrations },
  ]);
  const { platform, outbox, deliver } = moduleAlone(payments, database, {
    LOG_LEVEL: "silent",
    MIDTRANS_URL: provider.url,
    MIDTRANS_SERVER_KEY: fakeServerKey,
  });
  const service = createHttpService({ log: platform.log, port: 0 });
  payments.routes?.(platform, service.server);
  return {
    platform,
    outbox,
    server: service.server,
    provider,
    changes,
    notify: async (payload) => {
      const answer = await service.server.inject({ method: "POST", url: "/notifications/payments", payload });
      return { status: answer.statusCode, body: answer.body };
    },
    deliver,
    poll: async () => {
      for (const task of payments.recurringTasks?.(platform) ?? []) await task.run();
    },
    open: async (orderCode, change = {}) => {
      await platform.database.transaction(async () => {
        const payment = openPayment(platform, { ...usualPayment(orderCode, platform.clock.now()), ...change });
        if (!payment.ok) throw new Error(payment.failure.code);
        await database.send(payment.value.record);
      });
    },
    close: async () => {
      await service.stop();
      await database.close();
      await provider.close();
    },
  };
}

export function usualPayment(orderCode: string, now: Date): NewPayment {
  return {
    orderCode,
    amount: rupiah(150_000),
    channelCode: "BCA_VA",
    customer: { firstName: "Sari", lastName: "Dewi", email: "sari@example.test", mobile: "+6281234567890" },
    items: [{ id: "SKU-1", name: "Running shoe", price: rupiah(150_000), quantity: 1 }],
    deadline: new Date(now.getTime() + minutes(1440)),
  };
}

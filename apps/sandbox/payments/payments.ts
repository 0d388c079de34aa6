import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import type { Log } from "@gelora/service-kit/log.ts";
import type { FastifyInstance } from "fastify";
import { createDeliveries } from "../platform/deliveries.ts";
import { openJournal } from "../platform/journal.ts";
import { mountPaymentControls } from "./control/routes.ts";
import { paymentSchema } from "./domain/payment.ts";
import { createLedger } from "./ledger/ledger.ts";
import { mountPaymentPages } from "./pages/routes.ts";
import { createCardTokens } from "./protocol/card-tokens.ts";
import { mountMidtrans } from "./protocol/routes.ts";
import { mountCardTokens } from "./protocol/token-route.ts";

export type PaymentSettings = {
  readonly serverKey: string;
  readonly clientKey: string;
  readonly publicUrl: string;
  readonly finishUrl: string;
  readonly notificationUrl: string;
  readonly notifyPending: boolean;
  readonly retryUnit: Milliseconds;
  /** Where payments are kept over a restart; in memory alone without it. */
  readonly file?: string | undefined;
};

const paymentsKept = 20_000;

/** The payment provider: Midtrans' Core API, its pages for people, and levers for tests. @returns what the program calls each second, and at its end */
export async function mountPayments(
  server: FastifyInstance,
  settings: PaymentSettings,
  log: Log,
): Promise<{ readonly tick: () => void; readonly stop: () => Promise<void> }> {
  const journal = await openJournal({
    file: settings.file,
    entry: paymentSchema,
    keyOf: (payment) => payment.orderId,
    limit: paymentsKept,
    log,
  });
  const deliveries = createDeliveries({ retryUnit: settings.retryUnit, log });
  const ledger = createLedger({ journal, deliveries, serverKey: settings.serverKey, now: Date.now });
  const tokens = createCardTokens();
  mountMidtrans(server, {
    ledger,
    tokens,
    serverKey: settings.serverKey,
    charge: {
      publicUrl: settings.publicUrl,
      finishUrl: settings.finishUrl,
      notificationUrls: [settings.notificationUrl],
    },
    notifyPending: settings.notifyPending,
    now: Date.now,
  });
  mountCardTokens(server, tokens, settings.clientKey);
  mountPaymentControls(server, ledger, settings.serverKey);
  mountPaymentPages(server, ledger, deliveries, settings.serverKey);
  return {
    tick: () => ledger.expireDue(),
    stop: async () => {
      deliveries.stop();
      await journal.flush();
    },
  };
}

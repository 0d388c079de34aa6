import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import type { Log } from "@gelora/service-kit/log.ts";
import type { FastifyInstance } from "fastify";
import { openParty, type RunningParty } from "../platform/party.ts";
import { mountRefundControls } from "./control/refund-routes.ts";
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
  /** The file that keeps payments across restarts; in memory only without it. */
  readonly file?: string | undefined;
};

/** The payment provider: Midtrans' Core API, its pages for people, and controls for tests. */
export async function mountPayments(
  server: FastifyInstance,
  settings: PaymentSettings,
  log: Log,
): Promise<RunningParty> {
  const { file, retryUnit, serverKey, clientKey, publicUrl, finishUrl, notifyPending } = settings;
  return openParty({
    file,
    entry: paymentSchema,
    keyOf: (payment) => payment.orderId,
    retryUnit,
    log,
    mount: (journal, deliveries) => {
      const ledger = createLedger({ journal, deliveries, serverKey, now: Date.now });
      const tokens = createCardTokens();
      const charge = { publicUrl, finishUrl, notificationUrls: [settings.notificationUrl] };
      mountMidtrans(server, { ledger, tokens, serverKey, charge, notifyPending, now: Date.now });
      mountCardTokens(server, tokens, clientKey);
      mountPaymentControls(server, ledger, serverKey);
      mountRefundControls(server, ledger, serverKey, Date.now);
      mountPaymentPages(server, ledger, deliveries, serverKey);
      return () => ledger.expireDue();
    },
  });
}

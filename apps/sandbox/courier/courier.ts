import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import type { Log } from "@gelora/service-kit/log.ts";
import type { FastifyInstance } from "fastify";
import { createDeliveries } from "../platform/deliveries.ts";
import { openJournal } from "../platform/journal.ts";
import { mountParcelControls } from "./control/routes.ts";
import { createDepot } from "./depot/depot.ts";
import { parcelSchema } from "./domain/parcel.ts";
import { mountParcelPages } from "./pages/routes.ts";
import { mountBiteship } from "./protocol/routes.ts";

export type CourierSettings = {
  readonly apiKey: string;
  readonly publicUrl: string;
  readonly webhookUrl: string;
  /** The header that carries the secret of a webhook: Biteship lets the merchant choose both. */
  readonly webhookHeader: string;
  readonly webhookSecret: string;
  /** Milliseconds between two steps of a parcel; 0 when they move by hand alone. */
  readonly stepMs: number;
  readonly retryUnit: Milliseconds;
  /** Where parcels are kept over a restart; in memory alone without it. */
  readonly file?: string | undefined;
};

const parcelsKept = 20_000;

/** The courier: Biteship's API, its pages for people, and levers for tests. @returns what the program calls each second, and at its end */
export async function mountCourier(
  server: FastifyInstance,
  settings: CourierSettings,
  log: Log,
): Promise<{ readonly tick: () => void; readonly stop: () => Promise<void> }> {
  const { publicUrl, stepMs } = settings;
  const journal = await openJournal({
    file: settings.file,
    entry: parcelSchema,
    keyOf: (parcel) => parcel.id,
    limit: parcelsKept,
    log,
  });
  const deliveries = createDeliveries({ retryUnit: settings.retryUnit, log });
  const webhook = { url: settings.webhookUrl, header: settings.webhookHeader, secret: settings.webhookSecret };
  const depot = createDepot({ journal, deliveries, webhook, publicUrl, stepMs, now: Date.now });
  mountBiteship(server, { depot, apiKey: settings.apiKey, publicUrl, stepMs, now: Date.now });
  mountParcelControls(server, depot, publicUrl);
  mountParcelPages(server, depot, deliveries, publicUrl);
  return {
    tick: () => depot.moveDue(),
    stop: async () => {
      deliveries.stop();
      await journal.flush();
    },
  };
}

import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import type { Log } from "@gelora/service-kit/log.ts";
import type { FastifyInstance } from "fastify";
import { openParty, type RunningParty } from "../platform/party.ts";
import { mountParcelControls } from "./control/routes.ts";
import { createDepot } from "./depot/depot.ts";
import { parcelSchema } from "./domain/parcel.ts";
import { mountParcelPages } from "./pages/routes.ts";
import { mountBiteship } from "./protocol/routes.ts";

export type CourierSettings = {
  readonly apiKey: string;
  readonly publicUrl: string;
  readonly webhookUrl: string;
  /** The header with a webhook's secret: Biteship lets the merchant choose both. */
  readonly webhookHeader: string;
  readonly webhookSecret: string;
  /** Milliseconds between two steps of a parcel; 0 when only the controls move them. */
  readonly stepMs: number;
  readonly retryUnit: Milliseconds;
  /** The file that keeps parcels across restarts; in memory only without it. */
  readonly file?: string | undefined;
};

/** The courier: Biteship's API, its pages for people, and controls for tests. */
export async function mountCourier(
  server: FastifyInstance,
  settings: CourierSettings,
  log: Log,
): Promise<RunningParty> {
  const { file, retryUnit, publicUrl, stepMs } = settings;
  const webhook = { url: settings.webhookUrl, header: settings.webhookHeader, secret: settings.webhookSecret };
  return openParty({
    file,
    entry: parcelSchema,
    keyOf: (parcel) => parcel.id,
    retryUnit,
    log,
    mount: (journal, deliveries) => {
      const depot = createDepot({ journal, deliveries, webhook, publicUrl, stepMs, now: Date.now });
      mountBiteship(server, { depot, apiKey: settings.apiKey, publicUrl, stepMs, now: Date.now });
      mountParcelControls(server, depot, publicUrl);
      mountParcelPages(server, depot, deliveries, publicUrl);
      return () => depot.moveDue();
    },
  });
}

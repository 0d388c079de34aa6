import { ProviderError } from "@gelora/service-kit/call-provider.ts";
import { days, hours, minutes } from "@gelora/service-kit/durations.ts";
import { NotYet, type OutboxHandler } from "@gelora/service-kit/outbox.ts";
import { z } from "zod";
import type { Platform } from "../../../platform/platform.ts";
import type { CountedEvents } from "../domain/counted.ts";
import type { Counter } from "../providers/counter.ts";
import { hasWithdrawn } from "../storage/withdrawals.ts";

/** Google takes events of the last 72 hours, Meta of the last seven days. */
const tooLate = days(3) - hours(1);
/** Nobody waits for it. */
const betweenTries = minutes(5);

const waitingSchema = z.object({ clientId: z.string(), events: z.array(z.object({ at: z.iso.datetime() })).min(1) });

/**
 * The outbox's try to hand events to a provider. One that is down gets them later, until it would
 * no longer take them: a count is not worth a parked message. One that is no longer configured
 * hears nothing, and none does of a shopper who has taken the consent back.
 */
export const sendCounted =
  (platform: Platform, counterOf: (platform: Platform) => Counter | undefined): OutboxHandler =>
  async ({ topic, payload }) => {
    const counter = counterOf(platform);
    const { clientId, events } = waitingSchema.parse(payload);
    const oldest = Math.min(...events.map(({ at }) => Date.parse(at)));
    if (!counter || platform.clock.now().getTime() - oldest > tooLate) return;
    if (await hasWithdrawn(platform, clientId)) return;
    // Written by `writeCounted` alone.
    await counter.count(payload as CountedEvents).catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error;
      platform.log.warn({ err: error, topic }, "events were not counted yet");
      throw new NotYet(betweenTries);
    });
  };

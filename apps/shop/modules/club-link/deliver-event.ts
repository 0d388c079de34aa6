import { type ReceivedEvent, receivedEvent } from "@gelora/contracts/service-events.ts";
import { ProviderError } from "@gelora/service-kit/call-provider.ts";
import { minutes, seconds } from "@gelora/service-kit/durations.ts";
import { NotYet, type OutboxHandler } from "@gelora/service-kit/outbox.ts";
import { waitAsLongAsSoFar } from "@gelora/service-kit/wait-as-long-as-so-far.ts";
import type { Platform } from "../../platform/platform.ts";
import { tellClub } from "./providers/club.ts";

/** Nobody waits for it; a club that comes back soon is told soon. */
const shortestWait = seconds(5);
/** A club that comes back after hours is told of everything within this time. */
const longestWait = minutes(5);

/**
 * The outbox's try to report a purchase or a reversal. A club that is away is told again until it
 * has taken the event in, however long that takes: one that is parked would leave a member without
 * points. An event waits once more as long as it has waited so far, so that thousands of them leave
 * the outbox free for mails.
 */
export const deliverEvent =
  (platform: Platform): OutboxHandler =>
  async ({ payload }) => {
    const event = receivedEvent.parse(payload);
    await tellClub(platform, payload).catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error;
      platform.log.warn({ err: error, event: event.id }, "the club did not hear of a purchase");
      const age = platform.clock.now().getTime() - Date.parse(momentOf(event));
      throw new NotYet(waitAsLongAsSoFar(age, shortestWait, longestWait));
    });
  };

function momentOf(event: ReceivedEvent): string {
  switch (event.type) {
    case "purchase.completed":
      return event.completedAt;
    case "purchase.reversed":
      return event.reversedAt;
    case "purchase.claimed":
      return event.claimedAt;
  }
}

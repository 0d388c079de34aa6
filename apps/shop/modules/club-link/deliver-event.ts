import { type ReceivedEvent, receivedEvent } from "@gelora/contracts/service-events.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import type { OutboxHandler } from "@gelora/service-kit/outbox.ts";
import { tellUntilHeard } from "@gelora/service-kit/tell-until-heard.ts";
import type { Platform } from "../../platform/platform.ts";
import { tellClub } from "./providers/club.ts";

/** A club that comes back after hours is notified of everything within this time. */
const longestWait = minutes(5);

/**
 * The outbox's try to report a purchase or a reversal. A club that is down is notified again until
 * it has accepted the event, however long that takes: one that is parked would leave a member
 * without points. An event waits once more as long as it has waited so far, so that thousands of
 * them leave the outbox free for mails.
 */
export const deliverEvent =
  (platform: Platform): OutboxHandler =>
  async ({ payload }) => {
    const event = receivedEvent.parse(payload);
    const message = { about: event.id, happenedAt: momentOf(event), longestWait };
    await tellUntilHeard(platform, message, () => tellClub(platform, payload));
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

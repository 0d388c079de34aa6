import type { Clock } from "../clock.ts";
import type { Database } from "../database.ts";
import { seconds } from "../durations.ts";
import type { Log } from "../log.ts";
import { traceDelivery } from "../tracing/trace-messages.ts";
import { countInDelivery } from "./in-delivery.ts";
import { NotYet, type OutboxHandler } from "./message.ts";
import { type ClaimedMessage, claimDue, markFailed, postpone } from "./outbox-storage.ts";
import { createRemover } from "./remove-delivered.ts";
import { waitAfter } from "./retry-waits.ts";

/** Longer than a handler takes; a killed program's messages wait as long. */
const lease = seconds(30);
/** Messages in delivery at once. Each topic has its own limit: a slow party fills only that. */
const topicLimit = 20;

export type DeliveryParts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly handlers: Readonly<Record<string, OutboxHandler>>;
};

/** Messages that were taken, and the moment when all of them were delivered or noted as failed. */
export type Round = { readonly taken: number; readonly handled: Promise<unknown> };

/**
 * @returns a function that takes due messages and begins to deliver them, while those of earlier
 *   rounds may still be in delivery
 */
export function createDelivery({ database, clock, log, handlers }: DeliveryParts): () => Promise<Round> {
  const inDelivery = countInDelivery();
  const remove = createRemover(database);
  const handle = async (message: ClaimedMessage): Promise<void> => {
    const handler = handlers[message.topic];
    if (!handler) throw new Error(`took a message of ${message.topic}, which has no handler`);
    await traceDelivery(message, () => handler(message));
    await remove(message.id);
  };
  const noteFailure = async ({ id, topic, attempts }: ClaimedMessage, error: unknown): Promise<void> => {
    if (error instanceof NotYet) return postpone(database, id, clock.databaseIn(error.wait));
    const wait = waitAfter(attempts, error);
    const parked = wait === "park";
    log[parked ? "error" : "warn"]({ err: error, topic, id, attempts, parked }, "outbox delivery failed");
    await markFailed(database, id, {
      parked,
      reason: String(error),
      retryAt: parked ? clock.databaseNow() : clock.databaseIn(wait),
    });
  };
  const deliver = (message: ClaimedMessage): Promise<void> =>
    inDelivery.during(message.topic, () => handle(message).catch((error) => noteFailure(message, error)));

  return async () => {
    const messages = await claimDue(database, {
      now: clock.databaseNow(),
      leaseUntil: clock.databaseIn(lease),
      room: Object.keys(handlers).map((topic) => ({ topic, limit: topicLimit - inDelivery.of(topic) })),
    });
    return { taken: messages.length, handled: Promise.all(messages.map(deliver)) };
  };
}

import type { Clock } from "../clock.ts";
import type { Database } from "../database.ts";
import { seconds } from "../durations.ts";
import type { Log } from "../log.ts";
import { traceDelivery } from "../tracing/trace-messages.ts";
import { NotYet, type OutboxHandler } from "./message.ts";
import { type ClaimedMessage, claimDue, markFailed, postpone } from "./outbox-storage.ts";
import { createRemover } from "./remove-delivered.ts";
import { waitAfter } from "./retry-waits.ts";

/** Longer than a handler takes; a killed program's messages wait as long. */
const lease = seconds(30);
const batchSize = 20;

export type DeliveryParts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly handlers: Readonly<Record<string, OutboxHandler>>;
};

/** @returns a function that delivers due messages once and returns how many it took */
export function createDelivery({ database, clock, log, handlers }: DeliveryParts): () => Promise<number> {
  const remove = createRemover(database);
  const handle = async (message: ClaimedMessage): Promise<void> => {
    const handler = handlers[message.topic];
    if (!handler) throw new Error(`no handler for outbox topic ${message.topic}`);
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
  return async () => {
    const claim = { now: clock.databaseNow(), leaseUntil: clock.databaseIn(lease), limit: batchSize };
    const messages = await claimDue(database, claim);
    await Promise.all(messages.map((message) => handle(message).catch((error) => noteFailure(message, error))));
    return messages.length;
  };
}

import { type Milliseconds, seconds } from "./durations.ts";
import type { JsonValue } from "./json-value.ts";
import { createDelivery, type DeliveryParts } from "./outbox/delivery.ts";
import type { NewMessage } from "./outbox/message.ts";
import { insertMessages } from "./outbox/outbox-storage.ts";
import { createRounds } from "./outbox/rounds.ts";

export { type NewMessage, NotYet, type OutboxHandler, type OutboxMessage } from "./outbox/message.ts";

/**
 * For effects of a decision that must not be lost: a mail, a call to another program, a parcel to
 * hand over. The message is written in the decision's transaction and delivered after it, at least
 * once, in order per key. A topic whose party is slow does not keep the others waiting. While an
 * outside party is down a message is tried for three days; one that fails for a reason of its own
 * is parked after ten failures and logged.
 */
export type Outbox = {
  /** Call it inside the transaction that makes the message true. */
  write(topic: string, key: string, payload: JsonValue): Promise<void>;
  /** The same for several at once. */
  writeAll(messages: readonly NewMessage[]): Promise<void>;
  /** Delivers due messages once; returns how many were taken. Tests call it instead of waiting. */
  deliverDue(): Promise<number>;
  start(): void;
  stop(): Promise<void>;
};

export function createOutbox({
  pollEvery = seconds(1),
  ...parts
}: DeliveryParts & { readonly pollEvery?: Milliseconds }): Outbox {
  const { database, clock, log } = parts;
  const beginRound = createDelivery(parts);
  const rounds = createRounds(beginRound, log);

  const writeAll = async (messages: readonly NewMessage[]): Promise<void> => {
    if (!database.isInTransaction())
      throw new Error("an outbox message is written in the transaction that makes it true");
    if (messages.length === 0) return;
    await insertMessages(database, messages, clock.databaseNow());
    database.afterCommit(() => setImmediate(rounds.poke));
  };

  return {
    write: (topic, key, payload) => writeAll([{ topic, key, payload }]),
    writeAll,
    deliverDue: async () => {
      const { taken, handled } = await beginRound();
      await handled;
      return taken;
    },
    start: () => rounds.start(pollEvery),
    stop: rounds.stop,
  };
}

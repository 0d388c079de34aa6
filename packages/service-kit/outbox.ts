import type { Clock } from "./clock.ts";
import type { Database } from "./database.ts";
import { type Milliseconds, minutes, seconds } from "./durations.ts";
import type { JsonValue } from "./json-value.ts";
import type { Log } from "./log.ts";
import { claimDue, insertMessages, markFailed } from "./outbox/outbox-storage.ts";
import { createRemover } from "./outbox/remove-delivered.ts";

/**
 * What must happen because of a decision, and must not get lost: a mail, a call to another program, a parcel to hand over. The message is written in the
 * decision's own transaction, and delivered after it, at least once, in order for one key. After ten failures it is parked and told in the log.
 */
export type OutboxMessage = NewMessage & { readonly id: string };

export type NewMessage = {
  /** Says which handler takes it, for instance `messaging.send`. */
  readonly topic: string;
  /** Messages of one key are delivered in the order written, for instance an order code. */
  readonly key: string;
  readonly payload: JsonValue;
};

export type OutboxHandler = (message: OutboxMessage) => Promise<void>;

export type Outbox = {
  /** To be called inside the transaction that makes the message true. */
  write(topic: string, key: string, payload: JsonValue): Promise<void>;
  /** The same for several at once. */
  writeAll(messages: readonly NewMessage[]): Promise<void>;
  /** Delivers what is due now, once; answers how many were taken. Tests call it instead of waiting. */
  deliverDue(): Promise<number>;
  start(): void;
  stop(): Promise<void>;
};

const lease = minutes(2);
const batchSize = 20;
const attemptsBeforeParking = 10;

export function createOutbox(options: {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly handlers: Readonly<Record<string, OutboxHandler>>;
  readonly pollEvery?: Milliseconds;
}): Outbox {
  const { database, clock, log, handlers } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | undefined;
  let again = false;
  let stopped = true;

  const remove = createRemover(database);

  const deliverOne = async (message: OutboxMessage & { attempts: number }): Promise<void> => {
    try {
      const handler = handlers[message.topic];
      if (!handler) throw new Error(`no handler for outbox topic ${message.topic}`);
      await handler(message);
      await remove(message.id);
    } catch (error) {
      const parked = message.attempts >= attemptsBeforeParking;
      log[parked ? "error" : "warn"](
        { err: error, topic: message.topic, id: message.id, attempts: message.attempts, parked },
        "outbox delivery failed",
      );
      await markFailed(database, message.id, {
        parked,
        reason: String(error),
        retryAt: clock.databaseIn(backOff(message.attempts)),
      });
    }
  };

  const deliverDue = async (): Promise<number> => {
    const messages = await claimDue(database, {
      now: clock.databaseNow(),
      leaseUntil: clock.databaseIn(lease),
      limit: batchSize,
    });
    await Promise.all(messages.map(deliverOne));
    return messages.length;
  };

  const drain = async (): Promise<number> => {
    let total = 0;
    do {
      again = false;
      const taken = await deliverDue();
      total += taken;
      if (taken > 0) again = true;
    } while (again && !stopped);
    return total;
  };

  const poke = (): void => {
    again = true;
    if (stopped || running) return;
    running = drain()
      .catch((error) => {
        log.error({ err: error }, "outbox round failed");
        return 0;
      })
      .finally(() => {
        running = undefined;
      });
  };

  const writeAll = async (messages: readonly NewMessage[]): Promise<void> => {
    if (!database.isInTransaction())
      throw new Error("an outbox message is written in the transaction that makes it true");
    if (messages.length === 0) return;
    await insertMessages(database, messages, clock.databaseNow());
    database.afterCommit(() => setImmediate(poke));
  };

  return {
    write: (topic, key, payload) => writeAll([{ topic, key, payload }]),
    writeAll,
    deliverDue,
    start: () => {
      stopped = false;
      timer = setInterval(poke, options.pollEvery ?? seconds(1));
      poke();
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** 2 s, 4 s, 8 s … up to 15 min. */
function backOff(attempts: number): Milliseconds {
  return Math.min(seconds(2 ** attempts), minutes(15)) as Milliseconds;
}

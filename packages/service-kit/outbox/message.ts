import type { Milliseconds } from "../durations.ts";
import type { JsonValue } from "../json-value.ts";

export type NewMessage = {
  /** Selects the handler, for instance `messaging.send`. */
  readonly topic: string;
  /** Messages with the same key, for instance an order code, are delivered in the order written. */
  readonly key: string;
  readonly payload: JsonValue;
};

export type OutboxMessage = NewMessage & { readonly id: string };

export type OutboxHandler = (message: OutboxMessage) => Promise<void>;

/**
 * Thrown by a handler whose message may not be delivered yet. It comes again after the wait, and
 * this does not count as a failure.
 */
export class NotYet extends Error {
  readonly wait: Milliseconds;

  constructor(wait: Milliseconds) {
    super(`not before ${wait} ms have passed`);
    this.wait = wait;
  }
}

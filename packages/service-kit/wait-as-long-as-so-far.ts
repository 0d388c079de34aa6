import { type Milliseconds, milliseconds } from "./durations.ts";

/**
 * How long a message that cannot be delivered yet waits for its next try: once more as long as it
 * has waited so far. After a short outage it is delivered soon; in a long one thousands of them are
 * tried seldom, and leave the outbox free for mails.
 * @param age milliseconds since what the message reports; below 0 when two clocks differ
 * @param longest so soon an outside party that comes back has been notified of everything
 */
export function waitAsLongAsSoFar(age: number, shortest: Milliseconds, longest: Milliseconds): Milliseconds {
  return milliseconds(Math.min(longest, Math.max(shortest, age)));
}

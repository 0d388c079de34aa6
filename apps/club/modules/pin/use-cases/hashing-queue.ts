import type { Outcome } from "@gelora/outcomes/outcome.ts";
import { createBoundedQueue } from "@gelora/service-kit/bounded-queue.ts";

/**
 * The queue for all hashing of this process, as the shop has one for passwords: a flood of PINs
 * costs neither memory nor the answers to others.
 */
const queue = createBoundedQueue({ atOnce: 2, waiting: 40 });

/** @returns BUSY at once when the queue is full; then nothing has run */
export function inHashingQueue<Value>(work: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  return queue.run(work);
}

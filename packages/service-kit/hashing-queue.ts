import type { Outcome } from "@gelora/outcomes/outcome.ts";
import { createBoundedQueue } from "./bounded-queue.ts";

/**
 * The queue for all hashing of this process, of passwords and PINs alike. Two at once leave half of
 * the thread pool to files and DNS, and use 38 MiB; forty waiting take about half a second. Later
 * ones get BUSY, so a flood of either costs neither memory nor the answers to others. It is the
 * process that has these threads and this memory, so the queue does not belong to a platform.
 */
const queue = createBoundedQueue({ atOnce: 2, waiting: 40 });

/** @returns BUSY at once when the queue is full; then nothing has run */
export function inHashingQueue<Value>(work: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  return queue.run(work);
}

/** Whether work would be refused now: checked before any look-up, so a flood costs little. */
export function isHashingQueueFull(): boolean {
  return queue.isFull();
}

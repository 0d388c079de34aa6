import type { Outcome } from "@gelora/outcomes/outcome.ts";
import { type BoundedQueue, createBoundedQueue } from "@gelora/service-kit/bounded-queue.ts";
import { slowHash } from "@gelora/service-kit/slow-hash.ts";

/**
 * The queue for all hashing of this process. Two at once leave half of the thread pool to files and
 * DNS, and use 38 MiB; forty waiting take about half a second. Later ones get BUSY, so a flood of
 * sign-ins costs neither memory nor the pages of other shoppers. It is the process that has these
 * threads and this memory, so the queue does not belong to a platform.
 */
const queue: BoundedQueue = createBoundedQueue({ atOnce: 2, waiting: 40 });

/**
 * Whether `hashPassword` and `checkPassword` would fail with BUSY now: checked before any look-up,
 * so a flood costs the database nothing.
 */
export function isHashingQueueFull(): boolean {
  return queue.isFull();
}

export function inHashingQueue<Value>(work: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  return queue.run(work);
}

/**
 * One password has one form: systems differ in whether an é is one character or two, so it is
 * composed (NFC, RFC 8265) before hashing. Nothing else is changed: blanks, capitals and zero-width
 * marks count as typed.
 */
export function oneSpelling(password: string): string {
  return password.normalize("NFC");
}

export function hashOf(password: string): ReturnType<typeof slowHash> {
  return slowHash(oneSpelling(password));
}

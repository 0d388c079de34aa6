import type { Outcome } from "@gelora/outcomes/outcome.ts";
import { type BoundedQueue, createBoundedQueue } from "@gelora/service-kit/bounded-queue.ts";
import { slowHash } from "@gelora/service-kit/slow-hash.ts";

/**
 * Where all hashing of this process stands in line. Two at once leave half of the threads that files and names need, and 38 MiB; forty in line wait about half a second.
 * Who comes then is told BUSY, so that a flood of sign-ins costs neither memory nor the pages of those who browse.
 */
const queue: BoundedQueue = createBoundedQueue({ atOnce: 2, waiting: 40 });

/** Who is told at the door costs the database nothing. */
export function isHashingQueueFull(): boolean {
  return queue.isFull();
}

export function inHashingQueue<Value>(work: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  return queue.run(work);
}

/**
 * One password has one spelling: an é may be typed as one character or as two, by the system and not by the person, so it is composed (NFC, RFC 8265) before it is hashed.
 * Nothing else is changed: blanks, capitals and marks without width count as typed.
 */
export function oneSpelling(password: string): string {
  return password.normalize("NFC");
}

export function hashOf(password: string): ReturnType<typeof slowHash> {
  return slowHash(oneSpelling(password));
}

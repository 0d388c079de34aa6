import { type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { type SlowHash, slowHash } from "@gelora/service-kit/slow-hash.ts";
import { inHashingQueue } from "../../../platform/hashing-queue.ts";

/**
 * One password has one form: composed (NFC, RFC 8265), and nothing else changed, as at the shop.
 */
export function oneSpelling(password: string): string {
  return password.normalize("NFC");
}

export function hashOf(password: string): Promise<SlowHash> {
  return slowHash(oneSpelling(password));
}

/** Hashes a password, outside transactions. @returns failure BUSY when the hashing queue is full */
export function hashPassword(password: string): Promise<Outcome<SlowHash>> {
  return inHashingQueue(async () => success(await hashOf(password)));
}

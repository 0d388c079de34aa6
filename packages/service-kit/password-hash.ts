import { type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { inHashingQueue } from "./hashing-queue.ts";
import { matchesSlowHash, type SlowHash, slowHash } from "./slow-hash.ts";

/**
 * One password has one form: systems differ in whether an é is one character or two, so it is
 * composed (NFC, RFC 8265) before hashing. Nothing else is changed: blanks, capitals and zero-width
 * marks count as typed.
 */
export function oneSpelling(password: string): string {
  return password.normalize("NFC");
}

/** Hashes a password at once: call it within `inHashingQueue`. */
export function hashOf(password: string): Promise<SlowHash> {
  return slowHash(oneSpelling(password));
}

/** Compares a password at once: call it within `inHashingQueue`. */
export function isHashOf(password: string, hash: SlowHash): Promise<boolean> {
  return matchesSlowHash(oneSpelling(password), hash);
}

/** Hashes a password, outside transactions. @returns failure BUSY when the hashing queue is full */
export function hashPassword(password: string): Promise<Outcome<SlowHash>> {
  return inHashingQueue(async () => success(await hashOf(password)));
}

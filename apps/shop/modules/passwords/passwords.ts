/** The passwords of members: their rule, their hashes, and the line in which hashing waits. */
import { type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { SlowHash } from "@gelora/service-kit/slow-hash.ts";
import type { Platform } from "../../platform/platform.ts";
import type { PasswordOwner } from "./domain/common-password.ts";
import { selectHash, upsertHash } from "./storage/passwords.ts";
import { comparePassword, type PasswordTry } from "./use-cases/check-password.ts";
import { hashOf, inHashingQueue, isHashingQueueFull } from "./use-cases/hashing-queue.ts";
import { judgePassword } from "./use-cases/judge-password.ts";

export type PasswordHash = SlowHash;
export type { PasswordOwner, PasswordTry };

/**
 * Reads the two passwords of a form and judges them [SGN-15, SGN-16, SGN-29]: INVALID_INPUT for what is not encoded, PASSWORD_RULES, PASSWORD_COMMON, PASSWORDS_DIFFER.
 * @param owner whose password it will be: their own name, address and number are no secrets
 * @returns the password as typed
 */
export function passwordFault(encodedPassword: string, encodedRepeat: string, owner?: PasswordOwner): Outcome<string> {
  return judgePassword(encodedPassword, encodedRepeat, owner);
}

/** Hashes a password that `passwordFault` has judged, outside of transactions. Fails with BUSY when too many wait. */
export function hashPassword(password: string): Promise<Outcome<PasswordHash>> {
  return inHashingQueue(async () => success(await hashOf(password)));
}

/** Makes this the member's password, in the caller's transaction. */
export async function storePassword(platform: Platform, memberCode: string, hash: PasswordHash): Promise<void> {
  await upsertHash(platform, memberCode, hash);
}

/**
 * Whether this is the member's password; false as well for a member that does not exist or has none, after as much work. Outside of transactions. Fails with BUSY when too many
 * wait, and with what `guard.begin` fails with.
 */
export function checkPassword(
  platform: Platform,
  memberCode: string | undefined,
  password: string,
  guard?: PasswordTry,
): Promise<Outcome<boolean>> {
  return comparePassword(platform, memberCode, password, guard);
}

/** Whether `hashPassword` and `checkPassword` would fail with BUSY now: asked before anything is looked up, so that a flood costs next to nothing. */
export function isTooBusyForPasswords(): boolean {
  return isHashingQueueFull();
}

/** False for who signs in by a third party alone. */
export async function hasPassword(platform: Platform, memberCode: string): Promise<boolean> {
  return (await selectHash(platform, memberCode)) !== undefined;
}

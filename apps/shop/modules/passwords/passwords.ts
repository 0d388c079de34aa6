/** The passwords of members: their rules, their hashes, and the queue for hashing. */
import { type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { inHashingQueue } from "@gelora/service-kit/hashing-queue.ts";
import { isHashOf } from "@gelora/service-kit/password-hash.ts";
import type { SlowHash } from "@gelora/service-kit/slow-hash.ts";
import type { Platform } from "../../platform/platform.ts";
import { selectHash } from "./storage/passwords.ts";

export { isHashingQueueFull } from "@gelora/service-kit/hashing-queue.ts";
export { hashPassword } from "@gelora/service-kit/password-hash.ts";
export { deletePassword, storePassword } from "./storage/passwords.ts";
export { checkPassword } from "./use-cases/check-password.ts";
export { judgePassword } from "./use-cases/judge-password.ts";

export type PasswordHash = SlowHash;

/** Whether a hash of `hashPassword` is of this password. Fails with BUSY when the queue is full. */
export function matchesPassword(password: string, hash: PasswordHash): Promise<Outcome<boolean>> {
  return inHashingQueue(async () => success(await isHashOf(password, hash)));
}

/** False for members who sign in only through a third party. */
export async function hasPassword(platform: Platform, memberCode: string): Promise<boolean> {
  return (await selectHash(platform, memberCode)) !== undefined;
}

import { type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { inHashingQueue } from "@gelora/service-kit/hashing-queue.ts";
import { type SlowHash, slowHash } from "@gelora/service-kit/slow-hash.ts";
import type { Platform } from "../../../platform/platform.ts";
import { oneSpelling } from "../domain/pin-rule.ts";
import { upsertPin } from "../storage/pins.ts";
import { endPinProofs } from "../storage/proofs.ts";

/**
 * Sets a member's PIN without a code, for seeds. It enables a disabled one.
 * @returns failure BUSY when the hashing queue is full
 */
export async function setPin(platform: Platform, memberCode: string, pin: string): Promise<Outcome<void>> {
  if (platform.database.isInTransaction()) throw new Error("a PIN must be hashed outside of transactions");
  const hash = await hashPin(pin);
  if (!hash.ok) return hash;
  await platform.database.transaction(() => storePin(platform, memberCode, hash.value));
  return success(undefined);
}

/** @returns failure BUSY when the hashing queue is full */
export function hashPin(pin: string): Promise<Outcome<SlowHash>> {
  return inHashingQueue(async () => success(await slowHash(oneSpelling(pin))));
}

/** A new PIN has all its attempts, and the proof of the one before is void. */
export async function storePin(platform: Platform, memberCode: string, hash: SlowHash): Promise<void> {
  await upsertPin(platform, memberCode, hash);
  await endPinProofs(platform, [memberCode]);
}

import { type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { inHashingQueue } from "@gelora/service-kit/hashing-queue.ts";
import { isHashOf } from "@gelora/service-kit/password-hash.ts";
import type { Platform } from "../../../platform/platform.ts";
import { selectPassword } from "../storage/passwords.ts";

/**
 * Whether a member has this password already. No try is counted: ask it only for someone who has
 * proven to be the member.
 * @returns failure BUSY when the hashing queue is full
 */
export async function isPresentPassword(
  platform: Platform,
  memberCode: string,
  password: string,
): Promise<Outcome<boolean>> {
  const stored = await selectPassword(platform, memberCode);
  if (!stored) return success(false);
  return inHashingQueue(async () => success(await isHashOf(password, stored.hash)));
}

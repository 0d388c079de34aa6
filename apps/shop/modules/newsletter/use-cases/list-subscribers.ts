import type { Platform } from "../../../platform/platform.ts";
import { maskEmail } from "../domain/mask-email.ts";
import { countSubscriptions, findSubscribers } from "../storage/subscribers.ts";

const pageSize = 50;

/**
 * For staff: how many there are of each state, and those whose address begins with a text.
 * Addresses are masked, so staff can only look up an address that they know, and nobody can
 * copy the list.
 * @param page from 1
 */
export async function listSubscribers(platform: Platform, start: string, page: number) {
  const window = { limit: pageSize, offset: (Math.max(1, page) - 1) * pageSize };
  const [counts, found] = await Promise.all([
    countSubscriptions(platform),
    findSubscribers(platform, start.trim().toLowerCase(), window),
  ]);
  return { counts, subscribers: found.map((one) => ({ ...one, email: maskEmail(one.email) })) };
}

import { minutes } from "@gelora/service-kit/durations.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import { LRUCache } from "lru-cache";
import type { Platform } from "../../platform/platform.ts";
import { orNothing } from "./or-nothing.ts";
import { askTier } from "./providers/club.ts";

/** Tiers follow the spend of twelve months: they change with a purchase, and seldom. */
const freshFor = minutes(5);

type Known = { readonly tierCode: string | undefined; readonly at: number };

/** What the club last said; an old answer stands in while it is down. */
export const knownTiers = platformPart("the tiers of members", () => new LRUCache<string, Known>({ max: 20_000 }));

/**
 * The code of a member's tier, at most five minutes old unless the club is down; undefined for an
 * account without a member, and when the club has never said. Never fails for the club, and asks
 * nothing inside a transaction, where nobody may wait for another program.
 */
export async function tierOf(platform: Platform, accountCode: string): Promise<string | undefined> {
  const known = knownTiers.of(platform).get(accountCode);
  const now = platform.clock.now().getTime();
  if (platform.database.isInTransaction() || (known && Math.abs(now - known.at) < freshFor)) return known?.tierCode;
  const answer = await orNothing(platform, () => askTier(platform, accountCode));
  if (answer === undefined) return known?.tierCode;
  const tierCode = answer ?? undefined;
  knownTiers.of(platform).set(accountCode, { tierCode, at: now });
  return tierCode;
}

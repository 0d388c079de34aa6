import { type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { limitInWindow, takeBackCount } from "@gelora/service-kit/counters.ts";
import { hours } from "@gelora/service-kit/durations.ts";
import { sourceLimit } from "@gelora/service-kit/source-limit.ts";
import type { Platform } from "../../../platform/platform.ts";
import { memberCodeOf } from "../../../platform/session.ts";

/**
 * Counts an order that is about to be placed: a guest's by source, because sessions cost nothing,
 * and a member's by member, so that neighbours behind one address keep no member out (AC-37). Takes
 * no lock beyond its own statement, so buyers of one network do not wait for each other.
 * @returns how to take the count back when no order was placed; failure TOO_MANY_REQUESTS
 */
export async function limitOrders(
  platform: Platform,
  { owner, source }: { readonly owner: string; readonly source: string },
): Promise<Outcome<() => Promise<void>>> {
  const { configuration, database } = platform;
  const usual = configuration.ORDERS_PER_SOURCE_PER_HOUR;
  const memberCode = memberCodeOf(owner);
  const [subject, most] =
    memberCode === undefined
      ? [`orders:source:${source}`, sourceLimit(configuration, source, usual)]
      : [`orders:member:${memberCode}`, usual];
  const limit = await limitInWindow(platform, [{ subject, most, window: hours(1) }]);
  if (!limit.ok) return limit;
  return success(() => takeBackCount(database, [subject]));
}

import { jakartaDay } from "@gelora/locale/jakarta-time.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { RawBuilder } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { byPriority, isRunning } from "../domain/offer.ts";
import type { OfferUse } from "../domain/offer-basket.ts";
import type { StoredOffer } from "../domain/stored-offer.ts";
import { type OfferCounts, selectCounts } from "../storage/offer-counts.ts";
import { selectOffersStamp, selectPromotions } from "../storage/offers.ts";

/**
 * Whether an owner has an order that stands, as an expression for a statement.
 * @param except an order that does not count
 */
export type HasOrdered = (owner: string, except?: string) => RawBuilder<boolean>;

/** What other modules say about a shopper. */
export type Shoppers = {
  readonly hasOrdered: HasOrdered;
  /**
   * The code of a member's tier in the club; undefined without one, or when the club does not say.
   */
  readonly tierOf: (platform: Platform, memberCode: string) => Promise<string | undefined>;
};

type Live = {
  stamp: string;
  promotions: readonly StoredOffer[];
  /** Those that run now, and the moments between which that holds. */
  running: { readonly offers: readonly StoredOffer[]; readonly from: number; readonly until: number } | undefined;
  counts: ReadonlyMap<string, OfferCounts>;
  /** Undefined until the module has started. */
  shoppers: Shoppers | undefined;
};

/**
 * The promotions that run or will, and how often they have been given. Carts and pages evaluate
 * them from here, so no promotion costs them a query. Their beginnings and ends are exact, by the
 * clock; a change by another process applies here within a second, our own at once.
 */
export const livePromotions = platformPart(
  "the promotions in memory",
  (): Live => ({ stamp: "", promotions: [], running: undefined, counts: new Map(), shoppers: undefined }),
);

/** Reads what has changed. */
export async function followPromotions(platform: Platform): Promise<void> {
  const live = livePromotions.of(platform);
  const [stamp, counts] = [await selectOffersStamp(platform), await selectCounts(platform)];
  if (stamp !== live.stamp) {
    live.promotions = await selectPromotions(platform);
    live.running = undefined;
  }
  live.stamp = stamp;
  live.counts = counts;
}

/**
 * The promotions that run at this moment, in the order in which they are given. The same list until
 * one begins, ends or is changed, so that what follows from it can be cached by it.
 */
export function runningPromotions(platform: Platform): readonly StoredOffer[] {
  const live = livePromotions.of(platform);
  const moment = platform.clock.now();
  const now = moment.getTime();
  if (live.running && live.running.from <= now && now < live.running.until) return live.running.offers;
  const offers = live.promotions.filter((promotion) => isRunning(promotion, moment)).toSorted(byPriority);
  const changes = live.promotions.flatMap(({ begins, ends }) => [begins.getTime(), ends?.getTime() ?? now]);
  live.running = { offers, from: now, until: Math.min(...changes.filter((change) => change > now), Infinity) };
  return offers;
}

/** Differs when others run, or one of them was changed; the same in every process. */
export function promotionsVersion(platform: Platform): string {
  const running = runningPromotions(platform).map(({ code }) => code);
  return [livePromotions.of(platform).stamp, ...running].join(" ");
}

/** The uses of offers as last read; a shopper's own are added by `offersOf`. */
export function usesOf(platform: Platform, codes: readonly string[]): ReadonlyMap<string, OfferUse> {
  const { counts } = livePromotions.of(platform);
  const today = jakartaDay(platform.clock.now());
  return new Map(
    codes.map((code) => {
      const known = counts.get(code);
      const isToday = known?.day === today;
      const { total = 0, spent = 0 } = known ?? {};
      return [
        code,
        {
          byShopper: 0,
          total,
          spent,
          today: isToday ? known.today : 0,
          spentToday: isToday ? known.spent_today : 0,
        },
      ];
    }),
  );
}

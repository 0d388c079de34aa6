import { memoOf } from "../../../platform/memo-of.ts";
import { evaluateOffers } from "./evaluate-offers.ts";
import { isRunning, type ReadyOffer } from "./offer.ts";
import type { OfferBasket } from "./offer-basket.ts";
import type { Evaluation } from "./verdict.ts";

/** Some ten kilobytes each, with fifty promotions. */
const most = 200;

/** By the basket; how many there are is bounded, and which are held changes no answer. */
const evaluationsUnder = memoOf<readonly ReadyOffer[], Map<string, Evaluation>>();

/**
 * The same as `evaluateOffers`, for the list of promotions that runs in the shop: a basket that has
 * not changed is evaluated once, though cart, checkout and delivery ask about it one after another.
 * A coupon, or a promotion that does not run at the moment, depends on the moment itself, and is
 * not cached.
 */
export function rememberedEvaluation(
  promotions: readonly ReadyOffer[],
  coupon: ReadyOffer | undefined,
  basket: OfferBasket,
): Evaluation {
  const { moment, uses, ...facts } = basket;
  if (coupon || !promotions.every((promotion) => isRunning(promotion, moment)))
    return evaluateOffers(promotions, coupon, basket);
  const known = evaluationsUnder(promotions, () => new Map());
  const key = JSON.stringify([facts, [...uses]]);
  const evaluation = known.get(key) ?? evaluateOffers(promotions, undefined, basket);
  // The oldest goes; one that is asked for again becomes the newest.
  known.delete(key);
  known.set(key, evaluation);
  for (const oldest of known.keys()) {
    if (known.size <= most) break;
    known.delete(oldest);
  }
  return evaluation;
}

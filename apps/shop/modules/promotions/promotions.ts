/**
 * Promotions and coupons: what they are, who has had them, and their counts. Guarantees: of
 * parallel orders no more get an offer than its limits allow, and an order that comes to nothing
 * gives its uses back. What they give to a basket is in `offers.ts`.
 */
export type { GoodsFilter } from "./domain/offer-rule.ts";
export type { StoredOffer } from "./domain/stored-offer.ts";
export { selectOwnCoupons } from "./storage/coupon-codes.ts";
export { eraseNumbers } from "./storage/erase-numbers.ts";
export { selectCouponsOfOrders } from "./storage/offer-counts.ts";
export { hasOffer } from "./storage/offers.ts";
export { type Coupon, couponCodeOf, couponsFor, findCoupon, isSameCoupon, makeCoupons } from "./use-cases/coupons.ts";
export { followPromotions, promotionsVersion, runningPromotions } from "./use-cases/live-promotions.ts";
export { type OffersOfShopper, offersOf } from "./use-cases/offers-of.ts";
export { type ProductActivities, productActivities } from "./use-cases/product-activities.ts";
export { replayOffer } from "./use-cases/replay-offer.ts";
export { giveOffersBack, takeOffers, takeOffersAgain } from "./use-cases/use-offers.ts";
export { writeOffers } from "./use-cases/write-offers.ts";

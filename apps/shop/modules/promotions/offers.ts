/**
 * What offers (promotions and coupons) give to a basket, and why not more: one pure function, the
 * same for cart, checkout, order and product page. Guarantees: the order of lines affects nothing,
 * nothing costs less than zero, and what is said is what is taken off.
 */
export { evaluateOffers } from "./domain/evaluate-offers.ts";
export type { GoodsFacts } from "./domain/goods-cover.ts";
export type { ReadyOffer } from "./domain/offer.ts";
export { readyOffer } from "./domain/offer.ts";
export type { OfferBasket, OfferLine } from "./domain/offer-basket.ts";
export { offerRule } from "./domain/offer-rule.ts";
export { rememberedEvaluation } from "./domain/remembered-evaluation.ts";
export { offerDocument } from "./domain/stored-offer.ts";
export type { Reduction, Verdict } from "./domain/verdict.ts";

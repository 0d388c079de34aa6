import type { Goods } from "../../cart/cart.ts";
import type { BasketOffers } from "../../pricing/pricing.ts";

/** The goods of a checkout by sku code, and what promotions and coupons do to them. */
export type OfferedGoods<Offers extends BasketOffers = BasketOffers> = {
  readonly goods: ReadonlyMap<string, Goods>;
  readonly offers: Offers;
};

import type { BasketLine, BasketOffers } from "../pricing.ts";

/** For goods that no offer is about. */
export const plainGoods: Pick<BasketLine, "productCode" | "brandCode" | "categoryCodes" | "takenUnder"> = {
  productCode: "P",
  brandCode: "B",
  categoryCodes: [],
  takenUnder: null,
};

export const noOffers: BasketOffers = {
  promotions: [],
  coupon: undefined,
  shopper: { isMember: false, tierCode: undefined, hasOrdered: false },
  distributionType: "11",
  uses: new Map(),
};

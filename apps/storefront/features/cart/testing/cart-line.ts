import type { CartLine } from "../parts/use-cart.ts";

/** A line of a cart: one pair of shoes, without offers. */
export const someCartLine: CartLine = {
  cartItemId: "line-1",
  productCode: "RG5",
  productName: "Raung 5",
  skuCode: "RG5-BLACK-42",
  orgCode: "GELORA",
  image: null,
  deliveryDate: null,
  attributeList: [],
  quantity: 1,
  max: 5,
  stock: 20,
  limits: null,
  outStock: false,
  disabled: false,
  currPrice: 199_000,
  price: 199_000,
  amount: 199_000,
  selected: true,
  adjustmentList: [],
  flashSale: null,
  activityCode: null,
  takenAs: null,
  promotionActivity: [],
};

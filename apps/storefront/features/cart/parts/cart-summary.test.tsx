import { expect, test } from "vitest";
import { renderPage } from "../../../testing/page.tsx";
import { CartSummary } from "./cart-summary.tsx";
import type { Cart } from "./use-cart.ts";

const prices = {
  productAmount: 199_000,
  promotionDiscount: 0,
  couponDiscount: 0,
  mapclubPoint: 0,
  freightDiscount: 0,
  totalAmount: 199_000,
};
const shoe: Cart["itemList"][number] = {
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

function buttonsOf(change: Partial<typeof shoe>): readonly string[] {
  const cart: Cart = {
    count: 1,
    priceInfo: prices,
    notices: [],
    itemList: [{ ...shoe, ...change }],
    promotionList: [],
  };
  const html = renderPage(<CartSummary cart={cart} pending={false} />, { words: ["cart"] });
  return html.match(/<button[^>]*>/g) ?? [];
}

test("[CRT-12~] with nothing selected the way to the checkout looks disabled, and can be pressed to learn why", () => {
  for (const change of [{ selected: false }, { outStock: true }]) {
    const [wide = "", phone = ""] = buttonsOf(change);
    for (const button of [wide, phone]) {
      expect(button).toContain('aria-disabled="true"');
      expect(button).not.toContain(" disabled=");
    }
  }
  expect(buttonsOf({}).join("")).not.toContain('aria-disabled="true"');
});

import { expect, test } from "vitest";
import { renderPage } from "../../../testing/page.tsx";
import { someCartLine } from "../testing/cart-line.ts";
import { CartSummary } from "./cart-summary.tsx";
import type { Cart, CartLine } from "./use-cart.ts";

const prices = {
  productAmount: 199_000,
  promotionDiscount: 0,
  couponDiscount: 0,
  mapclubPoint: 0,
  freightDiscount: 0,
  totalAmount: 199_000,
};
function buttonsOf(change: Partial<CartLine>): readonly string[] {
  const cart: Cart = {
    count: 1,
    priceInfo: prices,
    notices: [],
    itemList: [{ ...someCartLine, ...change }],
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

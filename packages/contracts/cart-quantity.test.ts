import { expect, test } from "vitest";
import { quantityLimit } from "./cart-quantity.ts";

const limitAt = (inCart: number, stock: number) => quantityLimit(inCart + 1, { stock });

test("[PDP-19, Q68] as many in the cart as there are in stock, or more: the stock's limit, also at five of five", () => {
  expect(limitAt(3, 3)).toEqual({ code: "sp.pdp.min_limit", n: 3 });
  expect(limitAt(4, 3)).toEqual({ code: "sp.pdp.min_limit", n: 3 });
  expect(limitAt(5, 5)).toEqual({ code: "sp.pdp.min_limit", n: 5 });
});

test("[PDP-20, CON-15~] five in the cart with more in stock: the limit of five", () => {
  expect(limitAt(5, 9)).toEqual({ code: "sp.pdp.max_limit", n: 5 });
  expect(limitAt(4, 9)).toBeUndefined();
});

import { mostAllowed } from "@gelora/contracts/cart-quantity.ts";
import { describe, expect, test } from "vitest";
import { quantityFailure } from "./quantity-limits.ts";

describe("how many of a sku a cart may hold", () => {
  test.each([
    ["three in stock", { stock: 3, purchaseLimit: undefined }, 3],
    ["more in stock than five", { stock: 9, purchaseLimit: undefined }, 5],
    ["a purchase limit of two", { stock: 9, purchaseLimit: 2 }, 2],
    ["stock below nothing", { stock: -1, purchaseLimit: undefined }, 0],
  ])("[CRT-05] %s", (_case, bounds, most) => {
    expect(mostAllowed(bounds)).toBe(most);
    expect(quantityFailure(most, bounds)).toBeUndefined();
    expect(quantityFailure(most + 1, bounds)).toBeDefined();
  });

  test.each([
    ["sp.pdp.min_limit", 3, { stock: 3, purchaseLimit: undefined }],
    ["sp.pdp.max_limit", 5, { stock: 9, purchaseLimit: undefined }],
    ["PURCHASE_LIMIT", 2, { stock: 9, purchaseLimit: 2 }],
    // when both bounds are equal, stock is reported first
    ["sp.pdp.min_limit", 5, { stock: 5, purchaseLimit: undefined }],
    ["sp.pdp.min_limit", 2, { stock: 2, purchaseLimit: 2 }],
    ["sp.pdp.min_limit", 0, { stock: -1, purchaseLimit: undefined }],
  ])("[CRT-06~, PDP-19, PDP-20] the lowest bound names the message: %s of %i", (code, n, bounds) => {
    expect(quantityFailure(6, bounds)).toMatchObject({ code, details: { n } });
  });
});

import { expect, test } from "vitest";
import { guestsWay } from "./members-page.ts";

test.each([
  ["/account/wishlist", "/"],
  ["/account?tab=1", "/"],
  ["/account/order", "/order"],
  ["/account/order?deliveryType=21", "/order"],
  ["/accounting", "/accounting"],
  ["/checkout/7", "/checkout/7"],
])("a guest who wanted %s goes on to %s, never round to the login", (wanted, way) => {
  expect(guestsWay(wanted)).toBe(way);
});

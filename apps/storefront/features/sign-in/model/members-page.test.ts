import { expect, test } from "vitest";
import { pages } from "../../../platform/pages/pages.ts";
import { guestsWay, leadsToCheckout, needsMember } from "./members-page.ts";

test.each([
  ["/account/wishlist", "/"],
  ["/account?tab=1", "/"],
  ["/Account/Wishlist", "/"],
  ["/account/order", "/order"],
  ["/account/order?deliveryType=21", "/order"],
  ["/mapclub/link?redirectUrl=/checkout/7", "/"],
  ["/accounting", "/accounting"],
  ["/order/detail/1?x=/account", "/order/detail/1?x=/account"],
  ["/checkout/7", "/checkout/7"],
])("a guest who wanted %s goes on to %s, never round to the login", (wanted, way) => {
  expect(guestsWay(wanted)).toBe(way);
});

test("no page for members is offered to a guest, in any spelling", () => {
  const membersPages = pages.filter(({ audience }) => audience === "member");
  expect(membersPages.length).toBeGreaterThan(10);
  for (const { path } of membersPages) {
    const address = `/${path.replaceAll(/:\w+/g, "Some-Thing")}`;
    for (const spelling of [address, address.toUpperCase(), `${address}/`, `${address}?tab=1`, `${address}#top`]) {
      expect(needsMember(spelling), spelling).toBe(true);
      expect(needsMember(guestsWay(spelling)), spelling).toBe(false);
    }
  }
});

test.each([
  ["/checkout/7", true],
  ["/checkout/7?step=2", true],
  ["/checkout-guide", false],
  ["/shop-cart", false],
])("a login that leads to %s is on the way to a checkout: %s", (wayBack, isBuying) => {
  expect(leadsToCheckout(wayBack)).toBe(isBuying);
});

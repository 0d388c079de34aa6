import { addToCart, type Buyer, cartLines, createCheckout } from "@gelora/testkit/buyer.ts";
import { registerMember } from "@gelora/testkit/member.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { openDesk } from "../support/desk.ts";
import type { Gelora } from "../support/gelora.ts";
import { skusThat } from "../support/goods.ts";
import { journey } from "../support/journey.ts";
import { deliver, guestWithOrders, memberOrders, returnPiece } from "../support/orders-placed.ts";
import type { Sandbox } from "../support/sandbox.ts";
import type { Shopper } from "../support/shopper.ts";
import { type Visit, whatMoved } from "../support/slow-visits.ts";

const widths = [390, 1280] as const;

/** Two lines in the cart, and a checkout of them. */
async function fillCart(buyer: Buyer, gelora: Gelora) {
  const skus = await skusThat(`${gelora.shop}/graphql`, ({ pieces }) => pieces > 20);
  const [one, other] = [skus.at(5), skus.at(-5)];
  if (!one || !other) throw new Error("the shop lacks such goods");
  await addToCart(buyer, one);
  await addToCart(buyer, other, 2);
  const lines = await cartLines(buyer);
  return {
    productCode: one.productCode,
    checkout: await createCheckout(
      buyer,
      lines.map(({ cartItemId }) => cartItemId),
    ),
  };
}

async function guestsPages(visitor: Shopper, gelora: Gelora, sandbox: Sandbox): Promise<readonly Visit[]> {
  const guest = await guestWithOrders(gelora, 0, 3);
  const [orderCode = ""] = guest.orderCodes;
  await deliver(sandbox, orderCode);
  const [rejected] = [await returnPiece(guest.buyer, orderCode), await returnPiece(guest.buyer, orderCode)];
  await openDesk(gelora).send(
    "support",
    `mutation { rejectReturn(returnCode: "${rejected}", reason: "Barangnya sudah dipakai.") { success result } }`,
  );
  const { productCode, checkout } = await fillCart(guest.buyer, gelora);
  await guest.moveInto(visitor);
  const order = `/order/detail/${orderCode}`;
  const seeReturn = (page: Page) =>
    page.locator("li", { hasText: rejected }).getByRole("button", { name: "See return" }).click();
  const first = (page: Page) => page.locator("main li", { has: page.getByRole("button", { name: /^Remove/ }) }).first();
  return [
    // The longest first: others pass beside it.
    {
      path: "/shop-cart",
      acts: [
        (page) => first(page).getByRole("checkbox").click(),
        (page) => first(page).getByRole("checkbox").click(),
        (page) =>
          page
            .getByRole("button", { name: /^One more/ })
            .first()
            .click(),
        (page) =>
          first(page)
            .getByRole("button", { name: /^Remove/ })
            .click(),
        (page) => page.getByRole("button", { name: "Undo" }).click(),
      ],
    },
    { path: order, acts: [seeReturn] },
    { path: order, readMeanwhile: (page) => page.getByRole("button", { name: "See return" }).last() },
    { path: "/order" },
    { path: "/order/return" },
    { path: `/checkout/${checkout}` },
    { path: `/checkout/${checkout}`, scroll: 500 },
    { path: `/pdp/${productCode}`, scroll: 500 },
  ];
}

async function membersPages(visitor: Shopper, gelora: Gelora, sandbox: Sandbox): Promise<readonly Visit[]> {
  const member = await registerMember(gelora, { joinsClub: true });
  const buyer = { ...member, caller: member.caller };
  const orderCode = await memberOrders(buyer, 2);
  await deliver(sandbox, orderCode);
  const returnCode = await returnPiece(buyer, orderCode);
  const { productCode, checkout } = await fillCart(buyer, gelora);
  const wish = "mutation AddWishlist($input: WishlistInput!) { addWishlist(input: $input) { success } }";
  await member.caller.call("AddWishlist", wish, { input: { productCode } });
  const { page } = visitor;
  await visitor.visit("/login?redirectUrl=%2Faccount%2Freturn");
  await page.getByLabel("Email or mobile number", { exact: true }).fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL("**/account/return");
  const order = `/account/order/detail/${orderCode}`;
  return [
    { path: "/account/overview" },
    { path: "/account/accountSetting" },
    { path: "/account/coupons" },
    { path: "/account/wishlist" },
    { path: "/account/mapclub" },
    { path: "/account/return" },
    { path: order, readMeanwhile: (page) => page.locator(`main a[href="${order}/${returnCode}"]`).last() },
    { path: `${order}/${returnCode}` },
    { path: `/checkout/${checkout}`, scroll: 500 },
  ];
}

for (const width of widths)
  journey(
    `no page of a guest or a member moves when its answers come a second late, at ${width}`,
    async ({ shopper, gelora, sandbox }) => {
      const look = async (pagesOf: typeof guestsPages): Promise<readonly string[]> => {
        const visitor = await shopper({ width });
        return whatMoved(visitor.context, await pagesOf(visitor, gelora, sandbox));
      };
      const moved = await Promise.all([look(guestsPages), look(membersPages)]);
      expect(moved.flat()).toEqual([]);
    },
    90_000,
  );

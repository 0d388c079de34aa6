import { addToCart as addByCall, buy } from "@gelora/testkit/buyer.ts";
import { registerMember } from "@gelora/testkit/member.ts";
import { expect } from "vitest";
import { addToCart } from "../support/buying.ts";
import { skusWithPieces } from "../support/goods.ts";
import { journey } from "../support/journey.ts";

journey(
  "[LGN-06] [LGN-07] [CRT-14] a guest's cart joins the member's: no more items than there are, and what has sold out meanwhile is reported, at 1280",
  async ({ shopper, gelora }) => {
    const gateway = `${gelora.shop}/graphql`;
    const member = await registerMember(gelora);
    // The last ones of the list: other journeys buy from its beginning, and the very last piece.
    const scarce = (await skusWithPieces(gateway, 3)).at(-1);
    const single = (await skusWithPieces(gateway, 1)).at(-2);
    if (!scarce || !single) throw new Error("The shop has nothing of which there is little.");
    await addByCall(member, scarce, 2);
    const guest = await shopper({ language: "en-US", width: 1280 });
    const { page } = guest;
    for (const sku of [single, scarce, scarce]) {
      await guest.visit(`/pdp/${sku.productCode}?skuCode=${sku.skuCode}`);
      await addToCart(guest);
    }
    await expect.poll(() => page.locator("[data-badge=cart]").textContent()).toBe("3");
    expect(await buy(gateway, single, "BCA_VA")).toMatchObject({ success: true });

    await guest.visit("/login");
    await page.getByLabel("Email or mobile number", { exact: true }).fill(member.email);
    await page.getByLabel("Password", { exact: true }).fill(member.password);
    await Promise.all([
      page.locator("[data-toast]", { hasText: /: your cart now has 3 instead of 4/ }).waitFor(),
      page.locator("[data-toast]", { hasText: /in your cart has sold out\.$/ }).waitFor(),
      page.waitForURL(({ pathname }) => pathname === "/"),
      page.getByRole("button", { name: "Sign in", exact: true }).click(),
    ]);
    await guest.visit("/shop-cart");
    await page.locator(`main li a[href*="${scarce.productCode}"]`).first().waitFor();
    await guest.look("cart-after-scarcity");
  },
);

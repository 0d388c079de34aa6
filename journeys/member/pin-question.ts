import type { Locator } from "playwright-core";
import { addToCart } from "../support/buying.ts";
import type { Gelora } from "../support/gelora.ts";
import { skusThat } from "../support/goods.ts";
import type { Shopper } from "../support/shopper.ts";
import { dialogOf, signIn } from "./card-linking.ts";

/**
 * Someone with points and a PIN wants to spend points.
 * @returns the dialog that asks for the PIN
 */
export async function askedForPin(owner: Shopper, gelora: Gelora): Promise<Locator> {
  const { page, words } = owner;
  await signIn(owner, "ayu@gelora.example", "Lari-Pagi7");
  const [sku] = await skusThat(`${gelora.shop}/graphql`, ({ pieces }) => pieces > 12);
  await owner.visit(`/pdp/${sku?.productCode}?skuCode=${sku?.skuCode}`);
  await addToCart(owner);
  await owner.visit("/shop-cart");
  await page.getByRole("button", { name: words.checkout, exact: true }).filter({ visible: true }).click();
  await page.waitForURL(/\/checkout\//);
  await page.locator("label", { has: page.getByRole("switch") }).click();
  return dialogOf(page);
}

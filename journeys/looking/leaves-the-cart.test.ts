import { expect } from "vitest";
import { addToCart } from "../support/buying.ts";
import type { Gelora } from "../support/gelora.ts";
import { skusThat } from "../support/goods.ts";
import { journey } from "../support/journey.ts";
import type { Shopper } from "../support/shopper.ts";

const quantity = ({ page }: Shopper) => page.locator("main li input[inputmode=numeric]").first();

/** With goods of which there are enough, and a network on which an answer takes its time. */
async function openCart(visitor: Shopper, gelora: Gelora): Promise<void> {
  const [sku] = await skusThat(`${gelora.shop}/graphql`, ({ pieces }) => pieces > 20);
  await visitor.visit(`/pdp/${sku?.productCode}?skuCode=${sku?.skuCode}`);
  await addToCart(visitor);
  await visitor.visit("/shop-cart");
  await quantity(visitor).waitFor();
  const session = await visitor.context.newCDPSession(visitor.page);
  await session.send("Network.enable");
  const fast = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send("Network.emulateNetworkConditions", { ...fast, latency: 500 });
}

/** As another tab finds it. */
async function quantityFound({ context }: Shopper): Promise<string> {
  const page = await context.newPage();
  await page.goto("/shop-cart");
  const found = await page.locator("main li input[inputmode=numeric]").first().inputValue();
  await page.close();
  return found;
}

journey("[CRT-04~] a quantity typed just before the page is left stays", async ({ shopper, gelora }) => {
  const visitor = await shopper({ width: 390, keepsPages: true });
  await openCart(visitor, gelora);
  await quantity(visitor).fill("3");
  await visitor.page.goto("/contact-us");
  await expect.poll(() => quantityFound(visitor)).toBe("3");
});

journey("[CRT-04~] the last of quick presses just before the page is left counts", async ({ shopper, gelora }) => {
  const visitor = await shopper({ keepsPages: true });
  await openCart(visitor, gelora);
  const more = visitor.page.getByRole("button", { name: /^One more/ }).first();
  await more.click();
  await more.click();
  await visitor.page.goto("/contact-us");
  await expect.poll(() => quantityFound(visitor)).toBe("3");
});

import { setTimeout as rest } from "node:timers/promises";
import { expect } from "vitest";
import {
  addToCart,
  agree,
  choosePayment,
  chooseSize,
  fillAddress,
  goToCheckout,
  newGuest,
  openProduct,
  pressCheckout,
  search,
} from "../support/buying.ts";
import { journey } from "../support/journey.ts";
import type { Shopper } from "../support/shopper.ts";

type Screen = {
  readonly address: string;
  /** What is there once the browser has read the page's own data, on a page that has some. */
  readonly content?: string;
};

const pagesOfAll: readonly Screen[] = [
  { address: "/" },
  { address: "/plp/footwear" },
  { address: "/plp/search?q=shoes" },
  { address: "/shop-cart" },
  { address: "/login" },
  { address: "/register" },
  { address: "/help" },
  { address: "/store" },
  { address: "/page/privacy-policy" },
];
const typefaceDelayMs = 3000;
const processorSlowdown = 6;
const shiftLimit = 0.05;

for (const width of [390, 1280] as const) {
  journey(
    `nothing moves when the typeface comes three seconds late to a slow machine, ${width} px`,
    async ({ shopper }) => {
      const buyer = await shopper({ language: "id-ID", width });
      const { context, page, layoutShift } = buyer;
      const screens = [...pagesOfAll, ...(await pagesOfBuying(buyer))];
      let asked = 0;
      await page.route(/\.woff2$/, async (route) => {
        asked += 1;
        await rest(typefaceDelayMs);
        await route.continue();
      });
      const devices = await context.newCDPSession(page);
      await devices.send("Emulation.setCPUThrottlingRate", { rate: processorSlowdown });
      // Each page as the first of a visit: a cached typeface is never late.
      await devices.send("Network.setCacheDisabled", { cacheDisabled: true });
      for (const { address, content } of screens) {
        await page.goto(address, { waitUntil: "load" });
        if (content) await page.locator(content).first().waitFor();
        await page.evaluate(() => document.fonts.ready);
        await rest(500);
        const { value, moved } = await layoutShift();
        expect([address, value <= shiftLimit, moved.slice(0, 4)]).toEqual([address, true, expect.anything()]);
      }
      expect(asked).toBeGreaterThanOrEqual(screens.length);
    },
    180_000,
  );
}

/** The pages of a guest's purchase, in a browser that has one to pay and another to order. */
async function pagesOfBuying(buyer: Shopper): Promise<readonly Screen[]> {
  const { page, words } = buyer;
  const guest = newGuest();
  await buyer.visit("/");
  await search(buyer, "sepatu");
  await openProduct(buyer, 0);
  const product = page.url();
  await chooseSize(buyer);
  await addToCart(buyer);
  await goToCheckout(buyer, guest);
  await fillAddress(buyer, guest);
  await choosePayment(buyer, words.bankTransfer, words.bcaAccount);
  await agree(buyer);
  await pressCheckout(buyer);
  await page.waitForURL(/\/payment\?/);
  const payment = page.url();
  await buyer.visit(product);
  await chooseSize(buyer);
  await addToCart(buyer);
  await page.getByRole("link", { name: words.viewCart }).click();
  await page.waitForURL(/\/shop-cart/);
  await page.getByRole("button", { name: words.checkout }).click();
  await page.waitForURL(/\/checkout\//);
  return [
    { address: product, content: "[data-product-page]" },
    { address: page.url(), content: "#checkout-delivery" },
    { address: payment, content: "main time" },
  ];
}

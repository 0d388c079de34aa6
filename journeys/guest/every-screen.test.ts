import { expect } from "vitest";
import { addToCart, chooseSize, goToCheckout, newGuest, openProduct } from "../support/buying.ts";
import { journey } from "../support/journey.ts";
import type { Shopper } from "../support/shopper.ts";

const screens = [
  { language: "en-US", width: 1280 },
  { language: "id-ID", width: 390 },
] as const;

for (const screen of screens) {
  const where = `in ${screen.language} at ${screen.width}`;

  journey(
    `[SHL-01] [CKE-01] the front, its menu and its question about cookies are accessible, ${where}`,
    async ({ shopper }) => {
      const visitor = await shopper({ ...screen, newHere: true });
      await visitor.visit("/");
      await visitor.page.locator("[data-consent]").waitFor();
      await visitor.look("home-new-here");
      await visitor.page.locator("[data-control=accept-cookies]").click();
      await visitor.page.locator("[data-control=chat]").click();
      await visitor.look("home-chat");
      await visitor.page.locator("[data-control^=chat]").filter({ visible: true }).click();
      await openMenu(visitor);
      await visitor.look("menu-open");
    },
    90_000,
  );

  journey(
    `the question about cookies covers neither the buying nor what has the focus, ${where}`,
    async ({ shopper }) => {
      const visitor = await shopper({ ...screen, newHere: true });
      const { page } = visitor;
      await visitor.visit("/search/shoes.html");
      await openProduct(visitor, 1);
      await page.locator("[data-consent]").waitFor();
      const button = page.getByRole("button", { name: visitor.words.addToCart }).first();
      const [banner, buy] = [await page.locator("[data-consent]").boundingBox(), await button.boundingBox()];
      if (!banner || !buy) throw new Error("nothing to compare");
      const isBeside = buy.x >= banner.x + banner.width || buy.x + buy.width <= banner.x;
      expect(isBeside || buy.y >= banner.y + banner.height || buy.y + buy.height <= banner.y).toBe(true);
      const last = page.locator("footer a").last();
      await last.focus();
      const [link, now] = [await last.boundingBox(), await page.locator("[data-consent]").boundingBox()];
      expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(now?.y ?? 0);
    },
    90_000,
  );

  journey(
    `lists, filters, suggestions and their ends are accessible, ${where}`,
    async ({ shopper }) => {
      const visitor = await shopper(screen);
      const { page, words, width } = visitor;
      await visitor.visit("/plp/search");
      await visitor.look("list-all");
      if (width === 390) {
        await page.locator("[popovertarget=listing-filters]:not([popovertargetaction])").click();
        await visitor.look("list-filters-open");
        await page.keyboard.press("Escape");
      }
      await page.getByLabel(words.search).fill("sepa");
      await page.getByRole("listbox").getByRole("option").first().waitFor();
      await visitor.look("suggestions");
      await visitor.visit("/search/zzqqxx.html");
      await visitor.look("nothing-found");
    },
    90_000,
  );

  journey(
    `a product with its zoom, the filled and the empty cart are accessible, ${where}`,
    async ({ shopper }) => {
      const visitor = await shopper(screen);
      const { page } = visitor;
      await visitor.visit("/shop-cart");
      await page.locator("main h1, main h2").first().waitFor();
      await visitor.look("cart-empty");
      await visitor.visit("/search/shoes.html");
      await openProduct(visitor, 1);
      await page.locator("main section button").first().click();
      await page.getByRole("dialog").waitFor();
      await visitor.look("product-zoom");
      await page.keyboard.press("Escape");
      await chooseSize(visitor);
      await addToCart(visitor);
      await page.getByRole("link", { name: visitor.words.viewCart }).click();
      await page.getByRole("button", { name: visitor.words.checkout }).waitFor();
      await visitor.look("cart");
      expect(await page.locator("main li").count()).toBeGreaterThan(0);
      await page
        .getByRole("button", { name: new RegExp(visitor.words.remove) })
        .first()
        .click();
      const undo = page.getByRole("button", { name: visitor.words.undo });
      await undo.waitFor();
      expect(await undo.evaluate((one) => one === document.activeElement)).toBe(true);
      await undo.click();
      await page.getByRole("button", { name: visitor.words.checkout }).waitFor();
    },
    90_000,
  );

  journey(
    `signing in, the checkout before anything is typed and pages of words are accessible, ${where}`,
    async ({ shopper }) => {
      const visitor = await shopper(screen);
      await visitor.visit("/login");
      await visitor.look("login");
      await visitor.visit("/guest-login");
      await visitor.look("guest-login");
      await visitor.visit("/search/cap.html");
      await openProduct(visitor, 0);
      await chooseSize(visitor);
      await addToCart(visitor);
      await goToCheckout(visitor, newGuest());
      await visitor.look("checkout-new");
      for (const path of ["/page/privacy-policy", "/order"]) {
        await visitor.visit(path);
        await visitor.page.locator("main h1, main h2").first().waitFor();
        await visitor.look(`page${path}`);
      }
    },
    120_000,
  );
}

async function openMenu({ page, width }: Shopper): Promise<void> {
  if (width === 390) return page.locator("[popovertarget=menu-sheet]").first().click();
  await page.locator("header nav").filter({ visible: true }).locator("summary, button, a").first().click();
  await page.waitForTimeout(400);
}

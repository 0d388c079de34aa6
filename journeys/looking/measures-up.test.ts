import { expect } from "vitest";
import { openProduct } from "../support/buying.ts";
import { journey } from "../support/journey.ts";

const screens = [
  { language: "en-US", width: 1280, find: "Find my size" },
  { language: "id-ID", width: 390, find: "Cari ukuran saya" },
] as const;

for (const { find, ...screen } of screens) {
  journey(
    `the size finder takes the focus, keeps it, and gives it back when Escape closes it, in ${screen.language} at ${screen.width}`,
    async ({ shopper }) => {
      const visitor = await shopper(screen);
      const { page } = visitor;
      await visitor.visit("/search/running%20shoes.html");
      await openProduct(visitor, 1);
      const opener = page.locator("[data-product-page]").getByRole("button", { name: find });
      const finder = page.getByRole("dialog", { name: find });
      const hasFocus = () => finder.evaluate((dialog) => dialog.contains(document.activeElement));
      await opener.focus();
      await page.keyboard.press("Enter");
      await finder.getByRole("textbox").first().waitFor();
      expect(await hasFocus()).toBe(true);
      await page.keyboard.press("Tab");
      expect(
        await finder
          .getByRole("textbox")
          .first()
          .evaluate((field) => field === document.activeElement),
      ).toBe(true);
      await visitor.look("size-finder-focus");
      await page.keyboard.press("Escape");
      await expect.poll(() => finder.count()).toBe(0);
      expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    },
  );

  journey(
    `[PDP-12] [SZG-01] [SZG-02] [SZG-05~] from a product, the size guide of its category and brand opens in a window of its own, in ${screen.language} at ${screen.width}`,
    async ({ shopper }) => {
      const visitor = await shopper(screen);
      const { page, words } = visitor;
      await visitor.visit("/search/running%20shoes.html");
      await openProduct(visitor, 1);
      const brand = await page.locator("[data-product-page] a[href$='.html']").last().innerText();
      const [popup] = await Promise.all([
        page.waitForEvent("popup"),
        page.getByRole("link", { name: words.sizeGuide }).click(),
      ]);
      await popup.waitForSelector("[data-size-guide]");
      expect(decodeURIComponent(new URL(popup.url()).pathname)).toMatch(
        new RegExp(`^/size-guide/[^/]+-[A-Z0-9]+-${brand}$`),
      );
      expect(await popup.locator("h1").innerText()).toContain(brand);
      expect(await popup.locator("[data-size-guide] table").count()).toBeGreaterThan(0);
      expect(await popup.locator("[data-guide-menu] [aria-current=page]").innerText()).toBe(brand);
      await popup.close();
      await visitor.visit(new URL(popup.url()).pathname);
      await visitor.look("size-guide");
    },
  );

  journey(
    `[SZG-07] where there is no guide, the page says so and its menu leads on, in ${screen.language} at ${screen.width}`,
    async ({ shopper }) => {
      const visitor = await shopper(screen);
      const { page, words } = visitor;
      visitor.expectProblem(/404 .*nothing-/);
      await visitor.visit("/size-guide/nothing-NOBODY-No-Body");
      expect(await page.locator("h1").innerText()).toBe(words.noData);
      expect((await page.request.get(page.url())).status()).toBe(404);
      await visitor.look("size-guide-none");
      const menu = page.locator("[data-guide-menu]");
      for (let level = 0; level < 3; level += 1) await menu.locator("summary:visible").nth(level).click();
      await menu.locator("a:visible").first().click();
      await page.waitForSelector("[data-size-guide]");
    },
  );
}

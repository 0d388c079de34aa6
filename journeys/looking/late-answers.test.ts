import { expect } from "vitest";
import { journey } from "../support/journey.ts";

for (const width of [390, 1280] as const) {
  journey(
    `a shelf that comes late moves nothing for who reads the footer by then, at ${width}`,
    async ({ shopper }) => {
      const { page, visit, layoutShift } = await shopper({ width, language: "id-ID" });
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route(/assets\/recommended-[^/]*\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await visit("/search/shoes.html");
      await page.locator("article.card a").first().click();
      await page.locator("[data-product-page]").waitFor();
      await page.locator("footer").scrollIntoViewIfNeeded();
      release();
      await page.locator("[data-recommendations]").waitFor();
      expect((await layoutShift()).value).toBeLessThan(0.05);
    },
  );
}

journey("a menu that is opened while the next page loads stays open", async ({ shopper }) => {
  const { page, visit } = await shopper({ width: 390 });
  await visit("/search/shoes.html");
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.data(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/\.data(\?|$)/);
  await page.locator("article.card a").first().click();
  await asked;
  await page.getByRole("button", { name: "Menu" }).click();
  const link = page.locator("#menu-sheet").getByRole("link").first();
  await link.waitFor();
  release();
  await page.locator("[data-product-page]").waitFor();
  await link.click();
  await page.waitForURL(/\/plp\//);
  await page.locator("#menu-sheet").waitFor({ state: "hidden" });
});

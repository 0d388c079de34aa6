import { expect } from "vitest";
import { chooseSize, openProduct } from "../support/buying.ts";
import { journey } from "../support/journey.ts";
import { answerOperation } from "../support/operations.ts";

for (const screen of [
  { language: "en-US", width: 1280 },
  { language: "id-ID", width: 390 },
] as const) {
  journey(
    `[ERR-06] [ERR-01] [HOM-06] an unknown address says so with status 404 and leads home, in ${screen.language} at ${screen.width}`,
    async ({ shopper }) => {
      const visitor = await shopper(screen);
      const { page, words } = visitor;
      visitor.expectProblem(/404/);
      const answer = await page.goto("/no-such-page");
      expect(answer?.status()).toBe(404);
      await page.getByRole("heading", { name: words.notFound }).waitFor();
      await page.getByRole("link", { name: words.contactUs }).first().waitFor();
      await visitor.look("not-found");
      await page.getByRole("link", { name: words.backHome }).click();
      await page.waitForURL((address) => address.pathname === "/");
    },
  );
}

journey("[PDP-13] [PDP-14] a product that is not there says so", async ({ shopper }) => {
  const visitor = await shopper({ language: "en-US", width: 390 });
  visitor.expectProblem(/404/);
  await visitor.page.goto("/pdp/NOT-A-PRODUCT");
  await visitor.page.getByRole("heading", { name: "Product does not exist." }).waitFor();
  await visitor.look("product-missing");
});

journey(
  "[ERR-04] [PDP-24] [ERR-17~] a missing answer is shown by a toast, and missing recommendations are not mentioned",
  async ({ shopper, gelora }) => {
    const visitor = await shopper({ language: "en-US", width: 1280 });
    const { page, words } = visitor;
    visitor.expectProblem(/Failed to load resource|ERR_FAILED/);
    await page.route(`${gelora.sandbox}/recommendations**`, (route) => route.abort());
    await visitor.visit("/search/running%20shoes.html");
    await openProduct(visitor, 0);
    await chooseSize(visitor);
    await page.waitForTimeout(500);
    expect(await page.locator("[data-toast]").count()).toBe(0);
    await answerOperation(page, /^addCart$/, (route) => route.abort());
    await page.getByRole("button", { name: words.addToCart }).filter({ visible: true }).click();
    await page.locator("[data-toast=error]", { hasText: "Internal server error." }).waitFor();
  },
);

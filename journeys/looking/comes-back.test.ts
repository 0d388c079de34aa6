import { expect } from "vitest";
import { addToCart, chooseSize } from "../support/buying.ts";
import { journey } from "../support/journey.ts";
import type { Shopper } from "../support/shopper.ts";

/**
 * Why a browser would not keep this page for the way back. The packaged browser keeps none, and
 * says so for every document; what a page itself causes it says beside.
 */
async function reasonsAgainst({ page, context }: Shopper, path: string): Promise<string[]> {
  const found: string[] = [];
  const session = await context.newCDPSession(page);
  await session.send("Page.enable");
  session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
    found.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  await page.goto(path, { waitUntil: "networkidle" });
  await page.goto("/llms.txt");
  await page.goBack();
  await expect.poll(() => found.length).toBeGreaterThan(0);
  await session.detach();
  return found.sort();
}

journey("nothing on public pages keeps browsers from having them ready for the way back", async ({ shopper }) => {
  const reader = await shopper();
  await reader.visit("/plp/footwear");
  const product = (await reader.page.locator("main a[href*='/pdp/']").first().getAttribute("href")) ?? "";
  const always = await reasonsAgainst(reader, "/robots.txt");
  for (const path of ["/", "/id/plp/footwear", product, "/blog", "/store"])
    expect([path, await reasonsAgainst(reader, path)]).toEqual([path, always]);
  // A personal page must not come back: a shopper who signed out would see it.
  expect(await reasonsAgainst(reader, "/shop-cart")).toContain("MainResourceHasCacheControlNoStore");
});

for (const [language, width] of [
  ["en-US", 1280],
  ["id-ID", 390],
] as const)
  journey(
    `a list that comes back as it was left has the cart and the wishes of now, in ${language} at ${width}`,
    async ({ shopper }) => {
      const buyer = await shopper({ language, width });
      const { page, visit, context } = buyer;
      await visit("/plp/footwear");
      const first = page.locator("[data-goods] article:not([data-stock=empty])").first();
      const heart = first.locator("[data-wish]");
      await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("false");
      const elsewhere = await context.newPage();
      const other = { ...buyer, page: elsewhere };
      await elsewhere.goto((await first.locator("a").first().getAttribute("href")) ?? "");
      await elsewhere.locator(".corner").waitFor({ state: "attached" });
      await chooseSize(other);
      await addToCart(other);
      await elsewhere.goto("/plp/footwear");
      const there = elsewhere.locator("[data-goods] article:not([data-stock=empty]) [data-wish]").first();
      await expect.poll(() => there.getAttribute("aria-pressed")).toBe("false");
      await there.click();
      await expect.poll(() => there.getAttribute("aria-pressed")).toBe("true");

      expect(await heart.getAttribute("aria-pressed")).toBe("false");
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
      await expect.poll(() => page.locator("[data-badge=cart]").textContent()).toBe("1");
      await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
    },
  );

journey("a card's picture becomes the product's, unless a shopper wants nothing to move", async ({ shopper }) => {
  const reader = await shopper({ width: 1280 });
  const { page, visit } = reader;
  const moved = async (): Promise<boolean> => {
    await visit("/plp/footwear");
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        document.documentElement.dataset.moved = "yes";
        return start(update);
      };
    });
    await page.locator("main a[href*='/pdp/']").first().click();
    await page.waitForSelector("[data-product-page]");
    return (await page.locator("html").getAttribute("data-moved")) === "yes";
  };
  expect(await moved()).toBe(false);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await moved()).toBe(true);
});

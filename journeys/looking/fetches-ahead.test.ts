import { expect } from "vitest";
import { journey } from "../support/journey.ts";
import type { Shopper } from "../support/shopper.ts";

/** The data that the page fetches ahead from now on. */
async function dataFetchedAhead({ page, context }: Shopper): Promise<readonly string[]> {
  const session = await context.newCDPSession(page);
  const asked: string[] = [];
  await session.send("Network.enable");
  session.on("Network.requestWillBeSent", ({ request, type }) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith(".data") && type !== "Fetch") asked.push(pathname);
  });
  return asked;
}

for (const [language, path] of [
  ["en-US", "/plp/footwear"],
  ["id-ID", "/id/plp/footwear"],
] as const)
  journey(
    `the page behind a link is fetched once a pointer rests on it, and not for one that passes, in ${language}`,
    async ({ shopper }) => {
      const visitor = await shopper({ language });
      const { page } = visitor;
      await page.goto(path, { waitUntil: "networkidle" });
      const asked = await dataFetchedAhead(visitor);
      const links = page.locator("[data-goods] article a[href*='/pdp/']");
      const first = links.first();
      const address = new URL((await first.getAttribute("href")) ?? "", page.url()).pathname;
      // One after the other, however slow the machine is.
      await links.evaluateAll(([wanted, , passed]) => {
        for (const link of [passed, wanted]) link?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
      });
      await expect.poll(() => asked).toEqual([`${address}.data`]);
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)))
        .toContainEqual(expect.stringMatching(/assets\/product-named-main/));
      await first.click();
      await page.locator("h1").waitFor();
      await expect.poll(() => new URL(page.url()).pathname).toBe(address);
      expect(asked).toHaveLength(1);
    },
  );

journey("nothing is fetched ahead for personal pages, or where the shopper saves data", async ({ shopper }) => {
  const visitor = await shopper();
  const { page } = visitor;
  await page.goto("/", { waitUntil: "networkidle" });
  const asked = await dataFetchedAhead(visitor);
  await page.locator("header a[href='/shop-cart']").hover();
  await page.waitForTimeout(500);
  await page.evaluate(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await page.locator("main a[href*='/pdp/']").first().hover();
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
});

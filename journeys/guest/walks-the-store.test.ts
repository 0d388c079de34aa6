import type { Page } from "playwright-core";
import { expect } from "vitest";
import { openProduct, search } from "../support/buying.ts";
import { journey } from "../support/journey.ts";
import { operationsOf } from "../support/operations.ts";

journey("[LOC-09] every price of a list is in whole rupiah with dots", async ({ shopper }) => {
  const visitor = await shopper({ language: "id-ID", width: 390 });
  await visitor.visit("/search/sepatu.html");
  const prices = (await visitor.page.locator("[data-goods]").innerText()).match(/Rp\s?[\d.,\p{L}]+/gu) ?? [];
  expect(prices.length).toBeGreaterThan(10);
  expect(prices.filter((price) => !/^Rp\d{1,3}(\.\d{3})*$/.test(price))).toEqual([]);
});

journey("[PDP-21] [PDP-22] a keyboard is enough to choose a size and put it into the cart", async ({ shopper }) => {
  const visitor = await shopper({ language: "en-US", width: 1280 });
  const { page, words } = visitor;
  await visitor.visit("/search/running%20shoes.html");
  await openProduct(visitor, 2);
  const sent = operationsOf(page, (request) => request.postData() ?? "");
  await page
    .locator("h1")
    .focus()
    .catch(() => {});
  await tabTo(visitor.page, "[data-sizes] [data-state=available]");
  const size = await page.evaluate(() => document.activeElement?.getAttribute("data-size"));
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator("[data-sizes] [aria-current=true]").getAttribute("data-size")).toBe(size);
  await tabTo(page, "[data-control=add-to-cart]");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: words.added });
  await dialog.waitFor();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  const call = sent.map((body) => JSON.parse(body)).find(({ operationName }) => operationName === "addCart");
  expect(call.variables.input).toMatchObject({ quantity: 1, distributionType: "11" });
  expect(await page.locator("[data-badge=cart]").textContent()).toBe("1");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(() => page.locator("[data-control=add-to-cart]").getAttribute("aria-busy")).not.toBe("true");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-control"))).toBe("add-to-cart");
});

journey(
  "[SHL-25] [PDP-23] [SHL-24~] a new page begins at its top, and back leads to the same place of the list",
  async ({ shopper }) => {
    const visitor = await shopper({ language: "en-US", width: 390 });
    const { page } = visitor;
    await visitor.visit("/");
    await search(visitor, "shoes");
    const card = page.locator("[data-goods] article a").nth(9);
    await card.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(500);
    await card.click();
    await page.waitForSelector("[data-product-page]");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(5);
    await page.goBack();
    await page.waitForSelector("[data-goods]");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 60);
    expect(await page.evaluate(() => scrollY)).toBeLessThan(place + 60);
    await page.goForward();
    await page.waitForSelector("[data-product-page]");
    expect(await visitor.layoutShift().then(({ value }) => value)).toBeLessThan(0.05);
  },
);

for (const { language, width, keyword } of [
  { language: "id-ID", width: 390, keyword: "sepatu" },
  { language: "en-US", width: 1280, keyword: "shoes" },
] as const) {
  journey(
    `[SHL-02] without scripts the store is read, searched, filtered, paged and a size chosen, in ${language} at ${width}`,
    async ({ shopper }) => {
      const visitor = await shopper({ language, width, scripts: false });
      const { page, words } = visitor;
      await visitor.visit("/");
      expect((await page.locator("main").innerText()).length).toBeGreaterThan(200);
      await page.getByLabel(words.search).fill(keyword);
      await page.getByLabel(words.search).press("Enter");
      await page.waitForURL(/\/plp\/search\?q=/);
      const total = async (): Promise<number> => Number(await page.locator("[data-total]").getAttribute("data-total"));
      const all = await total();
      expect(all).toBeGreaterThan(20);
      if (width === 390) await page.locator("[popovertarget=listing-filters]:not([popovertargetaction])").click();
      const colour = page.locator("[data-filter=brand] label").first();
      if (!(await colour.isVisible())) await page.locator("[data-filter=brand] > summary").click();
      await colour.click();
      await page.locator("#listing-form button[type=submit]").click();
      await page.waitForURL(/brand=/);
      const fewer = await total();
      expect(fewer).toBeGreaterThan(0);
      expect(fewer).toBeLessThan(all);
      await page.locator("[data-chip]").click();
      await expect.poll(total).toBe(all);
      const first = await page.locator("[data-goods] article").first().getAttribute("data-product");
      await page.locator("a[rel=next]").click();
      await page.waitForURL(/page/i);
      expect(await page.locator("[data-goods] article").first().getAttribute("data-product")).not.toBe(first);
      await openProduct(visitor, 0);
      const size = page.locator("[data-sizes] [data-state=available]").first();
      const name = await size.getAttribute("data-size");
      await size.click();
      await page.waitForURL(/skuCode=/);
      expect(await page.locator("[data-sizes] [aria-current=true]").getAttribute("data-size")).toBe(name);
      expect(await page.getByRole("button", { name: words.addToCart }).filter({ visible: true }).count()).toBe(0);
      await page.locator("[data-product-page] noscript a[href$='/contact-us']").waitFor();
      await visitor.look("product-without-scripts");
    },
  );
}

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`no press of Tab led to ${selector}`);
}

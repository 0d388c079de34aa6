import { expect } from "vitest";
import { addToCart, chooseSize, openProduct } from "../support/buying.ts";
import { holdRequests, scriptFiles } from "../support/hold-requests.ts";
import { journey } from "../support/journey.ts";
import { operationsOf } from "../support/operations.ts";
import { answer } from "./answers.ts";
import { someGoods } from "./goods.ts";

journey(
  "[LST-03] [LST-04] [LST-05] [LST-06] [LST-10] [SHL-25] a search has an address of its own, and pages begin at the top",
  async ({ shopper }) => {
    const { page, visit } = await shopper();
    await visit("/search/x.html?q=shoes%20%26%20%20socks");
    const here = new URL(page.url());
    expect(decodeURIComponent(here.pathname)).toBe("/search/shoes socks.html");
    expect(here.href).not.toMatch(/[?&]|%26/);
    await visit("/search/x.html?q=shoes");
    await page.locator("[data-micro-app=listing][data-keyword=shoes]").waitFor();
    const cards = page.locator("[data-goods] > li");
    const tops = (): Promise<number[]> =>
      cards.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    const firstRow = (all: readonly number[]): number => all.filter((top) => top === all[0]).length;
    for (const [width, columns] of [
      [390, 2],
      [768, 2],
      [769, 4],
      [1280, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => firstRow(await tops())).toBe(columns);
    }
    await page.locator("[data-control=chat]").waitFor();
    const before = await cards.first().innerText();
    await page.getByRole("link", { name: "Next" }).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await page.getByRole("link", { name: "Next" }).click();
    await page.waitForURL(/page=2/);
    await expect.poll(() => cards.first().innerText()).not.toBe(before);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await cards.nth(6).scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    await cards.nth(6).getByRole("link").click();
    await page.locator("[data-product-page]").waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => cards.count()).toBeGreaterThan(6);
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(5);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => firstRow(await tops())).toBe(2);
    await visit("/Running.html");
    await page.locator("[data-micro-app=listing][data-keyword=Running]").waitFor();
  },
);

journey("[LST-14] [LST-15] one price, several sizes; a chip that is removed unticks its box", async ({ shopper }) => {
  const { page, visit } = await shopper();
  await visit("/plp/search?q=shoes");
  await page.locator("[data-control=chat]").waitFor();
  const total = async (): Promise<number> => Number(await page.locator("[data-total]").getAttribute("data-total"));
  const all = await total();
  const group = (code: string) => page.locator(`[data-filter=${code}]`);
  const chips = page.locator("[data-chip]");
  const radios = page.locator("[data-filter] input[type=radio]:not([value=''])");
  const name = (await radios.first().getAttribute("name")) ?? "";
  const open = async (code: string): Promise<void> => {
    if ((await group(code).getAttribute("open")) === null) await group(code).locator("> summary").click();
  };
  await open(name);
  for (const place of [0, 1]) {
    const choice = group(name).locator("input:not([value=''])").nth(place);
    const code = await choice.getAttribute("value");
    await choice.check({ force: true });
    await expect
      .poll(() => chips.evaluateAll((found) => found.map((chip) => chip.getAttribute("data-chip"))))
      .toEqual([code]);
  }
  await open("brand");
  // Brands without goods of that price are shown, and cannot be chosen.
  const brand = group("brand").locator("input:enabled");
  for (const place of [0, 1]) {
    await brand.nth(place).check();
    await expect.poll(() => chips.count()).toBe(2 + place);
  }
  const narrowed = await total();
  expect(narrowed).toBeLessThan(all);
  await page.locator(`[data-chip="${(await brand.first().getAttribute("value")) ?? ""}"]`).click();
  await expect.poll(() => chips.count()).toBe(2);
  await expect.poll(() => brand.first().isChecked()).toBe(false);
  expect(await brand.nth(1).isChecked()).toBe(true);
  await expect.poll(total).not.toBe(narrowed);
});

journey("[GAP-02] a search that finds nothing says so and leads on", async ({ shopper }) => {
  const { page, visit } = await shopper();
  await visit("/search/qqqzzzxxx.html");
  await page
    .getByRole("heading", { name: /qqqzzzxxx/ })
    .first()
    .waitFor();
  expect(await page.locator("[data-total]").getAttribute("data-total")).toBe("0");
  await page.getByRole("main").locator("a[href^='/plp/']").first().click();
  await expect.poll(() => page.locator("[data-goods] article").count()).toBeGreaterThan(0);
});

for (const [language, word] of [
  ["en-US", "was"],
  ["id-ID", "sebelumnya"],
] as const) {
  journey(
    `[PDP-03] [PDP-04] [PDP-05] [PDP-15] a product names itself, its place and its price in ${language}`,
    async ({ shopper, gelora }) => {
      const { reduced, full } = await someGoods(gelora);
      const { page, visit } = await shopper({ language });
      await visit(`/pdp/${reduced.productCode}?skuCode=${reduced.skuCode}`);
      const main = page.getByRole("main");
      const heading = await main.getByRole("heading", { level: 1 }).textContent();
      expect(await page.title()).toBe(`Jual ${heading} | Gelora`);
      const trail = page.locator("[data-product-page] nav").first().getByRole("link");
      expect(await trail.first().getAttribute("href")).toBe("/");
      expect(await trail.count()).toBeGreaterThan(2);
      for (const link of (await trail.all()).slice(1)) {
        const name = (await link.textContent()) ?? "";
        expect(await link.getAttribute("href")).toBe(`/${encodeURIComponent(name.trim())}.html`);
      }
      expect(await main.locator("del, s").first().textContent()).toMatch(/Rp\s?\d/);
      expect(await main.getByText(word, { exact: false }).count()).toBeGreaterThan(0);
      await visit(`/pdp/any-name/${full.productCode}?skuCode=${full.skuCode}`);
      expect(await page.locator("[data-product-page] .lg\\:sticky").locator("del, s").count()).toBe(0);
      await page.locator("[data-product-page] h1").locator("xpath=preceding-sibling::p//a").click();
      await page.waitForURL(/\/[^/]+\.html$/);
      await expect.poll(() => page.locator("[data-goods] article").count()).toBeGreaterThan(0);
    },
  );
}

journey(
  "[PDP-19] [PDP-20] [PDP-21] [PDP-22] [CON-19~] one piece goes into the cart, until a limit is reached",
  async ({ shopper, gelora }) => {
    const { scarce, plenty } = await someGoods(gelora);
    const visitor = await shopper();
    const { page, visit } = visitor;
    await page.clock.install();
    let inCart = 0;
    let skuCode = plenty.skuCode;
    const sent: unknown[] = [];
    await page.route(/operationName=cartInit$/, (route) =>
      answer(route, { cartInit: { itemList: [{ skuCode, quantity: inCart }] } }),
    );
    await page.route(/operationName=addCart$/, (route) => {
      sent.push(route.request().postDataJSON().variables.input);
      return answer(route, {
        addCart: { success: true, errorCode: null, errorMessage: null, message: null, data: [{ count: 42 }] },
      });
    });
    await visit(`/pdp/${plenty.productCode}?skuCode=${plenty.skuCode}`);
    await page.locator("[data-control=chat]").waitFor();
    await page.clock.pauseAt(Date.now() + 120_000);
    const button = page.locator("[data-control=add-to-cart]");
    const busy = () => button.getAttribute("aria-busy");
    await button.click();
    await page.getByRole("dialog", { name: "In your cart" }).waitFor();
    expect(sent).toEqual([
      {
        productCode: plenty.productCode,
        skuCode: plenty.skuCode,
        orgCode: plenty.orgCode,
        quantity: 1,
        distributionType: "11",
      },
    ]);
    expect(await page.locator("[data-badge=cart]").textContent()).toBe("42");
    expect(await busy()).toBe("true");
    await page.clock.runFor(990);
    expect(await busy()).toBe("true");
    await page.clock.runFor(20);
    await expect.poll(busy).not.toBe("true");
    await page.getByRole("button", { name: "Continue shopping" }).click();
    await page.clock.resume();

    const toast = page.locator("[data-toast=error]");
    inCart = 5;
    await button.click();
    await expect
      .poll(() => toast.allTextContents())
      .toContain("You have reached the maximum quantity available for this item");
    await visit(`/pdp/${scarce.productCode}?skuCode=${scarce.skuCode}`);
    ({ skuCode } = scarce);
    inCart = scarce.stock;
    await button.click();
    await expect.poll(() => toast.allTextContents()).toContain(`Only ${scarce.stock} left in stock.`);
    expect(sent.length).toBe(1);
  },
);

for (const [width, dialogWidth] of [
  [390, 351],
  [1280, 500],
] as const) {
  journey(`[SHL-27] a dialog is ${dialogWidth} px wide at ${width}`, async ({ shopper }) => {
    const visitor = await shopper({ width });
    const { page, visit } = visitor;
    await visit("/plp/search?q=shoes");
    await page.locator("[data-goods] article:not([data-stock=empty]) a").first().click();
    await page.locator("[data-product-page]").waitFor();
    await chooseSize(visitor);
    await addToCart(visitor);
    const box = await page.getByRole("dialog").boundingBox();
    expect(Math.round(box?.width ?? 0)).toBe(dialogWidth);
  });
}

for (const [width, deviceType] of [
  [390, "H5"],
  [1280, "PC"],
] as const)
  journey(
    `[PDP-09] the disclaimer of a product is the page at /disclaimer, asked for as ${deviceType} at ${width}`,
    async ({ shopper }) => {
      const visitor = await shopper({ width });
      const { page } = visitor;
      await visitor.visit("/search/shoes.html");
      await openProduct(visitor, 1);
      const asked = operationsOf(page, (request) => request.postData() ?? "");
      const disclaimer = page.getByRole("group").filter({ has: page.getByText("Disclaimer", { exact: true }) });
      await disclaimer.getByText("Disclaimer", { exact: true }).click();
      await expect.poll(() => asked.filter((body) => body.includes("/disclaimer")).length).toBe(1);
      const [call = "{}"] = asked.filter((body) => body.includes("/disclaimer"));
      expect(JSON.parse(call)).toMatchObject({
        operationName: "getPageByUrl",
        variables: { pageUrl: "/disclaimer", deviceType },
      });
      await expect.poll(async () => (await disclaimer.innerText()).length).toBeGreaterThan(40);
    },
  );

journey("on a phone, Back closes a picture that covers the screen and stays on its page", async ({ shopper }) => {
  const { page, visit } = await shopper({ width: 390 });
  await visit("/search/shoes.html");
  await page.locator("[data-control=chat]").waitFor();
  await page.locator("[data-goods] > li").first().getByRole("link").click();
  await page.locator("[data-product-page]").waitFor();
  const address = page.url();
  const pictures = page.locator("main section button");
  const zoomed = page.getByRole("dialog");
  await pictures.first().click();
  await zoomed.waitFor();
  await page.waitForFunction(() => history.state?.overlay);
  await page.goBack();
  await zoomed.waitFor({ state: "hidden" });
  expect(page.url()).toBe(address);
  expect(await pictures.first().evaluate((button) => button === document.activeElement)).toBe(true);
  await pictures.first().click();
  await zoomed.getByRole("button", { name: "Close" }).click();
  await zoomed.waitFor({ state: "hidden" });
  await pictures.first().click();
  await zoomed.waitFor();
  await page.keyboard.press("Escape");
  await zoomed.waitFor({ state: "hidden" });
  // A moment after closing, sooner than people go back, the picture's entry has left the history.
  await page.waitForFunction(() => !history.state?.overlay);
  await page.goBack();
  await page.waitForURL(/\/search\/shoes\.html$/);
  await page.locator("[data-goods] > li").first().waitFor();
});

journey(
  "[PDP-10~] [PDP-17~] a recommended product starts over, and its heart adds it to the wishlist",
  async ({ shopper, gelora }) => {
    const goods = await someGoods(gelora);
    const other = Object.values(goods).find(({ productCode }) => productCode !== goods.plenty.productCode);
    const visitor = await shopper();
    const { page, visit } = visitor;
    const URL = `/pdp/another/${other?.productCode}`;
    const Fields = { Name: "Another", Price: 129000, ImageURL: "", URL, SKU: other?.skuCode };
    await page.route(/\/recommendations\?/, (route) => route.fulfill({ json: { Items: [{ Fields }] } }));
    await visit(`/pdp/${goods.plenty.productCode}?skuCode=${goods.plenty.skuCode}`);
    const card = page.locator("[data-recommendations]").getByRole("article");
    await card.waitFor();
    expect(await card.locator("[data-wish]").getAttribute("data-wish")).toBe(other?.productCode);
    await page.getByLabel("View 2", { exact: true }).click();
    await expect.poll(() => page.locator("a[href='#view-2']").getAttribute("aria-current")).toBe("true");
    await addToCart(visitor);
    const added = page.getByRole("dialog", { name: visitor.words.added });
    const name = await page.getByRole("heading", { level: 1 }).innerText();
    await added.getByText(name, { exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await card.getByRole("link").click();
    await page.locator(`[data-product-page="${other?.productCode}"]`).waitFor();
    expect(await page.locator("a[href='#view-1']").getAttribute("aria-current")).toBe("true");
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(await page.locator("[data-product-page] [data-wish]").first().getAttribute("data-wish")).toBe(
      other?.productCode,
    );
  },
);

journey("on a phone, the filters' button closes them and shows the list from its beginning", async ({ shopper }) => {
  const { page, visit, look } = await shopper({ width: 390, language: "id-ID" });
  await visit("/plp/footwear");
  const filters = page.locator("#listing-filters");
  const list = page.locator("[data-list]");
  const seeGoods = filters.getByRole("button", { name: /^Lihat \d+ produk$/ });
  const open = () => page.getByRole("button", { name: /^Filter/ }).tap();
  await page.locator("[data-goods] > li").nth(4).scrollIntoViewIfNeeded();
  expect((await list.boundingBox())?.y).toBeLessThan(0);
  await open();
  await page.waitForFunction(() => history.state?.overlay);
  const all = await seeGoods.innerText();
  await filters.locator("[data-filter=gender] label").first().tap();
  await page.waitForURL(/gender=/);
  const filtered = page.url();
  await page.waitForFunction(() => history.state?.overlay);
  await expect.poll(() => seeGoods.innerText()).not.toBe(all);
  const shown = /\d+/.exec(await seeGoods.innerText())?.[0];
  await seeGoods.tap();
  await filters.waitFor({ state: "hidden" });
  await expect.poll(async () => (await list.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  expect((await list.boundingBox())?.y).toBeLessThan(200);
  await expect.poll(() => page.locator("[data-total]").getAttribute("data-total")).toBe(shown);
  await look("list-after-filters");
  // Without another choice too, and Back leads to the list before, not to the same one.
  await page.waitForFunction(() => !history.state?.overlay);
  await open();
  await page.waitForFunction(() => history.state?.overlay);
  await seeGoods.click();
  await filters.waitFor({ state: "hidden" });
  await page.waitForFunction(() => !history.state?.overlay);
  expect(page.url()).toBe(filtered);
  await page.goBack();
  await page.waitForURL(/\/plp\/footwear$/);
});

journey(
  "filters chosen in the sheet before the scripts arrive stay, and its button then works",
  async ({ shopper }) => {
    const { page } = await shopper({ width: 390 });
    const release = await holdRequests(page, scriptFiles);
    await page.goto("/plp/footwear", { waitUntil: "commit" });
    const filters = page.locator("#listing-filters");
    await page.getByRole("button", { name: "Filter" }).tap();
    await filters.locator("[data-filter=gender] label").first().tap();
    release();
    await page.locator(".corner").waitFor({ state: "attached" });
    await filters.locator("button[type=submit]").tap();
    await filters.waitFor({ state: "hidden" });
    await page.waitForURL(/gender=/);
    await page.locator("[data-chip]").waitFor();
  },
);

journey(
  "on a phone, Back closes the menu and the filters, also after a choice, and stays on the page",
  async ({ shopper }) => {
    const { page, visit } = await shopper({ width: 390 });
    await visit("/search/shoes.html");
    await page.locator("[data-control=chat]").waitFor();
    const list = page.url();
    const menu = page.locator("#menu-sheet");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.waitForFunction(() => history.state?.overlay);
    await page.goBack();
    await menu.waitFor({ state: "hidden" });
    expect(page.url()).toBe(list);
    const filters = page.locator("#listing-filters");
    await page.getByRole("button", { name: "Filter" }).click();
    await page.waitForFunction(() => history.state?.overlay);
    await filters.locator("[data-filter=gender] label").first().click();
    await page.waitForURL(/gender=/);
    const filtered = page.url();
    await page.waitForFunction(() => history.state?.overlay);
    await page.goBack();
    await filters.waitFor({ state: "hidden" });
    expect(page.url()).toBe(filtered);
    await page.goBack();
    await page.waitForURL(list);
    await page.getByRole("button", { name: "Menu" }).click();
    await menu.getByRole("link").first().click();
    await page.waitForURL((url) => url.href !== list);
    await page.goBack();
    await page.waitForURL(list);
  },
);

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openContext } from "../support/browser-context.ts";
import { launchChromium } from "../support/chromium.ts";
import { flashSalesAt } from "../support/flash-sales.ts";
import { openShopper } from "../support/shopper.ts";
import { type GeloraInDanger, launchInDanger } from "./gelora-in-danger.ts";

let gelora: GeloraInDanger;
let browser: Browser;
beforeAll(async () => {
  gelora = await launchInDanger({ programs: ["sandbox", "club", "shop", "storefront"] });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await gelora?.end();
});

test("[ERR-09] [SHL-20] while the shop is down, known pages are still served and others say what they lack; when it is back, so are they", {
  timeout: 120_000,
}, async () => {
  const context = await openContext(browser, gelora.addresses.storefront, {});
  const visitor = await openShopper(context, gelora.addresses, {});
  const { page } = visitor;
  await visitor.visit("/");
  await visitor.visit("/plp/search");
  const known = await page.locator("[data-goods] article").count();
  expect(known).toBeGreaterThan(0);

  await gelora.program("shop").stop();
  visitor.expectProblem(/Failed to load resource|ERR_CONNECTION_REFUSED|status of 50\d|answer 50\d/);
  expect((await page.goto("/plp/search"))?.status()).toBe(200);
  expect(await page.locator("[data-goods] article").count()).toBe(known);
  expect((await page.goto("/"))?.status()).toBe(200);

  expect((await page.goto("/search/socks.html"))?.status()).toBe(503);
  await page.getByRole("heading", { name: "The list cannot be shown right now" }).waitFor();
  await visitor.look("shop-away");
  expect((await page.goto("/information/hydration-in-the-heat"))?.status()).toBe(503);
  await page.getByRole("heading", { name: "This page did not load" }).waitFor();
  await visitor.look("article-away");
  for (const path of ["/page/football", "/id/page/tentang-kami"]) {
    const answer = await page.goto(path);
    const { "retry-after": retry, "cache-control": kept } = answer?.headers() ?? {};
    expect([path, answer?.status(), retry, kept]).toEqual([path, 503, "30", "no-store"]);
  }
  await page.getByRole("heading", { name: "Halaman ini gagal dimuat" }).waitFor();
  await visitor.look("written-page-away");

  gelora.program("shop").start();
  await gelora.program("shop").waitUntilReady(30_000);
  // The page shown without products was not cached: the same address has them now.
  const goods = async (): Promise<number> => {
    await page.goto("/search/socks.html");
    return page.locator("[data-goods] article").count();
  };
  await expect.poll(goods, { timeout: 15_000, interval: 500 }).toBeGreaterThan(0);
  await page.goto("/information/hydration-in-the-heat");
  await page.locator("[data-article]").waitFor();
  expect((await page.goto("/page/football"))?.status()).toBe(200);
  await visitor.page.waitForTimeout(500);
  expect(visitor.problems()).toEqual([]);
  await context.close();
});

test("a storefront that starts while the shop is down comes up, says what it lacks, and serves when the shop is there", {
  timeout: 60_000,
}, async () => {
  await gelora.program("shop").stop();
  await gelora.program("storefront").stop();
  gelora.program("storefront").start();
  const textOf = (path: string): Promise<string> =>
    fetch(`${gelora.addresses.storefront}${path}`, { headers: { "accept-language": "en-US" } }).then(
      (answer) => answer.text(),
      () => "",
    );
  await expect.poll(() => textOf("/healthz"), { timeout: 20_000 }).toContain("ok");
  expect(await textOf("/plp/search")).toContain("The list cannot be shown right now");
  gelora.program("shop").start();
  await gelora.program("shop").waitUntilReady(30_000);
  await expect.poll(() => textOf("/plp/search"), { timeout: 20_000 }).toContain("data-goods");
});

/** How long a view took, what it showed, and where that is. */
async function view(path: string) {
  const asked = performance.now();
  const home = gelora.addresses.storefront;
  const answer = await fetch(`${home}${path}`, { headers: { cookie: "gt-local=en-US" } });
  const text = await answer.text();
  return { ms: performance.now() - asked, status: answer.status, text, path: answer.url.slice(home.length) };
}

test("while the shop hangs, a page that has to be renewed is waited for once, and given at once after that; when the shop goes on, it is renewed", {
  timeout: 120_000,
}, async () => {
  const { product, begins, sale, isRunning } = await comingFlashSale();
  const { path, text } = await view(product);
  expect(text.includes(sale)).toBe(false);
  await gelora.sandbox.moveClock(begins - Date.now() + 1000);
  await expect.poll(isRunning, { timeout: 10_000 }).toBe(true);
  // The storefront has heard of it for the last time.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const pid = gelora.program("shop").pid();
  if (pid === undefined) throw new Error("the shop is not running");
  process.kill(pid, "SIGSTOP");
  try {
    const first = await view(path);
    expect([first.status, first.text.includes(sale), first.ms > 3000]).toEqual([200, false, true]);
    for (let again = 0; again < 6; again += 1) {
      const next = await view(path);
      expect([next.status, next.text.includes(sale), next.ms < 1000]).toEqual([200, false, true]);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    const places = await view("/sitemap-places.xml");
    expect([places.status, places.ms < 6000]).toEqual([503, true]);
  } finally {
    process.kill(pid, "SIGCONT");
  }
  await expect.poll(async () => (await view(path)).text.includes(sale), { timeout: 10_000 }).toBe(true);
});

/**
 * The page of a product of a flash sale that comes, when it begins, what the page says then, and
 * whether it has begun.
 */
async function comingFlashSale() {
  const sales = async () => (await flashSalesAt(gelora.gateway)).campaignList;
  const coming = (await sales()).find(({ state }) => state === "COMING");
  const sku = coming?.skuList[0];
  if (!coming || !sku) throw new Error("no flash sale comes");
  return {
    product: `/pdp/item/${sku.product.productCode}?skuCode=${sku.skuCode}`,
    begins: Date.parse(coming.beginTime),
    sale: `· ${sku.skuCampaign.maxPerUser} per shopper`,
    isRunning: async () =>
      (await sales()).some(({ activityCode, state }) => activityCode === coming.activityCode && state !== "COMING"),
  };
}

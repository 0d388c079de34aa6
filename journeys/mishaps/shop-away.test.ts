import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openContext } from "../support/browser-context.ts";
import { launchChromium } from "../support/chromium.ts";
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

import type { Browser } from "playwright-core";
import { test as base, inject } from "vitest";
import { launchChromium } from "./chromium.ts";
import { openSandbox, type Sandbox } from "./sandbox.ts";
import { openShopper, type Shopper, type ShopperOptions } from "./shopper.ts";

export type Gelora = {
  readonly storefront: string;
  readonly shop: string;
  readonly club: string;
  readonly sandbox: string;
};

/**
 * A test with shoppers in it. At its end everything that went wrong in a shopper's browser without being expected fails it.
 * @example
 * journey("[SHL-03] the logo leads home", async ({ shopper }) => {
 *   const buyer = await shopper({ language: "id-ID", width: 390 });
 *   await buyer.visit("/store");
 *   await buyer.page.getByRole("link", { name: "Gelora" }).first().click();
 *   expect(new URL(buyer.page.url()).pathname).toBe("/");
 * });
 */
export const journey = base.extend<{
  browser: Browser;
  gelora: Gelora;
  /** Opens a browser of a new person: nothing stored, no session. */
  shopper: (options?: ShopperOptions) => Promise<Shopper>;
  sandbox: Sandbox;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from this pattern
  gelora: async ({}, use) => {
    await use(inject("gelora"));
  },
  sandbox: async ({ gelora }, use) => {
    await use(openSandbox(gelora));
  },
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from this pattern
    async ({}, use) => {
      const browser = await launchChromium();
      await use(browser);
      await browser.close();
    },
    { scope: "file" },
  ],
  shopper: async ({ browser, gelora, task }, use) => {
    const opened: Shopper[] = [];
    await use(async (options = {}) => {
      const shopper = await openShopper(browser, gelora.storefront, options);
      opened.push(shopper);
      return shopper;
    });
    const problems = opened.flatMap((one) => one.problems());
    if (task.result?.state === "fail" || problems.length > 0) {
      await Promise.all(opened.map((one, index) => one.keepTrace(`${task.name} ${index + 1}`)));
    }
    await Promise.all(opened.map((one) => one.close()));
    if (problems.length > 0) throw new Error(`The browser noticed what nobody expected:\n${problems.join("\n")}`);
  },
});

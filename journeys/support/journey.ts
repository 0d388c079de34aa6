import { test as base, inject } from "vitest";
import { launchChromium } from "./chromium.ts";
import type { Gelora } from "./gelora.ts";
import { openSandbox } from "./sandbox.ts";
import { shareContexts } from "./shared-contexts.ts";
import { openShopper, type Shopper, type ShopperOptions } from "./shopper.ts";

/**
 * A test with shoppers in it. At its end everything that went wrong in a shopper's browser without
 * being expected fails it.
 * @example
 * journey("[SHL-03] the logo leads home", async ({ shopper }) => {
 * const buyer = await shopper({ language: "id-ID", width: 390 });
 * await buyer.visit("/store");
 * await buyer.page.getByRole("link", { name: "Gelora" }).first().click();
 * expect(new URL(buyer.page.url()).pathname).toBe("/");
 * });
 */
export const journey = base
  .extend("gelora", (): Gelora => inject("gelora"))
  .extend("sandbox", ({ gelora }) => openSandbox(gelora))
  .extend("openBrowser", { scope: "worker" }, () => launchChromium)
  .extend("browser", { scope: "worker" }, async ({ openBrowser }, { onCleanup }) => {
    const browser = await openBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend("contexts", { scope: "worker" }, ({ browser }) => shareContexts(browser))
  /** Opens another person's browser: nothing stored, no session. */
  .extend("shopper", ({ contexts, gelora, task }, { onCleanup }) => {
    const opened: Shopper[] = [];
    onCleanup(async () => {
      const problems = opened.flatMap((one) => one.problems());
      const hasFailed = task.result?.state === "fail" || problems.length > 0;
      if (hasFailed) await Promise.all(opened.map((one, index) => one.keepTrace(`${task.name} ${index + 1}`)));
      for (const one of opened) {
        const { context, isSpoilt } = one.leave();
        await contexts.giveBack(context, hasFailed || isSpoilt ? "close" : "keep");
      }
      if (problems.length > 0) throw new Error(`The browser noticed what nobody expected:\n${problems.join("\n")}`);
    });
    return async (options: ShopperOptions = {}): Promise<Shopper> => {
      const { newHere: _, ...browserOptions } = options;
      const context = await contexts.take(gelora.storefront, browserOptions);
      const shopper = await openShopper(context, gelora, options);
      opened.push(shopper);
      return shopper;
    };
  });

import { type Milliseconds, milliseconds } from "@gelora/service-kit/durations.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { finishPage } from "./finished-page.ts";
import { createPageCache } from "./page-cache.ts";
import { watchDisplay } from "./watch-display.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const step = milliseconds(50);
const changedAt = milliseconds(5_000);
const seenFor = milliseconds(12_000);

/**
 * Two storefronts ask two shops in turn, as a balancer sends them, and a shopper asks the
 * storefronts in turn. The price changes after 5 s, and each shop knows of it some time later.
 * @returns the milliseconds from the change to the last time that the old price was shown
 */
async function oldPriceShownFor(...lags: readonly Milliseconds[]): Promise<number> {
  const began = Date.now();
  const passed = () => Date.now() - began;
  let turn = 0;
  const priceInShop = () => (passed() >= changedAt + (lags[turn++ % lags.length] ?? 0) ? "new" : "old");
  const send = async () => {
    const price = priceInShop();
    return {
      status: 200,
      json: async () => ({ data: { displayVersion: price, crossedProducts: [], flashSaleProducts: [] } }),
    };
  };
  const render = async () => ({ page: finishPage(200, {}, Buffer.from(priceInShop())), keep: true });
  const storefronts = [0, 1].map(() => {
    const cache = createPageCache({ maxBytes: 1_000_000 });
    return { cache, stop: watchDisplay({ base: "http://shop", siteCode: "GELORA", send }, cache) };
  });
  let last = 0;
  while (passed() < seenFor) {
    await vi.advanceTimersByTimeAsync(step);
    for (const { cache } of storefronts) {
      const { plain } = await cache.page("a product", render);
      if (plain.body.toString() === "old") last = passed() - changedAt;
    }
  }
  for (const { stop } of storefronts) stop();
  return last;
}

test("where the database notifies the shops, both storefronts have the new price half a second later, for good", async () => {
  const shownFor = await oldPriceShownFor(milliseconds(50), milliseconds(100));
  expect(shownFor).toBeGreaterThan(0);
  expect(shownFor).toBeLessThanOrEqual(500);
});

test("where each shop finds out by itself, no price alternates once the last one has, and its pages are made again", async () => {
  const shownFor = await oldPriceShownFor(milliseconds(50), milliseconds(1_000));
  expect(shownFor).toBeLessThanOrEqual(1_500);
});

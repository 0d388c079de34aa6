import { setTimeout as rest } from "node:timers/promises";
import { expect } from "vitest";
import { journey } from "../support/journey.ts";

const addresses = [
  "/",
  "/plp/footwear",
  "/plp/search?q=shoes",
  "/shop-cart",
  "/login",
  "/store",
  "/page/privacy-policy",
];
const typefaceDelayMs = 3000;
const processorSlowdown = 6;
const shiftLimit = 0.05;

for (const width of [390, 1280] as const) {
  journey(
    `nothing moves when the typeface comes three seconds late to a slow machine, ${width} px`,
    async ({ shopper }) => {
      const { context, page, layoutShift } = await shopper({ language: "id-ID", width });
      let asked = 0;
      await page.route(/\.woff2$/, async (route) => {
        asked += 1;
        await rest(typefaceDelayMs);
        await route.continue();
      });
      const devices = await context.newCDPSession(page);
      await devices.send("Emulation.setCPUThrottlingRate", { rate: processorSlowdown });
      // Each page as the first of a visit: a cached typeface is never late.
      await devices.send("Network.setCacheDisabled", { cacheDisabled: true });
      for (const address of addresses) {
        await page.goto(address, { waitUntil: "load" });
        await page.evaluate(() => document.fonts.ready);
        await rest(500);
        const { value, moved } = await layoutShift();
        expect([address, value <= shiftLimit, moved.slice(0, 4)]).toEqual([address, true, expect.anything()]);
      }
      expect(asked).toBeGreaterThanOrEqual(addresses.length);
    },
    120_000,
  );
}

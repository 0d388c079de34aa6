import { expect } from "vitest";
import { journey } from "../support/journey.ts";

// Browsers forgive what moves within half a second of a press; an answer may take longer.
const answerMs = 900;

for (const width of [390, 1280] as const)
  journey(`a list in another order does not shift at ${width}, however late it comes`, async ({ shopper }) => {
    const { page, visit, layoutShift } = await shopper({ width });
    await visit("/plp/runningshoes");
    await page.locator("[data-control=chat]").waitFor();
    await page.route("**/*.data?*", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, answerMs));
      await route.continue();
    });
    const firstCard = () => page.locator("[data-goods] article").first().getAttribute("data-product");
    for (const order of ["price-up", "price-down"]) {
      const before = await firstCard();
      await page.locator("select[name=sort]").selectOption(order);
      await expect.poll(firstCard).not.toBe(before);
    }
    const { value, moved } = await layoutShift();
    expect(value, moved.join("\n")).toBeLessThanOrEqual(0.05);
  });

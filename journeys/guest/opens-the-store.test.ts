import { expect } from "vitest";
import { journey } from "../support/journey.ts";

const screens = [
  { language: "en-US", width: 1280 },
  { language: "id-ID", width: 390 },
] as const;

for (const screen of screens) {
  journey(`[SHL-01, LOC-01] the store opens in ${screen.language} at ${screen.width}`, async ({ shopper }) => {
    const visitor = await shopper(screen);
    await visitor.visit("/");
    expect(await visitor.page.locator("html").getAttribute("lang")).toMatch(screen.language.slice(0, 2));
    await expect.poll(() => visitor.page.getByRole("banner").count()).toBe(1);
    await expect.poll(() => visitor.page.getByRole("contentinfo").count()).toBe(1);
    await visitor.look("home");
  });
}

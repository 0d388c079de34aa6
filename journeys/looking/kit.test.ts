import { KitGallery } from "@gelora/ui/kit-gallery.tsx";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect } from "vitest";
import { journey } from "../support/journey.ts";

for (const width of [390, 1280] as const) {
  journey(`every part of the kit in each of its states, at ${width}`, async ({ shopper }) => {
    const { page, visit, look } = await shopper({ width });
    // Renders the kit with the store's own style sheet and icons.
    await visit("/login");
    const [styles, sprite] = await page.evaluate(() => [
      Array.from(document.querySelectorAll("link[rel=stylesheet], link[as=font]"), (link) => link.outerHTML).join(""),
      document.querySelector("svg:has(symbol)")?.outerHTML ?? "",
    ]);
    const body = `${sprite}<main>${renderToStaticMarkup(createElement(KitGallery))}</main>`;
    const html = `<!doctype html><html lang="en"><head><title>Kit</title><meta name="viewport" content="width=device-width, initial-scale=1">${styles}</head><body>${body}</body></html>`;
    await page.route("**/kit-gallery", (route) => route.fulfill({ contentType: "text/html", body: html }));
    await page.goto("/kit-gallery");
    await look("kit");
    const field = page.getByLabel("Empty");
    await field.focus();
    const [ring, error] = await page.evaluate(() => {
      const colourOf = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
      return [colourOf("--color-focus"), colourOf("--color-bad")];
    });
    expect(ring).not.toBe("");
    expect(ring).not.toBe(error);
    // A focused field's ring has its own colour, never the red of errors; it fades in.
    const outline = () => field.locator("..").evaluate((box) => getComputedStyle(box).outlineColor);
    await expect.poll(outline, { timeout: 5_000 }).toBe("rgb(42, 107, 216)");
  });
}

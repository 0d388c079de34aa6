import { expect } from "vitest";
import { benchJavascript } from "../../bench/javascript.ts";
import { journey } from "../support/journey.ts";

// A part that travels in the wrong file adds 10 kB unseen: the targets are in `npm run bench`, and
// the margin above them here is for parts that grow.
const most = 111;

journey("home, listing and product load little JavaScript at first", async ({ gelora, shopper }) => {
  const { page } = await shopper();
  await page.goto("/plp/footwear");
  const path = await page.locator("main a[href*='/pdp/']").first().getAttribute("href");
  const sizes = await benchJavascript(gelora.storefront, [
    { name: "home", path: "/", most },
    { name: "listing", path: "/plp/footwear", most },
    { name: "product", path: path ?? "", most },
  ]);
  expect(sizes.map(({ name, met }) => [name, met])).toEqual([
    ["first-load JavaScript, home", true],
    ["first-load JavaScript, listing", true],
    ["first-load JavaScript, product", true],
  ]);
  // A check that measured nothing would pass as well.
  for (const { remark } of sizes) expect(Number.parseFloat(remark ?? "")).toBeGreaterThan(90);
});

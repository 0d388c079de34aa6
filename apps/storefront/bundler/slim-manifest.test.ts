import { expect, test } from "vitest";
import { slimManifest } from "./slim-manifest.ts";

const route = { id: "routes/cart", path: "shop-cart", hasLoader: true, hasAction: false, module: "/assets/cart.js" };

test("a route keeps what the browser reads of it: address, file and true flags", () => {
  const table = { version: "1", routes: { [route.id]: { ...route, imports: ["/assets/ground.js"], css: [] } } };
  expect(slimManifest(`window.__reactRouterManifest=${JSON.stringify(table)};`)).toBe(
    'window.__reactRouterManifest={"version":"1","routes":{"routes/cart":' +
      '{"id":"routes/cart","path":"shop-cart","hasLoader":true,"module":"/assets/cart.js"}}};',
  );
});

test("another form of the script ends the build", () => {
  expect(() => slimManifest("export default {}")).toThrow("another form");
});

import { expect, test } from "vitest";
import { projectOf } from "../project/project.ts";
import { neighbours } from "./neighbours.ts";

const table = (streets: object): string =>
  JSON.stringify({ programs: { shop: ["money"], storefront: ["money"] }, streets: { shop: streets } });
const cart = "apps/shop/modules/cart/cart.ts";
const find = (texts: Record<string, string>, streets: object = {}) =>
  neighbours
    .find(projectOf({ "tools/checks/neighbours.json": table(streets), ...texts }))
    .map(({ message }) => message);

test("A visit that the table does not allow is refused, one that it allows is not", () => {
  const texts = { [cart]: `import { units } from "../stock/stock.ts";` };
  expect(find(texts)).toEqual([expect.stringMatching(/^cart does not visit stock.*streets\.shop\.cart/)]);
  expect(find(texts, { cart: ["stock"] })).toEqual([]);
});

test("A test may build its world from any doorstep, and makes no visit of its house", () => {
  const texts = { "apps/shop/modules/cart/cart.test.ts": `import { units } from "../stock/stock.ts";` };
  expect(find(texts)).toEqual([]);
  expect(find(texts, { cart: ["stock"] })).toEqual([expect.stringContaining('allows "stock"')]);
});

test("A loop in the table is reported as a path", () => {
  const texts = {
    [cart]: `import "../stock/stock.ts";`,
    "apps/shop/modules/stock/stock.ts": `import "../orders/orders.ts";`,
    "apps/shop/modules/orders/orders.ts": `import "../cart/cart.ts";`,
  };
  const streets = { cart: ["stock"], stock: ["orders"], orders: ["cart"] };
  expect(find(texts, streets)).toEqual([expect.stringContaining("cart → stock → orders → cart")]);
});

test("A visit that nobody makes is taken out of the table", () => {
  expect(find({ [cart]: "" }, { cart: ["stock"] })).toEqual([expect.stringContaining('allows "stock"')]);
});

test("Programs do not import each other, and use the packages that they name", () => {
  expect(find({ "apps/storefront/main.ts": `import "../shop/server/shop.ts";` })).toEqual([
    expect.stringContaining("Programs share packages and speak over HTTP"),
  ]);
  expect(find({ [cart]: `import "@gelora/ui/price.tsx";` })).toEqual([
    expect.stringContaining("shop does not use the package ui"),
  ]);
  expect(find({ "apps/shop/modules/cart/cart.test.ts": `import "@gelora/testkit/buyer.ts";` })).toEqual([]);
});

test("A measurement may import a module of a program when the table names it, and no other", () => {
  const texts = (module: string) => ({
    "bench/quotes.ts": `import "../apps/shop/modules/${module}/${module}.ts";`,
    "tools/checks/neighbours.json": JSON.stringify({ programs: { bench: ["shop/pricing"] }, streets: {} }),
  });
  expect(find(texts("pricing"))).toEqual([]);
  expect(find(texts("orders"))).toEqual([expect.stringContaining("Programs share packages and speak over HTTP")]);
});

test("A street's ground is visited by all without a line, visits none of them, and has no loop with them", () => {
  const withStreets = (storefront: Record<string, string[]>) =>
    neighbours
      .find(
        projectOf({
          "tools/checks/neighbours.json": JSON.stringify({
            programs: {},
            streets: { storefront },
            grounds: { storefront: ["page", "session"] },
          }),
          "apps/storefront/features/cart/cart-page.tsx": `import { callShop } from "../../platform/session/shop-client.ts";`,
          "apps/storefront/chrome/header.tsx": `import { Cart } from "../features/cart/cart-page.tsx";`,
          "apps/storefront/platform/session/shop-client.ts": `
            import { page } from "../page/page-context.ts";
            import { Cart } from "../../features/cart/cart-page.tsx";`,
          "apps/storefront/platform/page/page-context.ts": "",
        }),
      )
      .map(({ message }) => message);
  expect(withStreets({ chrome: ["cart"], session: ["page"] })).toEqual([
    expect.stringContaining("session does not visit cart"),
  ]);
  expect(withStreets({ chrome: ["cart"], session: ["cart", "page"] })).toEqual([
    expect.stringContaining("cart → session → cart"),
  ]);
});

test("The product does not import the demonstration; what starts it may, and the demonstration imports doorsteps", () => {
  const refused = [expect.stringContaining("belongs to the demonstration shop")];
  const drawing = `import "../../demo/drawings/draw-product.ts";`;
  expect(find({ "apps/storefront/main.ts": drawing })).toEqual(refused);
  expect(find({ "packages/ui/button.tsx": drawing })).toEqual(refused);
  expect(find({ "tools/catalogue/import.ts": drawing })).toEqual(refused);
  expect(find({ "apps/shop/main.test.ts": drawing })).toEqual(refused);
  expect(find({ "tools/commands/start.ts": drawing })).toEqual([]);
  expect(find({ "demo/people/people.ts": `import "../../apps/shop/modules/cart/cart.ts";` })).toEqual([]);
});

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

test("A loop in the table is told as a walk", () => {
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

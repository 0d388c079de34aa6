import { expect, test } from "vitest";
import { itemIn } from "./shown-item.ts";

const group = {
  "@type": "ProductGroup",
  productGroupID: "P1",
  name: "Raung 5",
  brand: { name: "Raung" },
  hasVariant: [{ offers: { price: 899_000 } }, { offers: { price: 999_000 } }],
};

test("a product page tells its product; a page with other structured data none", () => {
  const crumbs = { "@type": "BreadcrumbList" };
  expect(itemIn(JSON.stringify({ "@graph": [crumbs, group] }))).toEqual({
    productCode: "P1",
    name: "Raung 5",
    brand: "Raung",
    price: 899_000,
    quantity: 1,
  });
  expect(itemIn(JSON.stringify({ "@graph": [crumbs] }))).toBeUndefined();
  expect(itemIn("{}")).toBeUndefined();
});

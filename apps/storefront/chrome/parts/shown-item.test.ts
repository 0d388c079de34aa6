import { expect, test } from "vitest";
import { itemIn } from "./shown-item.ts";

test("the frame of a product page names its product; one of goods that are gone names none", () => {
  const frame = { productPage: "P1", itemName: "Raung 5", itemBrand: "Raung", itemPrice: "899000" };
  expect(itemIn(frame)).toEqual({
    productCode: "P1",
    name: "Raung 5",
    brand: "Raung",
    price: 899_000,
    quantity: 1,
  });
  expect(itemIn({})).toBeUndefined();
});

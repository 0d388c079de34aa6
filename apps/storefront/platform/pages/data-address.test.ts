import { expect, test } from "vitest";
import { dataAddress, pagePathOfData } from "./data-address.ts";

test.each([
  ["/pdp/raung-5/RB1", "/pdp/raung-5/RB1.data?_routes=routes%2Fproduct"],
  ["/id/pdp/raung-5/RB1?colour=RED", "/id/pdp/raung-5/RB1.data?colour=RED&_routes=routes%2Fproduct"],
  ["/", "/_.data?_routes=routes%2Fproduct"],
])("the router asks for the data of %s at %s, which leads back to the page", (page, data) => {
  expect(dataAddress(page, "routes/product")).toBe(data);
  expect(pagePathOfData(data.split("?")[0] ?? "")).toBe(page.split("?")[0]);
});

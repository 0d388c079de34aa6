import { expect, test } from "vitest";
import { listOf } from "./load-suggestions.ts";

test("suggestions lead to searches, categories, brands and goods, ten at most", () => {
  const product = (index: number) => ({
    productCode: `P${index}`,
    productName: `Raung ${index}`,
    brandName: "Rimbata",
    mediaLink: "drawn/a",
    salePrice: 309_000,
    isLowestPrice: index === 4,
  });
  const list = listOf({
    keywords: ["raung", "raung 5", "raung 2", "raung 9"],
    categories: [{ categoryCode: "trail", name: "Trail", count: 8 }],
    brands: [{ brandCode: "RIM", brandName: "Rimbata" }],
    products: [1, 2, 3, 4, 5, 6].map(product),
  });
  expect(list.map(({ address }) => address)).toEqual([
    "/search/raung.html",
    "/search/raung%205.html",
    "/search/raung%202.html",
    "/plp/trail",
    "/Rimbata.html",
    "/pdp/raung-1/P1",
    "/pdp/raung-2/P2",
    "/pdp/raung-3/P3",
    "/pdp/raung-4/P4",
  ]);
  expect(list.at(-1)).toMatchObject({ note: "Rp309.000", isLowest: true, picture: "drawn/a" });
  expect(list.at(-2)).not.toHaveProperty("isLowest");
});

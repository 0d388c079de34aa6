import { expect, test } from "vitest";
import { cardsOfRecommendations, knownToTheShop } from "./recommendation-cards.ts";

test("[PDP-25, PDP-26] recommendations become cards; the list price is the price where none is given, and foreign hosts are not linked", () => {
  const fields = {
    Name: "Raung 2",
    Price: 309_000,
    ImageURL: "drawn/a",
    URL: "https://elsewhere.example/pdp/raung-2/RB2?skuCode=S",
    SKU: "S",
  };
  expect(cardsOfRecommendations({ Items: [{ Fields: fields }] })).toMatchObject([
    {
      code: "RB2",
      name: "Raung 2",
      sale: 309_000,
      list: 309_000,
      media: "drawn/a",
      address: "/pdp/raung-2/RB2?skuCode=S",
    },
  ]);
});

test.each([
  ["/pdp/RB2", "RB2"],
  ["/pdp/raung-2/RB2?skuCode=S", "RB2"],
  ["/plp/search", undefined],
])("[PDP-26~] what is recommended at %s is the product %s, which its heart wishes for", (URL, code) => {
  const fields = { Name: "Raung 2", Price: 309_000, URL, SKU: "S" };
  expect(cardsOfRecommendations({ Items: [{ Fields: fields }] })[0]?.code).toBe(code);
});

test("[PDP-26] goods on sale keep the price before the sale", () => {
  const fields = { Name: "Raung 2", Price: 309_000, ProductPrice: 449_000, URL: "/pdp/raung-2/RB2" };
  expect(cardsOfRecommendations({ Items: [{ Fields: fields }] })).toMatchObject([{ sale: 309_000, list: 449_000 }]);
});

test.each([undefined, null, {}, { Items: "no" }, { Items: [null, { Fields: { Name: "x" } }] }])(
  "[PDP-24] an answer like %j is no recommendation and no error",
  (answer) => {
    expect(cardsOfRecommendations(answer)).toEqual([]);
  },
);

test("[PDP-11] [LST-13] a recommended product has the ribbon of its promotion, at its position", () => {
  const fields = { Name: "Raung 2", Price: 309_000, URL: "/pdp/raung-2/RB2?skuCode=S" };
  const other = { ...fields, Name: "Fajar", URL: "/pdp/fajar/F1" };
  const cards = cardsOfRecommendations({ Items: [{ Fields: fields }, { Fields: other }] });
  const activity = { ribbonImage: null, ribbonText: "3+1", ribbonPosition: "TOP_RIGHT" };
  const [first, second] = knownToTheShop(cards, [
    { productCode: "RB2", ribbon: activity, salePrice: 309_000 },
    { productCode: "F1", ribbon: null, salePrice: 309_000 },
  ]);
  expect(first?.ribbon).toEqual({ text: "3+1", image: "", right: true, bottom: false });
  expect(second).not.toHaveProperty("ribbon");
});

test("[PDP-26~] a recommended price says from where it is the lowest of the product's, and not where the service returns another", () => {
  const fields = { Name: "Raung 2", Price: 309_000, URL: "/pdp/raung-2/RB2" };
  const cards = cardsOfRecommendations({ Items: [{ Fields: fields }] });
  const product = { productCode: "RB2", ribbon: null, isLowestPrice: true };
  expect(knownToTheShop(cards, [{ ...product, salePrice: 309_000 }])).toMatchObject([{ isLowest: true }]);
  expect(knownToTheShop(cards, [{ ...product, salePrice: 299_000 }])[0]).not.toHaveProperty("isLowest");
});

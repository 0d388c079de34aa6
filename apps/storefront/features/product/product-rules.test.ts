import { expect, test } from "vitest";
import { limitReached } from "./cart-limits.ts";
import { cardsOfRecommendations } from "./recommendation-cards.ts";

test("[PDP-19, Q68] as many in the cart as there are in stock, or more: the stock's limit, also at five of five", () => {
  expect(limitReached(3, 3)).toEqual({ code: "sp.pdp.min_limit", n: 3 });
  expect(limitReached(4, 3)).toEqual({ code: "sp.pdp.min_limit", n: 3 });
  expect(limitReached(5, 5)).toEqual({ code: "sp.pdp.min_limit", n: 5 });
});

test("[PDP-20, CON-15] five in the cart with more in stock: the limit of five", () => {
  expect(limitReached(5, 9)).toEqual({ code: "sp.pdp.max_limit", n: 5 });
  expect(limitReached(4, 9)).toBeUndefined();
});

test("[PDP-25, PDP-26] recommendations become cards; the list price is the price where none is given, and hosts of strangers are not linked", () => {
  const fields = {
    Name: "Raung 2",
    Price: 309_000,
    ImageURL: "drawn/a",
    URL: "https://elsewhere.example/pdp/raung-2/RB2?skuCode=S",
    SKU: "S",
  };
  expect(cardsOfRecommendations({ Items: [{ Fields: fields }] })).toMatchObject([
    { name: "Raung 2", sale: 309_000, list: 309_000, media: "drawn/a", address: "/pdp/raung-2/RB2?skuCode=S" },
  ]);
});

test.each([undefined, null, {}, { Items: "no" }, { Items: [null, { Fields: { Name: "x" } }] }])(
  "[PDP-24] an answer like %j is no recommendation and no error",
  (answer) => {
    expect(cardsOfRecommendations(answer)).toEqual([]);
  },
);

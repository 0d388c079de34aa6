import { expect, test } from "vitest";
import english from "../messages/en-US.json" with { type: "json" };
import indonesian from "../messages/id-ID.json" with { type: "json" };
import { noticesOfSkipped } from "./bought-again.ts";

const line = (skuName: string, code: string, added = 0) => ({ skuName, code, wanted: 2, added });

test("[ORD-19~] of what did not come into the cart: what a part came of, what the cart is full of, what is gone", () => {
  expect(
    noticesOfSkipped([
      line("Raung 5", "sp.pdp.min_limit", 1),
      line("Bola", "sp.pdp.min_limit"),
      line("Botol", "sp.pdp.max_limit"),
      line("Topi", "SKU_NOT_FOUND"),
    ]),
  ).toEqual([
    { word: "buyAgainPart", values: { name: "Raung 5", added: 1, wanted: 2 } },
    { word: "buyAgainFull", values: { names: "Botol" } },
    { word: "buyAgainSkipped", values: { names: "Bola; Topi" } },
  ]);
  expect(noticesOfSkipped([])).toEqual([]);
  expect(indonesian.buyAgainPart).toMatch(/^Hanya \{added\} dari \{wanted\}/);
  expect(english.buyAgainPart).toMatch(/^Only \{added\} of \{wanted\}/);
});

import { expect, test } from "vitest";
import { shortagesOf } from "./shortages.ts";

const line = { skuCode: "K1-42", productName: "Kilat 1", quantity: 2, stock: 2, outStock: false, disabled: false };

test("[CRT-08~] a checkout names what sold out, and what has fewer pieces left than are wanted", () => {
  expect(shortagesOf([line])).toEqual([]);
  expect(shortagesOf([{ ...line, stock: 1 }])).toEqual([{ skuCode: "K1-42", name: "Kilat 1", left: 1 }]);
  expect(shortagesOf([{ ...line, stock: 0 }])).toEqual([{ skuCode: "K1-42", name: "Kilat 1", left: 0 }]);
  expect(shortagesOf([{ ...line, outStock: true }])).toEqual([{ skuCode: "K1-42", name: "Kilat 1", left: 0 }]);
  expect(shortagesOf([{ ...line, disabled: true }])).toEqual([{ skuCode: "K1-42", name: "Kilat 1", left: 0 }]);
});

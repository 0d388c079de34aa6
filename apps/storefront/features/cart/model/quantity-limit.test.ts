import { expect, test } from "vitest";
import { limitNotice, mostOf, quantityOf } from "./quantity-limit.ts";

const line = { quantity: 1, max: 9, stock: 20, limits: 99 };

test("[CRT-04~] [CRT-05] a line takes from one up to its max, never over five", () => {
  expect(mostOf({ ...line, max: 3 })).toBe(3);
  expect(mostOf(line)).toBe(5);
  expect(quantityOf("0", line)).toBe(1);
  expect(quantityOf("", { ...line, quantity: 3 })).toBe(3);
  expect(quantityOf("-4", line)).toBe(1);
  expect(quantityOf("17", line)).toBe(5);
  expect(quantityOf("1.5", line)).toBe(1);
  expect(quantityOf(",5", line)).toBe(1);
  expect(quantityOf("3", { ...line, max: 2 })).toBe(2);
});

test("[CRT-05~] what is in stock bounds a line too: a higher number is cut to it, as to the max", () => {
  expect(mostOf({ ...line, stock: 2 })).toBe(2);
  expect(quantityOf("9", { ...line, stock: 2 })).toBe(2);
  expect(quantityOf("99", { ...line, max: 3, stock: 4 })).toBe(3);
  // The line is marked by then; until it is, one piece stays.
  expect(mostOf({ ...line, stock: -1 })).toBe(1);
});

test("[CRT-06~] the lowest bound names the message, the stock first, and never below zero", () => {
  expect(limitNotice({ ...line, limits: 2 })).toEqual({ word: "purchaseLimit", n: 2 });
  expect(limitNotice({ ...line, stock: 3 })).toEqual({ word: "onlyLeft", n: 3 });
  expect(limitNotice({ ...line, stock: -1 })).toEqual({ word: "onlyLeft", n: 0 });
  expect(limitNotice(line)).toEqual({ word: "maximumLimit", n: 5 });
  expect(limitNotice({ ...line, limits: undefined })).toEqual({ word: "maximumLimit", n: 5 });
  expect(limitNotice({ ...line, stock: 2, limits: 2 })).toEqual({ word: "onlyLeft", n: 2 });
});

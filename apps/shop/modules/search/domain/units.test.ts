import { expect, test } from "vitest";
import { isNumber, joinUnits, measureOf } from "./units.ts";

test.each([
  ["dumbbells 5 kg", "dumbbells|5 kg"],
  ["dumbbells 5kg", "dumbbells|5 kg"],
  ["botol 1.5 liter merah", "botol|1.5 l|merah"],
  ["botol 750ml", "botol|750 ml"],
  ["kaos l", "kaos|l"],
  ["sepatu 42 pria", "sepatu|42|pria"],
  ["kg", "kg"],
])("%s", (typed, words) => {
  expect(joinUnits(typed.split(" ")).join("|")).toBe(words);
});

test("a measure is a number, and a colour of two words is neither", () => {
  expect(measureOf("5 kg")).toEqual({ amount: "5", unit: "kg" });
  expect(measureOf("biru muda")).toBeUndefined();
  expect(["5 kg", "42", "40.5", "bola", "5k"].filter(isNumber)).toEqual(["5 kg", "42", "40.5"]);
});

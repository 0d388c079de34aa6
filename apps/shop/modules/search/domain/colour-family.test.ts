import { expect, test } from "vitest";
import { colourFamily } from "./colour-family.ts";

test.each([
  ["#1c1c20", "BLACK"],
  ["#f4f3ef", "WHITE"],
  ["#9a9b9c", "GREY"],
  ["#44474e", "GREY"],
  ["#1d2a4d", "BLUE"],
  ["#8fc4ea", "BLUE"],
  ["#1193a6", "BLUE"],
  ["#4f9b4a", "GREEN"],
  ["#6a6b39", "GREEN"],
  ["#f7d338", "YELLOW"],
  ["#f2742b", "ORANGE"],
  ["#cf2430", "RED"],
  ["#6e1a2c", "RED"],
  ["#f07fae", "PINK"],
  ["#5a2f90", "PURPLE"],
  ["#4f3628", "BROWN"],
  ["#a8703f", "BROWN"],
])("%s is %s to a shopper", (colour, family) => {
  expect(colourFamily(colour)).toBe(family);
});

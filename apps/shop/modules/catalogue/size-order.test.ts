import { describe, expect, test } from "vitest";
import { sortSizes } from "./size-order.ts";

describe("[PDP-18] the order of sizes", () => {
  test("letters go from XXXS to XXXL", () => {
    expect(sortSizes(["XXXL", "M", "XXS", "L", "XXL", "S", "XXXS", "XL", "XS"])).toEqual([
      "XXXS",
      "XXS",
      "XS",
      "S",
      "M",
      "L",
      "XL",
      "XXL",
      "XXXL",
    ]);
  });

  test("numbers go by value, not by text, whatever region stands before them", () => {
    expect(sortSizes(["EUR 42", "EU 40.5", "EUR 39"])).toEqual(["EUR 39", "EU 40.5", "EUR 42"]);
    expect(sortSizes(["UK 10", "UK 9.5", "UK 9"])).toEqual(["UK 9", "UK 9.5", "UK 10"]);
    expect(sortSizes(["EUR39", "EU38"])).toEqual(["EU38", "EUR39"]);
  });

  test("regions are left out before letters too", () => {
    expect(sortSizes(["Asia XL", "XS", "M"])).toEqual(["XS", "M", "Asia XL"]);
  });

  test("in a mixed list letters come first, what is neither comes last", () => {
    expect(sortSizes(["42", "One size", "S"])).toEqual(["S", "42", "One size"]);
  });
});

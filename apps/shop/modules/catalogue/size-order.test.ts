import { describe, expect, test } from "vitest";
import { compareSizes } from "./size-order.ts";

describe("[PDP-18] the order of sizes", () => {
  test("letters go from XXXS to XXXL", () => {
    expect(["XXXL", "M", "XXS", "L", "XXL", "S", "XXXS", "XL", "XS"].sort(compareSizes)).toEqual([
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
    expect(["EUR 42", "EU 40.5", "EUR 39"].sort(compareSizes)).toEqual(["EUR 39", "EU 40.5", "EUR 42"]);
    expect(["UK 10", "UK 9.5", "UK 9"].sort(compareSizes)).toEqual(["UK 9", "UK 9.5", "UK 10"]);
    expect(["EUR39", "EU38"].sort(compareSizes)).toEqual(["EU38", "EUR39"]);
  });

  test("regions are left out before letters too", () => {
    expect(["Asia XL", "XS", "M"].sort(compareSizes)).toEqual(["XS", "M", "Asia XL"]);
  });

  test("in a mixed list letters come first, what is neither comes last", () => {
    expect(["42", "One size", "S"].sort(compareSizes)).toEqual(["S", "42", "One size"]);
  });
});

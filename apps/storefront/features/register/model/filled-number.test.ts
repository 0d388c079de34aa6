import { expect, test } from "vitest";
import { filledNumber } from "./filled-number.ts";

test("a number that is known later takes the place of one that the page filled in, never of a typed one", () => {
  expect(filledNumber("", { earlier: "", now: "81234567890" })).toBe("81234567890");
  expect(filledNumber("81234567890", { earlier: "81234567890", now: "81299999999" })).toBe("81299999999");
  expect(filledNumber("81277777777", { earlier: "81234567890", now: "81299999999" })).toBe("81277777777");
});

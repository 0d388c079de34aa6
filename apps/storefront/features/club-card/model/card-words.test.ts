import { expect, test } from "vitest";
import { lastDay, namedOrder } from "./card-words.ts";

test("points that end with a month can be used on its last day in Jakarta", () => {
  expect(lastDay("2027-03-31T17:00:00.000Z")).toBe("31/03/2027");
});

test("an order is found in the words that name it, and only there", () => {
  expect(namedOrder("Used for order GL1", "GL1")).toEqual({ before: "Used for order ", orderCode: "GL1", after: "" });
  expect(namedOrder("Points expired", "GL1")).toBeUndefined();
  expect(namedOrder("Points expired", null)).toBeUndefined();
});

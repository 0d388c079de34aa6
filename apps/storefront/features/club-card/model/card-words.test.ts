import { expect, test } from "vitest";
import { lastDay, maskedMobile, shownChange } from "./card-words.ts";

test("a change always has its sign", () => {
  expect([1250, 0, -300].map(shownChange)).toEqual(["+1.250", "+0", "\u2212300"]);
});

test("points that end with a month can be used on its last day in Jakarta", () => {
  expect(lastDay("2027-03-31T17:00:00.000Z")).toBe("31/03/2027");
});

test("of the number only the end is shown", () => expect(maskedMobile("8120000001")).toBe("+62 ••• 0001"));

import { expect, test } from "vitest";
import { isQuestion, questionEvents } from "./question.ts";

test.each([
  ["123456789", false],
  ["1234567890", true],
  ["x".repeat(500), true],
  ["x".repeat(501), false],
])("%s is a question: %s", (text, expected) => expect(isQuestion(text)).toBe(expected));

test("nothing leads back to waiting, and what was refused stays so", () => {
  const events = Object.values<{ readonly from: string; readonly to: string }>(questionEvents);
  expect(events.filter(({ to }) => to === "PENDING")).toEqual([]);
  expect(events.filter(({ from }) => from === "REFUSED")).toEqual([]);
});

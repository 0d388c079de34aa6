import { expect, test } from "vitest";
import { dueInWords } from "./due-in-words.ts";

test("a moment in a sentence is written as its language writes it, without seconds", () => {
  expect(dueInWords("21/11/2026 17:05:33", "en-US")).toBe("21 November 2026, 17:05 WIB");
  expect(dueInWords("01/12/2026 00:05:33", "id-ID")).toBe("1 Desember 2026, pukul 00.05 WIB");
});

test("a text that is no moment stays as it is", () => {
  expect(dueInWords("soon", "en-US")).toBe("soon");
});

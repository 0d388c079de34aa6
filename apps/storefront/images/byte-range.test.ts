import { expect, test } from "vitest";
import { byteRange } from "./byte-range.ts";

test.each([
  ["bytes=0-", { from: 0, to: 99 }],
  ["bytes=10-19", { from: 10, to: 19 }],
  ["bytes=99-500", { from: 99, to: 99 }],
  ["bytes=-30", { from: 70, to: 99 }],
  ["bytes=-500", { from: 0, to: 99 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=100-200", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=20-10", "whole"],
  ["bytes=0-1,5-6", "whole"],
  ["bytes=-", "whole"],
  ["bites=1-2", "whole"],
  [undefined, "whole"],
] as const)("of a hundred bytes, %s asks for %j", (header, expected) => {
  expect(byteRange(header, 100)).toEqual(expected);
});

test("a file without a byte has no range", () => {
  expect(byteRange("bytes=0-", 0)).toBe("unsatisfiable");
});

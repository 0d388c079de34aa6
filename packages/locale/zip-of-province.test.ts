import { expect, test } from "vitest";
import { isZipOfProvince } from "./zip-of-province.ts";

test.each([
  ["31", "10110", true],
  ["31", "99999", false],
  ["31", "40111", false],
  ["95", "99511", true],
  ["95", "10110", false],
  ["36", "15138", true],
  ["32", "16424", true],
  ["32", "15138", false],
  ["31", "00000", false],
  ["00", "12345", true],
])("to province %s the code %s belongs: %s", (province, zipCode, isTaken) => {
  expect(isZipOfProvince(zipCode, province)).toBe(isTaken);
});

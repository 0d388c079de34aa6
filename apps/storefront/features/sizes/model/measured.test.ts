import { expect, test } from "vitest";
import { measuredOf, measureError } from "./measured.ts";

test("measures are taken as they were typed, without those that were left empty", () => {
  expect(measuredOf({ chest: " 96,5 ", waist: "" })).toEqual({ chest: 96.5 });
  expect(measuredOf({ foot: "245" })).toEqual({ foot: 24.5 });
  expect([measuredOf({}), measuredOf({ chest: " " }), measuredOf({ chest: "96", waist: "wide" })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("what is no length is said at its measure, and that all is empty at the first alone", () => {
  expect(measureError({ chest: "wide" }, "chest", "chest")).toBe("notCentimetres");
  expect(measureError({}, "chest", "chest")).toBe("measureFirst");
  expect(measureError({}, "waist", "chest")).toBeUndefined();
  expect(measureError({ waist: "80" }, "chest", "chest")).toBeUndefined();
});

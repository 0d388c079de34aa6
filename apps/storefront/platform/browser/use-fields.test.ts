import { expect, test } from "vitest";
import { inputOf } from "./use-fields.ts";

test("a value that our rules accept has no tick while the shop's error stands at it", () => {
  const fields = { refOf: () => () => {}, isGood: () => true, leave: () => {} };
  const goodWith = (error: string | undefined) =>
    inputOf<"password">({ ...fields, errorOf: () => error }, "password", "aaaa1111!", () => {}).good;
  expect([goodWith(undefined), goodWith("Too common")]).toEqual([true, false]);
});

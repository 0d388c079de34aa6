import { expect, test } from "vitest";
import { accountNumberError } from "./account-number.ts";

test.each([
  ["", "accountNumberWrong"],
  ["BCA 123", "accountNumberWrong"],
  ["12", "accountNumberShort"],
  ["12-34-56 ", "accountNumberShort"],
  ["123 456 7890", undefined],
])("an account number of %j is missing digits, is too short, or may be one: %s", (typed, error) => {
  expect(accountNumberError(typed)).toBe(error);
});

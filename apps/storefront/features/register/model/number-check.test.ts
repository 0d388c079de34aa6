import { expect, test } from "vitest";
import { stepAfterCheck } from "./number-check.ts";

const refused = (code: string) =>
  stepAfterCheck({ ok: false, failure: { kind: "refused", code, message: "the server's sentence" } });

test.each([
  ["MEMBER_NOT_FOUND_IN_BOTH", false],
  ["MEMBER_NOT_FOUND", false],
  ["PHONE_NOT_VERIFIED", true],
  ["ACCOUNT_NOT_ACTIVATED", true],
] as const)("[REG-10] [Q11] %s leads to the choice of the way", (code, hasRecord) => {
  expect(refused(code)).toEqual({ kind: "verify", hasRecord });
});

test("[REG-26] [REG-27] a number that exists has two messages", () => {
  expect(stepAfterCheck({ ok: true, value: undefined })).toEqual({ kind: "registered", by: "both" });
  expect(refused("MEMBER_SPORT_STATION_ALREADY_EXISTS")).toEqual({ kind: "registered", by: "shop" });
});

test("[REG-36] whatever else is refused keeps the server's words", () => {
  expect(refused("SOMETHING_ELSE")).toMatchObject({
    kind: "refused",
    failure: { message: "the server's sentence" },
  });
});

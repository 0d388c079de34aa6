import { expect, test } from "vitest";
import { cardError, guestCardOf } from "./guest-card.ts";

const found = {
  success: true,
  errorCode: null,
  errorDetails: null,
  message: null,
  firstNameMasking: "A**",
  lastNameMasking: "L******",
  statusUser: "ACTIVE",
};

test("[CHK-14~] a number must be given, in any of the ways that people write it", () => {
  expect(cardError("")).toBe("EMPTY");
  expect(cardError(" +62 ")).toBe("EMPTY");
  expect(cardError("812")).toBe("MOBILE_LENGTH");
  expect(cardError("abc")).toBe("MOBILE_LENGTH");
  for (const typed of ["8120000001", "0812-0000-001", "+62 812 0000 001"]) expect(cardError(typed)).toBeUndefined();
});

test("[CHK-16~] [CHK-17~] a known number shows the masked names, whatever the member's status", () => {
  expect(guestCardOf("0812-0000-001", found)).toEqual({ mobile: "8120000001", name: "A** L******" });
  expect(guestCardOf("8120000002", { ...found, lastNameMasking: null, statusUser: "INACTIVE" })).toEqual({
    mobile: "8120000002",
    name: "A**",
  });
});

test("[CHK-15~] a number that the club does not know has no card", () => {
  expect(guestCardOf("8120000009", { ...found, statusUser: "NOT_FOUND" })).toBeUndefined();
  expect(guestCardOf("8120000009", { ...found, statusUser: null })).toBeUndefined();
});

import { expect, test } from "vitest";
import { changeOf, fieldError, longestOf, shownDate } from "./profile-field.ts";

const now = new Date("2026-11-21T10:00:00Z");
const error = (field: Parameters<typeof fieldError>[0], typed: string) => fieldError(field, typed, now);

test("[ACC-12~, CON-03~] an edited field has at most 20 characters; an email address is as long as addresses are", () => {
  expect(longestOf("firstName")).toBe(20);
  expect(error("firstName", "a".repeat(20))).toBeUndefined();
  expect(error("firstName", "a".repeat(21))).toBe("TOO_LONG");
  expect(error("lastName", "😀".repeat(20))).toBeUndefined();
  expect(longestOf("email")).toBeUndefined();
  expect(error("email", "a.long.name.of.somebody@contoh.co.id")).toBeUndefined();
});

test("[ACC-12~, Q16] a WhatsApp id is 1 to 20 digits", () => {
  for (const good of ["1", "6281234567890", "1".repeat(20)]) expect(error("whatsApp", good)).toBeUndefined();
  for (const bad of ["", "62 81", "62a", "+62812"]) expect(error("whatsApp", bad)).toBe("WHATSAPP_INVALID");
  expect(error("whatsApp", "1".repeat(21))).toBe("TOO_LONG");
});

test("[ACC-12~, CON-01] a mobile number has the rules that it has everywhere", () => {
  expect(error("mobile", "0812 3456 7890")).toBeUndefined();
  expect(error("mobile", "")).toBe("MOBILE_EMPTY");
  expect(error("mobile", "8123")).toBe("MOBILE_LENGTH");
  expect(error("mobile", "7123456789")).toBe("MOBILE_INVALID");
});

test("[ACC-12~, SGN-21~] names are no blanks, birthdays those of adults by Jakarta's calendar, genders one of two", () => {
  expect(error("lastName", "  ")).toBe("NAME_INVALID");
  expect(error("birthDate", "2008-11-21")).toBeUndefined();
  expect(error("birthDate", "2008-11-22")).toBe("BIRTH_DATE_INVALID");
  expect(error("birthDate", "2000-02-30")).toBe("BIRTH_DATE_INVALID");
  expect(error("gender", "FEMALE")).toBeUndefined();
  expect(error("gender", "")).toBe("GENDER_EMPTY");
});

test("[ACC-13] a change is one field, in the spelling of the call", () => {
  expect(changeOf("firstName", " Sari ")).toEqual({ firstName: "Sari" });
  expect(changeOf("birthDate", "2000-03-05")).toEqual({ birthDate: "20000305" });
  expect(changeOf("mobile", "0812-3456-7890")).toEqual({ mobile: "81234567890" });
  expect(changeOf("gender", "MALE")).toEqual({ gender: "MALE" });
  expect(changeOf("whatsApp", "6281")).toEqual({ whatsApp: "6281" });
  expect(changeOf("email", " sari@contoh.id ")).toEqual({ email: "sari@contoh.id" });
});

test("[SGN-27~] a birthday is shown and typed as people write it", () => {
  expect([shownDate("20000305"), shownDate(null), shownDate("nonsense")]).toEqual(["05/03/2000", "", ""]);
  expect(changeOf("birthDate", "05/03/2000")).toEqual({ birthDate: "20000305" });
});

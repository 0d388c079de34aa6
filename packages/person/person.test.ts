import { expect, test } from "vitest";
import { compactBirthDate, isOldEnough, readBirthDate, readSentBirthDate, shownBirthDate } from "./birth-date.ts";
import { isPersonName, isWhatsappId } from "./edit-rules.ts";
import { decodePassword, encodePassword } from "./encoded-password.ts";
import { brokenPasswordRules } from "./password-rule.ts";
import { flagOf, isSubscribed } from "./subscription-flags.ts";

test("[SGN-15] [SGN-16] [CON-03~] a password has 6 to 16 characters, letters, digits and a special character", () => {
  expect(brokenPasswordRules("ab1!x")).toEqual(["length"]);
  expect(brokenPasswordRules("ab12!!")).toEqual([]);
  expect(brokenPasswordRules("abcdefgh1234567!")).toEqual([]);
  expect(brokenPasswordRules("abcdefgh12345678!")).toEqual(["length"]);
  expect(brokenPasswordRules("abc123")).toEqual(["special"]);
  expect(brokenPasswordRules("abc!!!")).toEqual(["digit"]);
  expect(brokenPasswordRules("123!!!")).toEqual(["letter"]);
  expect(brokenPasswordRules("")).toEqual(["length", "letter", "digit", "special"]);
});

test("[SGN-29] a password travels encoded and comes back as typed; other spellings are refused", () => {
  for (const password of ["ab12!!", "kata sandi 1!", "pässwörd1!", "🏸1a!xyz"]) {
    const encoded = encodePassword(password);
    expect(encoded).not.toContain(password);
    expect(decodePassword(encoded)).toBe(password);
  }
  expect(decodePassword("YWIxMiEh\n")).toBeUndefined();
  expect(decodePassword("YWIxMiE")).toBeUndefined();
  expect(decodePassword("/w==")).toBeUndefined();
  expect(decodePassword("not base64!")).toBeUndefined();
  expect(decodePassword(encodePassword("x".repeat(1500)))).toBeUndefined();
});

test("[SGN-27~] [K12] days of birth are read in both spellings and shown as people read them", () => {
  const date = readBirthDate("20000305");
  expect(date).toBe("2000-03-05");
  expect(readBirthDate("05/03/2000")).toBe(date);
  expect(date && compactBirthDate(date)).toBe("20000305");
  expect(date && shownBirthDate(date)).toBe("05/03/2000");
  expect(readBirthDate("30/02/2000")).toBeUndefined();
  expect(readBirthDate("2000-3-5")).toBeUndefined();
  expect(readBirthDate("")).toBeUndefined();
});

test("[K12] the API takes its own spelling and the club form's, and no third", () => {
  expect(readSentBirthDate("20000305")).toBe("2000-03-05");
  expect(readSentBirthDate("05/03/2000")).toBe("2000-03-05");
  for (const other of ["2000-03-05", "05-03-2000", "5/3/2000", "30/02/2000", ""])
    expect(readSentBirthDate(other)).toBeUndefined();
});

test("[SGN-21~] [CON-03~] eighteen today is old enough, eighteen tomorrow is not, by Jakarta's calendar", () => {
  const born = (text: string) => readBirthDate(text) as NonNullable<ReturnType<typeof readBirthDate>>;
  // 17:30 UTC on the 20th is half past midnight on the 21st in Jakarta.
  const now = new Date("2026-11-20T17:30:00Z");
  expect(isOldEnough(born("20081121"), now)).toBe(true);
  expect(isOldEnough(born("20081122"), now)).toBe(false);
  expect(isOldEnough(born("18000101"), now)).toBe(false);
});

test("[ACC-12~] a WhatsApp id is 1 to 20 digits, a name is no blank", () => {
  expect([isWhatsappId("8"), isWhatsappId("8".repeat(20))]).toEqual([true, true]);
  expect([isWhatsappId(""), isWhatsappId("8".repeat(21)), isWhatsappId("81a")]).toEqual([false, false, false]);
  expect([isPersonName("Sari"), isPersonName("   "), isPersonName("a".repeat(51))]).toEqual([true, false, false]);
  expect(["www.prize.test", "https://prize.test"].map(isPersonName)).toEqual([false, false]);
});

test("[NWS-18] [CON-12] [K33] '0' is subscribed and '1' is not", () => {
  expect([flagOf(true), flagOf(false)]).toEqual(["0", "1"]);
  expect([isSubscribed("0"), isSubscribed("1"), isSubscribed("yes")]).toEqual([true, false, undefined]);
});

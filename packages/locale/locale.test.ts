import { describe, expect, test } from "vitest";
import { isEmail } from "./email.ts";
import {
  clockInWords,
  dayInWords,
  formatDay,
  formatDayAndTime,
  formatMoment,
  jakartaDay,
  midnightOf,
} from "./jakarta-time.ts";
import { languageLabels, languageOfAcceptHeader, languageOrDefault } from "./language.ts";
import { maskedMobile, mobileDigitsOf, mobileError, shownMobile, shownNumber } from "./mobile.ts";
import { shownHours } from "./opening-hours.ts";

describe("language", () => {
  test("[LOC-01] [CON-24] two languages with their labels", () => {
    expect(languageLabels).toEqual({ "en-US": "English (EN)", "id-ID": "Indonesia (ID)" });
  });

  test("[LOC-02] [LOC-03] the first accept-language entry decides, English otherwise", () => {
    expect(languageOfAcceptHeader("id-ID,en;q=0.8")).toBe("id-ID");
    expect(languageOfAcceptHeader("id")).toBe("id-ID");
    expect(languageOfAcceptHeader("en-GB")).toBe("en-US");
    expect(languageOfAcceptHeader("fr-FR,id-ID")).toBe("en-US");
    expect(languageOfAcceptHeader(undefined)).toBe("en-US");
  });

  test("[LOC-06] stored values of other shops fall back to English", () => {
    expect(["vi-VN", "zh-CN", "xx", undefined].map(languageOrDefault)).toEqual(Array(4).fill("en-US"));
    expect(languageOrDefault("id-ID")).toBe("id-ID");
  });
});

describe("moments, in Jakarta's time", () => {
  const moment = new Date("2026-11-20T17:05:09Z");

  test("[LOC-11] [LOC-12] [LOC-13] [CON-23] each place has its form", () => {
    expect(formatDay(moment)).toBe("21/11/2026");
    expect(formatDayAndTime(moment)).toBe("21/11/2026 00:05:09");
    expect(formatMoment(moment, "en-US")).toBe("21 November 2026 | 00:05:09");
    expect(formatMoment(new Date("2026-05-01T00:00:00Z"), "id-ID")).toBe("01 Mei 2026 | 07:00:00");
    expect(jakartaDay(moment)).toBe("2026-11-21");
    expect(midnightOf("2026-11-21").toISOString()).toBe("2026-11-20T17:00:00.000Z");
  });

  test("in a sentence, days have no zero before them, and Indonesian clocks a dot", () => {
    const first = new Date("2026-05-01T00:00:00Z");
    expect([dayInWords(first, "id-ID"), clockInWords(first, "id-ID")]).toEqual(["1 Mei 2026", "07.00"]);
    expect([dayInWords(first, "en-US"), clockInWords(first, "en-US")]).toEqual(["1 May 2026", "07:00"]);
  });
});

test("a store's hours are written as in the reader's language", () => {
  expect(shownHours("10:00-21:00", "id-ID")).toBe("10.00–21.00");
  expect(shownHours("10:00 - 21:00", "en-US")).toBe("10:00–21:00");
  expect(shownHours(null, "id-ID")).toBe("");
});

describe("mobile numbers", () => {
  test.each(["81277112233", "+6281277112233", "6281277112233", "0812-7711-2233"])(
    "%s is shown in one form",
    (typed) => {
      expect(shownMobile(typed)).toBe("+62\u00a0812\u00a07711\u00a02233");
    },
  );

  test("[CON-01] [REG-07~] the bounds and messages, how many digits before all else", () => {
    expect(mobileError("")).toBe("MOBILE_EMPTY");
    expect(mobileError("8123456")).toBe("MOBILE_LENGTH");
    expect(mobileError("81234567")).toBeUndefined();
    expect(mobileError("8123456789012")).toBeUndefined();
    expect(mobileError("81234567890123")).toBe("MOBILE_LENGTH");
    expect(mobileError("7123456789")).toBe("MOBILE_INVALID");
    expect(mobileError("8abc56789012")).toBe("MOBILE_INVALID");
    for (const short of ["abc", "8abc5678", "712"]) expect(mobileError(short)).toBe("MOBILE_LENGTH");
  });

  test("prefixes and separators as people write them lead to the same digits", () => {
    for (const typed of [
      "81211112222",
      "081211112222",
      "+62 812-1111-2222",
      "6281211112222",
      "0812.1111.2222",
      "０８１２１１１１２２２２",
    ]) {
      expect(mobileDigitsOf(typed)).toBe("81211112222");
    }
  });
});

test("addresses of the usual form are taken, others not", () => {
  for (const good of ["a@b.co", "dewi.lestari+toko@contoh.co.id"]) expect(isEmail(good)).toBe(true);
  for (const bad of ["a@", "a b@c.d", "@b.co", "a@b", "a@b.c", "", `${"a".repeat(250)}@b.co`, "a@b.co,c@d.co"])
    expect(isEmail(bad)).toBe(false);
});

test("a number is written so that it can be read", () => {
  expect(shownNumber("6281234567890")).toBe("+62\u00a0812\u00a03456\u00a07890");
  expect(shownNumber("62811555010")).toBe("+62\u00a0811\u00a05550\u00a010");
  expect(shownNumber("6512345678")).toBe("+6512345678");
});

test("[CHK-14~] of a masked number only the last four digits are shown", () => {
  for (const number of ["81355550002", "+6281355550002"]) expect(maskedMobile(number)).toBe("+62 ••••0002");
});

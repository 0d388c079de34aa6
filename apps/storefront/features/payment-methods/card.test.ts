import { expect, test } from "vitest";
import { cardErrors, expiryOf, formatCardNumber, formatExpiry } from "./card.ts";

const now = new Date("2026-11-21T10:00:00Z");
const good = { number: "4811 1111 1111 1114", expiry: "12/27", cvv: "123" };

test("[CHK-20~] a card that can be charged has no errors; each part names its own", () => {
  expect(cardErrors(good, now)).toEqual({});
  expect(cardErrors({ ...good, expiry: "11/26" }, now)).toEqual({});
  expect(cardErrors({ number: "", expiry: "", cvv: "" }, now)).toEqual({
    number: "numberEmpty",
    expiry: "expiryEmpty",
    cvv: "cvvWrong",
  });
  expect(cardErrors({ ...good, number: "4811 1111 11" }, now)).toEqual({ number: "numberShort" });
  expect(cardErrors({ ...good, number: "4811 1111 1111 1141" }, now)).toEqual({ number: "numberWrong" });
  expect(cardErrors({ ...good, expiry: "13/27" }, now)).toEqual({ expiry: "expiryWrong" });
  expect(cardErrors({ ...good, expiry: "10/26" }, now)).toEqual({ expiry: "expiryPast" });
  expect(cardErrors({ ...good, cvv: "12" }, now)).toEqual({ cvv: "cvvWrong" });
});

test("number and expiry take the form that is printed on the card", () => {
  expect(formatCardNumber("4811-1111 11111114")).toBe("4811 1111 1111 1114");
  expect(formatCardNumber("4811")).toBe("4811");
  expect(["1", "12", "122", "1227", "5", "12/2027"].map(formatExpiry)).toEqual([
    "1",
    "12",
    "12/2",
    "12/27",
    "05",
    "12/27",
  ]);
  expect(expiryOf("05/28")).toEqual({ month: 5, year: 2028 });
  expect(expiryOf("00/28")).toBeUndefined();
});

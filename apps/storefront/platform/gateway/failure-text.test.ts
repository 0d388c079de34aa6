import { type FailureCode, failureMessages } from "@gelora/outcomes/failure-codes.ts";
import { failureDetails } from "@gelora/outcomes/failure-details.ts";
import { describe, expect, test } from "vitest";
import { compiledWords } from "../words/words.server.ts";
import { failureText, type Refusal } from "./failure-text.ts";
import { failureIn, failureOfAnswer } from "./gateway-failures.ts";

const codes = Object.keys(failureMessages).filter((key): key is FailureCode => key in failureMessages);
const say = (refusal: Refusal, language: "en-US" | "id-ID", fallback?: string) =>
  failureText(refusal, { words: compiledWords("chrome", language), language }, fallback);
const sentence = "A sentence of the server, in English.";

/** As the gateway would send them, with values that are easy to find. */
const detailsOf = (code: FailureCode): Readonly<Record<string, unknown>> => {
  const table: Readonly<Record<string, Readonly<Record<string, string>>>> = failureDetails;
  return Object.fromEntries(
    Object.entries(table[code] ?? {}).map(([name, kind]) => [name, kind.endsWith("number") ? 3 : `<${name}>`]),
  );
};

const ways = [
  [
    "an envelope",
    (code: string, details: unknown) =>
      failureIn({ success: false, errorCode: code, errorMessage: sentence, errorDetails: details }),
  ],
  [
    "a flat result",
    (code: string, details: unknown) => failureIn({ success: false, code, message: sentence, errorDetails: details }),
  ],
  [
    "a GraphQL error",
    (code: string, details: unknown) =>
      failureOfAnswer({ errors: [{ message: sentence, extensions: { code, details } }] }, 200),
  ],
] as const;

describe.each(ways)("a failure in %s", (_way, read) => {
  test.each(codes)(
    "[LOC-07~] %s is shown in Indonesian, with its own numbers and names, and not in the server's words",
    (code) => {
      const failure = read(code, detailsOf(code));
      if (!failure) return expect.fail("no failure");
      const indonesian = say(failure, "id-ID");
      expect(failure).toMatchObject({ code, details: detailsOf(code) });
      expect(indonesian).not.toBe("");
      expect(indonesian).not.toContain(sentence);
      expect(indonesian).not.toMatch(/[{}]|undefined|\b(the|please|your|is|not|try)\b/i);
      expect(indonesian).not.toBe(say(failure, "en-US"));
    },
  );

  test("[LOC-07~] [ERR-04] a code without words gives the general sentence in Indonesian, the server's in English", () => {
    const failure = read("SOMETHING_NEW", {});
    if (!failure) return expect.fail("no failure");
    expect(say(failure, "id-ID")).toBe("Terjadi kesalahan. Silakan coba lagi nanti.");
    expect(say(failure, "en-US")).toBe(sentence);
  });
});

test.each([
  ["a network failure", { kind: "network", code: "", message: "Internal server error." }],
  ["a server's own words", { kind: "server", code: "", message: "Internal Server Error" }],
  ["a failure without code and message", { kind: "refused", code: "", message: "" }],
  ["an ended session", { kind: "session-ended", code: "0002", message: "Your session has ended." }],
] as const)("[LOC-07~] %s is shown in Indonesian", (_what, failure) => {
  expect(say(failure, "id-ID")).toMatch(/^(Terjadi kesalahan|Server kami sedang bermasalah)/);
});

test.each([
  ["CLUB_SLOW", "MapClub sedang lambat merespons.", "MapClub is slow to respond"],
  ["CLUB_UNAVAILABLE", "MapClub sedang tidak bisa dihubungi.", "MapClub is not responding."],
])("a network failure %s names the club, not our server", (code, indonesian, english) => {
  const failure = { kind: "network", code, message: "Internal server error." } as const;
  expect(say(failure, "id-ID")).toContain(indonesian);
  expect(say(failure, "en-US")).toContain(english);
});

test("[ERR-04] the documents' own sentences stay in English: a network error, and the general one", () => {
  expect(say({ kind: "network", code: "", message: "" }, "en-US")).toBe("Internal server error.");
  expect(say({ code: "", message: "" }, "en-US")).toBe("There was an error. Please try again later.");
});

test("[REG-21~] [ERR-12~] [K43] the server's message, else the fallback: 'Please try again'", () => {
  expect(say({ code: "", message: sentence }, "en-US", "Please try again")).toBe(sentence);
  expect(say({ code: "", message: "" }, "en-US", "Please try again")).toBe("Please try again");
  expect(say({ code: "", message: sentence }, "id-ID", "Silakan coba lagi")).toBe("Silakan coba lagi");
});

test("waits are shown in a unit that a person would use, and a wrong code says what is left", () => {
  const wait = (seconds: number) => ({ code: "LOGIN_WAIT", message: "", details: { seconds } });
  expect(say(wait(1800), "en-US")).toBe("Too many attempts. Please wait 30 minutes, or reset your password.");
  expect(say(wait(42), "id-ID")).toContain("42 detik");
  const wrong = (left: number) => say({ code: "CODE_WRONG", message: "", details: { left } }, "en-US");
  expect([wrong(3), wrong(1), wrong(0)]).toEqual([
    "This code is not correct. You have 3 attempts left.",
    "This code is not correct. You have 1 attempt left.",
    "This code is not correct. That was the last attempt.",
  ]);
});

test.each([
  ["USED_BY_SHOPPER", "Kupon ini tidak bisa kamu pakai lagi: <text>.", "This coupon can no longer be used: <text>."],
  ["USED_UP", "Kupon ini tidak bisa dipakai lagi: <text>.", "This coupon can no longer be used: <text>."],
  ["USED_UP_TODAY", "Kupon ini belum bisa dipakai: <text>.", "This coupon cannot be used yet: <text>."],
])("a coupon that no wait brings back is not described as refused for now: %s", (reason, indonesian, english) => {
  const refusal = { code: "COUPON_REFUSED", message: "", details: { reason, text: "<text>" } };
  expect([say(refusal, "id-ID"), say(refusal, "en-US")]).toEqual([indonesian, english]);
});

test("where a number is missing, the general sentence takes the place of words with a hole", () => {
  expect(say({ code: "LOGIN_WAIT", message: "", details: {} }, "id-ID")).toMatch(/^Terjadi kesalahan/);
});

test("no name from outside finds words that are not a failure's", () => {
  expect(say({ code: "constructor", message: "" }, "en-US")).toBe("There was an error. Please try again later.");
});

import { expect, test } from "vitest";
import { type FailureCode, failureMessages } from "./failure-codes.ts";
import { indonesianMessages } from "./indonesian-messages.ts";
import { failure } from "./outcome.ts";
import { refusalMessage } from "./refusal-message.ts";
import { waitText } from "./wait-text.ts";

test.each([
  [1, "1 second", "1 detik"],
  [42, "42 seconds", "42 detik"],
  [60, "1 minute", "1 menit"],
  [61, "2 minutes", "2 menit"],
  [1800, "30 minutes", "30 menit"],
  [3601, "2 hours", "2 jam"],
  [96 * 3600, "96 hours", "96 jam"],
])(
  "A wait of %i seconds is given in a unit that a person would use, and never too short",
  (seconds, english, other) => {
    expect([waitText(seconds, "en-US"), waitText(seconds, "id-ID")]).toEqual([english, other]);
  },
);

test("A sentence is filled from the details, and nothing is left open in it", () => {
  expect(refusalMessage(failure("LOGIN_WAIT", { seconds: 1800 }).failure)).toBe(
    "Too many attempts. Please wait 30 minutes, or reset your password.",
  );
  expect(refusalMessage(failure("SOLD_OUT", { name: "Ball", skuCode: "B1", left: 0 }).failure)).toBe(
    "Ball is sold out.",
  );
  expect(refusalMessage(failure("CART_EMPTY").failure)).toBe("Please select product");
  const points = failure("NOT_ENOUGH_POINTS", { points: 12_500 }).failure;
  expect(refusalMessage(points)).toBe("You have 12,500 points now. Please check your order again.");
  expect(refusalMessage(points, "id-ID")).toBe("Poinmu sekarang 12.500. Periksa lagi pesananmu, ya.");
});

test("Every Indonesian sentence begins with a capital letter, or with a detail", () => {
  expect(Object.values(indonesianMessages).filter((text) => !/^[A-Z{]/.test(text))).toEqual([]);
});

test("A code takes its own details and no others: this does not compile otherwise", () => {
  const codes = [
    failure("CART_FULL", { n: 50 }),
    // @ts-expect-error a full cart says how many it holds
    failure("CART_FULL"),
    // @ts-expect-error an empty cart has no details
    failure("CART_EMPTY", { n: 1 }),
    // @ts-expect-error waits are reported in seconds
    failure("CODE_WAIT", { hours: 1, timeRemaining: 1 }),
  ].map((refused): FailureCode => refused.failure.code);
  expect(codes.every((code) => code in failureMessages)).toBe(true);
});

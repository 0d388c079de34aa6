import { describe, expect, test } from "vitest";
import { isAmount, judgeAnswer } from "./judge-answer.ts";

describe("judging what the provider holds (AC-42)", () => {
  test.each([
    ["150000.00", "IDR", true],
    ["150000", "IDR", true],
    ["150000.01", "IDR", false],
    ["149999.00", "IDR", false],
    ["150000.00", "USD", false],
    ["1.5e5", "IDR", false],
    [" 150000.00", "IDR", false],
    ["", "IDR", false],
  ])("%j %s is Rp150.000: %s", (amount, currency, expected) => {
    expect(isAmount({ amount, currency }, 150_000)).toBe(expected);
  });

  const held = (state: Parameters<typeof judgeAnswer>[0]["state"], amount = "150000.00") => ({
    state,
    amount,
    currency: "IDR",
  });

  test("money of the right amount is paid, of a wrong one it is a person's matter", () => {
    expect(judgeAnswer(held("paid"), 150_000, "PENDING")).toEqual({ status: "PAID", final: true });
    expect(judgeAnswer(held("paid", "1.00"), 150_000, "PENDING")).toEqual({ review: "WRONG_AMOUNT", final: true });
    expect(judgeAnswer(held("pending"), 150_000, "PENDING")).toEqual({ status: "PENDING", final: false });
  });

  test("money that went back is looked at, and what was paid stays paid", () => {
    expect(judgeAnswer(held("refunded"), 150_000, "PAID")).toEqual({ status: "PAID", review: "REFUNDED", final: true });
    expect(judgeAnswer(held("declined"), 150_000, "PAID")).toEqual({ review: "REVERSED", final: true });
  });
});

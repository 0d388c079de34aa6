import { describe, expect, test } from "vitest";
import { jakartaTime } from "./midtrans-charge.ts";
import { stateOf } from "./midtrans-messages.ts";

describe("what Midtrans' words mean", () => {
  test.each([
    ["settlement", undefined, "paid"],
    ["settlement", "accept", "paid"],
    ["capture", "accept", "paid"],
    ["capture", "challenge", "pending"],
    ["capture", "deny", "declined"],
    ["pending", "accept", "pending"],
    ["deny", "accept", "declined"],
    ["failure", undefined, "declined"],
    ["expire", "accept", "expired"],
    ["cancel", "accept", "cancelled"],
    ["refund", "accept", "refunded"],
    ["chargeback", "accept", "charged-back"],
    ["partial_chargeback", "accept", "charged-back"],
    ["a word of tomorrow", "accept", "pending"],
  ])("[PAY-04] %s with fraud status %s is %s", (transaction_status, fraud_status, expected) => {
    expect(stateOf({ transaction_status, fraud_status })).toBe(expected);
  });

  test("moments are written in Jakarta's time", () => {
    expect(jakartaTime(new Date("2026-11-21T18:05:09Z"))).toBe("2026-11-22 01:05:09 +0700");
  });
});

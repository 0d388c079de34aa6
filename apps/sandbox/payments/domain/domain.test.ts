import { hasCheckDigit } from "@gelora/money/card-number.ts";
import { describe, expect, test } from "vitest";
import { isCardCurrent, isDeclinedByBank } from "./card-number.ts";
import { canBecome, type Payment, paymentArrows, paymentStatuses } from "./payment.ts";
import { qrisText } from "./qris.ts";
import { readZonedTime, westernTime } from "./western-time.ts";

describe("moments are written in Jakarta's time", () => {
  test("seven hours before UTC, over midnight", () => {
    expect(westernTime(Date.UTC(2026, 10, 21, 18, 30, 5))).toBe("2026-11-22 01:30:05");
  });
  test("and read with their zone", () => {
    expect(readZonedTime("2026-11-22 01:30:05 +0700")).toBe(Date.UTC(2026, 10, 21, 18, 30, 5));
    expect(readZonedTime("2026-11-22 01:30:05")).toBeUndefined();
    expect(readZonedTime("2026-13-22 01:30:05 +0700")).toBeUndefined();
  });
});

describe("card numbers", () => {
  test("follow the check digit rule", () => {
    expect(hasCheckDigit("4811111111111114")).toBe(true);
    expect(hasCheckDigit("4811111111111115")).toBe(false);
    expect(hasCheckDigit("4811")).toBe(false);
    expect(hasCheckDigit("481111111111111a")).toBe(false);
  });
  test("one of them is declined", () => {
    expect(isDeclinedByBank("4911111111111113")).toBe(true);
    expect(isDeclinedByBank("4811111111111114")).toBe(false);
  });
  test("are good until their month ends", () => {
    expect(isCardCurrent(11, 2026, new Date("2026-11-30T23:00:00Z"))).toBe(true);
    expect(isCardCurrent(11, 2026, new Date("2026-12-01T00:00:01Z"))).toBe(false);
  });
});

test("a QRIS text closes with the checksum of the standard", () => {
  const text = qrisText({ grossAmount: 123_000, transactionId: "d9fd8a81-a9ee-4fe3-aacb-599f970a8e77" });
  expect(text).toContain("5406123000");
  expect(text).toContain("5802ID");
  // Checks the code's checksum as an independent reader does.
  expect(text.slice(-4)).toBe(referenceChecksum(text.slice(0, -4)));
});

test("a payment goes only where an arrow leads", () => {
  for (const from of paymentStatuses) {
    for (const to of paymentStatuses) {
      expect(canBecome({ ...examplePayment, status: from }, to)).toBe(paymentArrows[from].includes(to));
    }
  }
  expect(canBecome({ ...examplePayment, status: "expire" }, "settlement")).toBe(false);
  expect(canBecome({ ...examplePayment, status: "settlement" }, "expire")).toBe(false);
});

const examplePayment: Payment = {
  orderId: "1",
  transactionId: "2",
  paymentType: "qris",
  grossAmount: 1,
  status: "pending",
  chargedAt: 0,
  expiresAt: 1,
  refundedAmount: 0,
  refunds: [],
  refundFate: "allow",
  channel: {},
  chargeOnly: {},
  finishUrl: "http://store.test/",
  notificationUrls: [],
};

/**
 * CRC-16/CCITT-FALSE by long division, bit by bit, written differently from the code under test.
 */
function referenceChecksum(text: string): string {
  const bits = [...Buffer.from(text)].flatMap((byte) => Array.from(byte.toString(2).padStart(8, "0"), Number));
  let register = 0xffff;
  for (const bit of bits) {
    const top = (register >> 15) & 1;
    register = (register << 1) & 0xffff;
    if (top !== bit) register ^= 0x1021;
  }
  return register.toString(16).toUpperCase().padStart(4, "0");
}

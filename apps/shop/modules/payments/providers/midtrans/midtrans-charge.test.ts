import { rupiah } from "@gelora/money/rupiah.ts";
import { days, hours, minutes, seconds } from "@gelora/service-kit/durations.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import type { ChargeWish } from "../payment-provider.ts";
import { chargeBody } from "./midtrans-charge.ts";

const bodySchema = z.object({
  custom_expiry: z.object({ order_time: z.string(), expiry_duration: z.number().int(), unit: z.literal("minute") }),
});

const wish = {
  providerOrderId: "G1",
  amount: rupiah(150_000),
  method: { type: "bank_transfer", bank: "bca" },
  customer: { firstName: "Sari", lastName: "Dewi", email: "sari@example.com", mobile: "+6281234567890" },
  items: [
    { id: "SKU-1", name: "Sepatu lari", price: rupiah(135_000), quantity: 1 },
    { id: "FREIGHT", name: "JNE Reguler", price: rupiah(15_000), quantity: 1 },
  ],
  now: new Date("2026-11-22T09:00:00Z"),
  deadline: new Date("2026-11-22T10:00:00Z"),
  finishAddress: "https://store.test/pay-callback",
} satisfies ChargeWish;

/** When a payment expires at the provider, by its documented rules, and from when it counts. */
function expiryOf(now: Date, deadline: Date): { readonly from: number; readonly end: number } {
  const { custom_expiry: expiry } = bodySchema.parse(chargeBody({ ...wish, now, deadline }));
  const from = Date.parse(expiry.order_time.replace(" +0700", "+07:00").replace(" ", "T"));
  return { from, end: from + minutes(expiry.expiry_duration) };
}

test("the provider's page lists the order's items in its own words, and a bill has the order's code", () => {
  const bill = chargeBody({ ...wish, method: { type: "echannel" } });
  expect(bill).toMatchObject({
    item_details: [{ name: "Sepatu lari" }, { name: "JNE Reguler" }],
    echannel: { bill_info1: "Gelora:", bill_info2: "G1" },
  });
});

test("the provider's deadline is never before the one that the shopper sees, and less than a second after it", () => {
  const now = fc.date({
    min: new Date("2026-01-01T00:00:00Z"),
    max: new Date("2036-01-01T00:00:00Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(now, fc.integer({ min: 1, max: days(2) }), (moment, left) => {
      const deadline = new Date(moment.getTime() + left);
      const { from, end } = expiryOf(moment, deadline);
      expect(end).toBeGreaterThanOrEqual(deadline.getTime());
      expect(end - deadline.getTime()).toBeLessThan(seconds(1));
      // The order time sent to the provider is never in the future.
      expect(from).toBeLessThanOrEqual(moment.getTime());
    }),
  );
});

test("an order that is charged 40 s after it was placed still ends at its own deadline", () => {
  const placed = new Date("2026-11-22T09:00:00.250Z");
  const deadline = new Date(placed.getTime() + hours(1));
  expect(new Date(expiryOf(new Date(placed.getTime() + seconds(40)), deadline).end).toISOString()).toBe(
    "2026-11-22T10:00:01.000Z",
  );
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatChange, formatPoints } from "./format-points.ts";
import { formatRupiah } from "./format-rupiah.ts";
import { addPoints, fewerPoints, lessPoints, points } from "./points.ts";
import { addRupiah, rupiah, timesRupiah } from "./rupiah.ts";
import { splitRupiah } from "./split-rupiah.ts";

describe("rupiah", () => {
  test("[LOC-09] [CON-09] prices carry Rp, no decimals and dots between thousands", () => {
    expect(formatRupiah(1299000)).toBe("Rp1.299.000");
    expect(formatRupiah(0)).toBe("Rp0");
    expect(formatRupiah(999)).toBe("Rp999");
    expect(formatRupiah(-25000)).toBe("-Rp25.000");
    expect([25_000, 999, 0, -1_250_000].map(formatPoints)).toEqual(["25.000", "999", "0", "-1.250.000"]);
  });

  test("a fraction of a rupiah is refused", () => {
    expect(() => rupiah(10.5)).toThrow(RangeError);
    expect(() => timesRupiah(rupiah(10), 0.25)).toThrow(RangeError);
  });

  test("the parts of a split sum to the amount, whatever the weights", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000_000 }),
        fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1, maxLength: 30 }),
        (amount, weights) => {
          const parts = splitRupiah(rupiah(amount), weights);
          expect(addRupiah(...parts)).toBe(amount);
          expect(parts.every((part) => part >= 0)).toBe(true);
        },
      ),
    );
  });
});

describe("points", () => {
  test("are whole, and are added and taken off as they are", () => {
    expect(() => points(0.5)).toThrow(RangeError);
    expect(addPoints(points(3), points(4))).toBe(7);
    expect(addPoints()).toBe(0);
    expect(lessPoints(points(3), points(4))).toBe(-1);
    expect(fewerPoints(points(3), points(4))).toBe(3);
  });
});

test("a change of points is written with its sign", () => {
  expect([1250, 0, -300].map(formatChange)).toEqual(["+1.250", "+0", "-300"]);
});

import { describe, expect, test } from "vitest";
import { higherStatus, isOpen, type PaymentStatus, paymentRanks } from "./payment-states.ts";

const all = Object.keys(paymentRanks).filter((status): status is PaymentStatus => status in paymentRanks);

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

/** Every combination of up to six events, with repetitions. */
function heaps(size: number, from = 0): PaymentStatus[][] {
  if (size === 0) return [[]];
  return all.slice(from).flatMap((status, index) => heaps(size - 1, from + index).map((rest) => [status, ...rest]));
}

const end = (events: readonly PaymentStatus[], merge = higherStatus) =>
  events.reduce((status, event) => merge(status, event), "NEW");

describe("the lattice of payment states (I-08)", () => {
  test("up to six events in every order and number end the same", () => {
    for (const size of [1, 2, 3, 4, 5, 6]) {
      for (const heap of heaps(size)) expect(new Set(permutations(heap).map((order) => end(order))).size).toBe(1);
    }
  });

  test("the same walk fails when the last one heard wins: the test can fail", () => {
    const lastWins = (_before: PaymentStatus, event: PaymentStatus) => event;
    expect(new Set(permutations(all).map((order) => end(order, lastWins))).size).toBe(all.length);
  });

  test("no two states have the same rank, and money beats every other ending", () => {
    expect(new Set(Object.values(paymentRanks)).size).toBe(all.length);
    for (const status of all) expect(higherStatus(status, "PAID")).toBe("PAID");
    expect(all.filter(isOpen)).toEqual(["NEW", "PENDING"]);
  });
});

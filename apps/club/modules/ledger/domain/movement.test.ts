import { points } from "@gelora/money/points.ts";
import { expect, test } from "vitest";
import { changeOf } from "./balances.ts";
import { endOfMonthAfter } from "./lot-expiry.ts";
import { entriesOf, type MovementKind, movementKinds } from "./movement.ts";

const kinds = Object.keys(movementKinds).filter((kind): kind is MovementKind => kind in movementKinds);

test("the entries of every kind of movement sum to zero, on two accounts", () => {
  for (const kind of kinds) {
    const entries = entriesOf({ kind, fact: "F", points: points(7) });
    expect(entries.map((entry) => entry.points).reduce((sum, one) => sum + one, 0)).toBe(0);
    expect(new Set(entries.map(({ account }) => account)).size).toBe(2);
  }
});

test("points owed to the club count upwards", () => {
  const owing = { kind: "owed", fact: "F", points: points(50) } as const;
  expect(changeOf([owing])).toEqual({ pending: 0, available: 0, held: 0, owed: 50 });
  const paying = { kind: "settled", fact: "G", points: points(20) } as const;
  expect(changeOf([owing, paying])).toEqual({ pending: 0, available: -20, held: 0, owed: 30 });
});

test("points expire with their month, by the calendar of Jakarta", () => {
  const expiry = (moment: string) => endOfMonthAfter(new Date(moment), 12).toISOString();
  expect(expiry("2026-11-22T05:00:00Z")).toBe("2027-11-30T17:00:00.000Z");
  expect(expiry("2026-11-30T16:59:59Z")).toBe("2027-11-30T17:00:00.000Z");
  expect(expiry("2026-11-30T17:00:00Z")).toBe("2027-12-31T17:00:00.000Z");
  expect(expiry("2026-12-10T00:00:00Z")).toBe("2027-12-31T17:00:00.000Z");
});

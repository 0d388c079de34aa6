import { expect, test } from "vitest";
import {
  daysOverdue,
  isWindowOpen,
  lapsedIfApprovedBefore,
  lastAwaitedDay,
  lastReturnDay,
  lastSendingDay,
  openUntil,
  overdueIfReplacedBefore,
} from "./return-window.ts";

test("the last day is the fourteenth after the delivery, by Jakarta's days", () => {
  expect(lastReturnDay(new Date("2026-11-08T02:00:00+07:00"))).toBe("2026-11-22");
  // Still the 7th in UTC.
  expect(lastReturnDay(new Date("2026-11-07T19:00:00Z"))).toBe("2026-11-22");
  expect(lastReturnDay(null)).toBeUndefined();
});

test.each([
  ["2026-11-22T23:59:59+07:00", true],
  ["2026-11-23T00:00:00+07:00", false],
])("at %s a return of goods delivered on the 8th is possible: %s", (now, isOpen) => {
  for (const hour of ["00:00:00", "23:59:59"])
    expect(isWindowOpen(new Date(`2026-11-08T${hour}+07:00`), new Date(now))).toBe(isOpen);
});

test("while a parcel is on its way nothing has ended", () => {
  expect(isWindowOpen(null, new Date("2036-01-01"))).toBe(true);
});

test("an approved return is sent until midnight WIB of the fourteenth day after, and lapses then", () => {
  const approved = new Date("2026-11-01T16:59:00Z");
  expect(lastSendingDay(approved)).toBe("15/11/2026");
  expect(lapsedIfApprovedBefore(new Date("2026-11-15T16:59:59Z")) > approved).toBe(false);
  expect(lapsedIfApprovedBefore(new Date("2026-11-15T17:00:00Z")) > approved).toBe(true);
});

test("old goods are expected until midnight WIB a set number of days after the new ones left, and overdue then", () => {
  const replacedAt = new Date("2026-11-01T16:59:00Z");
  const awaited = { state: "SENT", mode: "EXCHANGE", replacedAt } as const;
  expect(lastAwaitedDay(awaited, 10)).toBe("11/11/2026");
  const [last, next] = [new Date("2026-11-11T16:59:59Z"), new Date("2026-11-11T17:00:00Z")];
  expect([last, next].map((now) => overdueIfReplacedBefore(now, 10) > replacedAt)).toEqual([false, true]);
  expect([last, next].map((now) => daysOverdue(awaited, 10, now))).toEqual([undefined, 1]);
  for (const other of [{ state: "RECEIVED" }, { mode: "REFUND" }, { replacedAt: null }] as const) {
    expect(lastAwaitedDay({ ...awaited, ...other }, 10)).toBeUndefined();
    expect(daysOverdue({ ...awaited, ...other }, 10, next)).toBeUndefined();
  }
});

test("a window is open until its last day, and has none before all is delivered, or once it has passed", () => {
  const delivered = new Date("2026-11-08T02:00:00+07:00");
  expect(openUntil(delivered, new Date("2026-11-22T23:59:59+07:00"))).toBe("22/11/2026");
  expect(openUntil(delivered, new Date("2026-11-23T00:00:00+07:00"))).toBeUndefined();
  expect(openUntil(null, delivered)).toBeUndefined();
});

import { hoursMinutesSeconds } from "@gelora/locale/time-left.ts";
import { expect, test } from "vitest";
import { reloadGuard, timeLeft } from "./countdown.ts";

const deadline = new Date("2026-11-22T10:00:00Z");
const before = (ms: number) => {
  const left = timeLeft(deadline, deadline.getTime() - ms);
  return left && hoursMinutesSeconds(left);
};

test("[ORD-08] the countdown runs to the second", () => {
  expect(before(24 * 60 * 60 * 1000)).toBe("24:00:00");
  expect(before(61_000)).toBe("00:01:01");
  expect(before(999)).toBe("00:00:01");
  expect(before(0)).toBeUndefined();
  expect(before(-5000)).toBeUndefined();
  expect(timeLeft(new Date("nonsense"), 0)).toBeUndefined();
});

test("[ORD-14] at zero the page reloads once, and not again when the server still says 21", () => {
  const kept = new Map<string, string>();
  const store = {
    read: (name: string) => kept.get(name),
    write: (name: string, value: string) => void kept.set(name, value),
  };
  expect(reloadGuard("GL1", "a", store)).toBe(true);
  expect(reloadGuard("GL1", "a", store)).toBe(false);
  // Another order, or a later deadline of the same one, may reload once too.
  expect(reloadGuard("GL2", "a", store)).toBe(true);
  expect(reloadGuard("GL1", "b", store)).toBe(true);
});

test("[ORD-14] where nothing can be stored nothing is reloaded, since that could go on for ever", () => {
  expect(reloadGuard("GL1", "a", { read: () => undefined, write: () => undefined })).toBe(false);
});

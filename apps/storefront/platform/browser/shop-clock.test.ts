import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shopNow } from "./shop-clock.ts";

const hour = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a device whose clock is wrong follows the shop's, and an older answer does not turn it back", () => {
  vi.setSystemTime("2026-11-29T13:00:00.000Z");
  const serverTime = "2026-11-29T10:00:00.000Z";
  expect(shopNow(serverTime)).toBe(Date.parse(serverTime));
  vi.advanceTimersByTime(hour);
  expect(shopNow(serverTime)).toBe(Date.parse(serverTime) + hour);
  const later = "2026-11-29T11:00:30.000Z";
  expect(shopNow(later)).toBe(Date.parse(later));
  expect(shopNow(serverTime)).toBe(Date.parse(later));
});

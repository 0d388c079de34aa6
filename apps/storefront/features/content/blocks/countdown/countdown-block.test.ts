import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showStill } from "../../testing/still.ts";
import { timeUntil } from "./time-until.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-10T23:58:57+07:00") }));
afterEach(() => vi.useRealTimers());

const block = { type: "countdown" as const, title: "Until the sale", endsAt: "2026-12-12T00:00:00+07:00" };
const figures = (html: string) => [...html.matchAll(/data-part="(\w+)"[^>]*>(\d+)</g)].map(([, , value]) => value);

test("the server shows what is left, and until when, so that it is there without a script", () => {
  const html = showStill(block);
  expect(figures(html)).toEqual(["01", "00", "01", "03"]);
  expect(html).toContain("Until 12 December 2026, 00:00 WIB");
  expect(showStill(block, { language: "id-ID" })).toContain("Sampai 12 Desember 2026, pukul 00.00 WIB");
});

test("after its end it says so in the same place, or is gone", () => {
  vi.setSystemTime(new Date("2026-12-12T00:00:00+07:00"));
  expect(showStill(block)).toBe("");
  const html = showStill({ ...block, endedText: "It has begun" });
  expect(html).toMatch(/data-left=""[^>]*invisible/);
  expect(html).toMatch(/<p data-ended=""(?![^>]*invisible)[^>]*>It has begun/);
});

test("time runs to the second, and out", () => {
  expect(timeUntil(90_061_000, 0)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 });
  expect(timeUntil(1, 0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  for (const now of [0, 1, Number.NaN]) expect(timeUntil(0, now)).toBeUndefined();
});

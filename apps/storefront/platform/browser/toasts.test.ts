import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shownToasts, showToast } from "./toasts.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const texts = () => shownToasts().map(({ text }) => text);

test("[SOC-08~] [ERR-18] a toast of six seconds is there at 5.9 s and gone after 6 s; others stay for three", () => {
  showToast("not linkable", { kind: "error", durationMs: 6000 });
  showToast("usual");
  vi.advanceTimersByTime(3001);
  expect(texts()).toEqual(["not linkable"]);
  vi.advanceTimersByTime(2899);
  expect(texts()).toEqual(["not linkable"]);
  vi.advanceTimersByTime(101);
  expect(texts()).toEqual([]);
});

test("a message that is shown already is shown once, for its whole time again", () => {
  showToast("MapClub does not answer", { kind: "error" });
  vi.advanceTimersByTime(2000);
  showToast("MapClub does not answer", { kind: "error" });
  expect(texts()).toEqual(["MapClub does not answer"]);
  vi.advanceTimersByTime(1500);
  expect(texts()).toEqual(["MapClub does not answer"]);
  vi.advanceTimersByTime(1500);
  expect(texts()).toEqual([]);
});

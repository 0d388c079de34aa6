import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followToasts, shownToasts, showToast } from "./toasts.ts";

let stop = (): void => undefined;
beforeEach(() => {
  vi.useFakeTimers();
  stop = followToasts(() => undefined);
});
afterEach(() => {
  stop();
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

test("a message waits for its place on the page, and has its whole time from then on", () => {
  stop();
  showToast("choose something first", { kind: "error" });
  vi.advanceTimersByTime(20_000);
  expect(texts()).toEqual(["choose something first"]);
  stop = followToasts(() => undefined);
  vi.advanceTimersByTime(2999);
  expect(texts()).toEqual(["choose something first"]);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

import { afterEach, expect, test, vi } from "vitest";
import { countsInProcess } from "./counts.ts";
import { days, hours, type Milliseconds, minutes } from "./durations.ts";
import { limitInProcess, type RateLimit } from "./rate-limit.ts";

afterEach(() => vi.useRealTimers());

test("after a number of attempts the caller waits; another key does not", async () => {
  const limit = limitInProcess({ tries: 2, within: minutes(1) });
  expect([await limit.take("one"), await limit.take("one")]).toEqual([0, 0]);
  expect(await limit.take("one")).toBe(60);
  expect(await limit.take("other")).toBe(0);
});

test("one number is one limit, however often it is asked for; another number has a count of its own", async () => {
  const limits = countsInProcess().limits("calls", minutes(1));
  expect([await limits(1).take("one"), await limits(1).take("one")]).toEqual([0, 60]);
  expect(await limits(2).take("one")).toBe(0);
});

test("two limits of one name would count together by mistake: the program does not start", () => {
  const counts = countsInProcess();
  counts.limits("calls", minutes(1));
  expect(() => counts.limit("calls", { tries: 1, within: minutes(1) })).toThrow("two limits are named calls");
});

const pass = (time: Milliseconds) => vi.advanceTimersByTime(time);

/** Takes what a window has and one more. @returns how long that one has to wait, in seconds */
async function exhaust(limit: RateLimit, key: string): Promise<number> {
  const allowed = [await limit.take(key), await limit.take(key)];
  expect(allowed).toEqual([0, 0]);
  return limit.take(key);
}

test("who uses up window after window waits twice as long each time, up to a longest wait; others do not", async () => {
  vi.useFakeTimers();
  const limit = limitInProcess({ tries: 2, within: hours(1), growsTo: hours(6) });
  const waits: number[] = [];
  for (const window of [hours(1), hours(2), hours(4), hours(6), hours(6)]) {
    waits.push((await exhaust(limit, "one")) * 1000);
    pass(window);
  }
  expect(waits).toEqual([hours(1), hours(2), hours(4), hours(6), hours(6)]);
  expect((await exhaust(limit, "other")) * 1000).toBe(hours(1));
});

test("further tries while one waits make no wait longer, and a window that is not used up lengthens none", async () => {
  vi.useFakeTimers();
  const limit = limitInProcess({ tries: 2, within: hours(1), growsTo: days(1) });
  expect((await exhaust(limit, "one")) * 1000).toBe(hours(1));
  pass(minutes(30));
  for (let turn = 0; turn < 50; turn += 1) expect((await limit.take("one")) * 1000).toBe(minutes(30));
  pass(minutes(30));
  expect(await limit.take("one")).toBe(0);
  pass(hours(2));
  expect((await exhaust(limit, "one")) * 1000).toBe(hours(2));
});

test("half a day after a window that was used up the first wait is short again, and not before", async () => {
  vi.useFakeTimers();
  const limit = limitInProcess({ tries: 2, within: hours(1), growsTo: days(1) });
  for (const window of [hours(1), hours(2)]) {
    await exhaust(limit, "one");
    pass(window);
  }
  pass(hours(11));
  expect((await exhaust(limit, "one")) * 1000).toBe(hours(4));
  pass(hours(4));
  pass(hours(12));
  expect((await exhaust(limit, "one")) * 1000).toBe(hours(1));
});

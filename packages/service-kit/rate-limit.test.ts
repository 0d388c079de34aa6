import { expect, test } from "vitest";
import { countsInProcess } from "./counts.ts";
import { minutes } from "./durations.ts";
import { limitInProcess } from "./rate-limit.ts";

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

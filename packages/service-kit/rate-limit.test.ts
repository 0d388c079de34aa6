import { expect, test } from "vitest";
import { minutes } from "./durations.ts";
import { createRateLimit, createRateLimits } from "./rate-limit.ts";

test("after so many tries one waits; another key does not", async () => {
  const limit = createRateLimit({ tries: 2, within: minutes(1) });
  expect([await limit.take("one"), await limit.take("one")]).toEqual([0, 0]);
  expect(await limit.take("one")).toBe(60);
  expect(await limit.take("other")).toBe(0);
});

test("one number is one limit, however often it is asked for; another number has a count of its own", async () => {
  const limits = createRateLimits(minutes(1));
  expect([await limits(1).take("one"), await limits(1).take("one")]).toEqual([0, 60]);
  expect(await limits(2).take("one")).toBe(0);
});

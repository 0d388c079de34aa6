import { expect, test } from "vitest";
import { hours, minutes, seconds } from "./durations.ts";
import { waitAsLongAsSoFar } from "./wait-as-long-as-so-far.ts";

const [shortest, longest] = [seconds(5), minutes(5)];

/** When a message of the moment 0 is tried, until the party is back and takes it. */
function triesUntil(back: number): readonly number[] {
  const tries = [0];
  for (let last = 0; last < back; ) {
    last += waitAsLongAsSoFar(last, shortest, longest);
    tries.push(last);
  }
  return tries;
}

test("after an outage of up to a minute a message is delivered within as long again", () => {
  for (let outage = seconds(1); outage <= minutes(1); outage = seconds(outage / 1000 + 1))
    expect((triesUntil(outage).at(-1) ?? 0) - outage).toBeLessThanOrEqual(Math.max(shortest, outage));
});

test("a day's outage costs some three hundred tries, and is over five minutes after its end at the latest", () => {
  for (const outage of [hours(24), hours(24) + seconds(7)]) {
    const tries = triesUntil(outage);
    expect(tries.length).toBeLessThan(300);
    expect((tries.at(-1) ?? 0) - outage).toBeLessThanOrEqual(longest);
  }
});

test("a message from a clock that is ahead of ours waits the shortest time", () => {
  expect(waitAsLongAsSoFar(-hours(1), shortest, longest)).toBe(shortest);
});

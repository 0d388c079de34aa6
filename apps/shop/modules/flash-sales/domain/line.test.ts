import { expect, test } from "vitest";
import { waitingStanding } from "./line.ts";

const now = new Date("2026-11-24T00:00:00Z");
const placeAt = (ms: number) => ({ place: 1, turn: new Date(now.getTime() + ms) });
/** Repeatable numbers from 0 to below 1. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  while (true) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

test("it is one's turn from its moment on, and not before", () => {
  expect(waitingStanding(placeAt(1), now, 10)).toEqual({ ahead: 0, seconds: 1, askIn: 1 });
  expect(waitingStanding(placeAt(0), now, 10)).toBeUndefined();
  expect(waitingStanding(placeAt(-1), now, 10)).toBeUndefined();
});

test("anyone who has an earlier turn never has more before them or a longer wait, whatever the pace", () => {
  const random = numbers(7);
  for (let round = 0; round < 2000; round += 1) {
    const pace = 1 + Math.floor(random.next().value * 1000);
    const [one, other] = [random.next().value * 600_000, random.next().value * 600_000].sort((a, b) => a - b);
    const [first, second] = [
      waitingStanding(placeAt(one ?? 0), now, pace),
      waitingStanding(placeAt(other ?? 0), now, pace),
    ];
    expect(first?.ahead ?? 0).toBeLessThanOrEqual(second?.ahead ?? 0);
    expect(first?.seconds ?? 0).toBeLessThanOrEqual(second?.seconds ?? 0);
    for (const answer of [first, second]) {
      expect(answer?.askIn ?? 1).toBeGreaterThanOrEqual(1);
      expect(answer?.askIn ?? 1).toBeLessThanOrEqual(5);
      expect(answer?.askIn ?? 0).toBeLessThanOrEqual(answer?.seconds ?? 0);
    }
  }
});

test("turns that follow each other at the pace have each one more before them", () => {
  const ahead = Array.from({ length: 50 }, (_, n) => waitingStanding(placeAt((n + 1) * 100), now, 10)?.ahead);
  expect(ahead).toEqual(Array.from({ length: 50 }, (_, n) => n));
});

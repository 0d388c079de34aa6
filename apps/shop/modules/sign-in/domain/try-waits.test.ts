import { expect, test } from "vitest";
import { waitsAfterFailures } from "./try-waits.ts";

test("[AC-11] ten failures cost nothing; then the waits double, from half a minute to a quarter of an hour and no longer", () => {
  expect(waitsAfterFailures.map((wait) => wait / 1000)).toEqual([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 60, 120, 240, 480, 900,
  ]);
});

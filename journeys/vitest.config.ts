import { defineConfig } from "vitest/config";
import { testWorkers } from "../packages/testkit/test-workers.ts";

const root = new URL("..", import.meta.url).pathname;
const common = {
  root,
  testTimeout: 60_000,
  hookTimeout: 180_000,
  pool: "forks",
  // Browsers on a busy build server may be too slow: there a failed journey is retried twice, and
  // the report names it. Locally it fails at once.
  retry: process.env.CI ? 2 : 0,
  // Expected changes pass through several programs, which takes a while on a busy machine.
  expect: { poll: { timeout: 10_000, interval: 100 } },
} as const;

/**
 * A worker keeps its browser and modules from file to file: to start them again takes as long as a
 * short journey.
 */
const amongOthers = { maxWorkers: testWorkers, isolate: false, sequence: { groupOrder: 0 } } as const;

/** Fifty presses at once, which another file beside them would starve. */
const manyPresses = "journeys/mishaps/killed-with-points.test.ts";

/**
 * Journeys in a real browser share one Gelora with fresh data on free ports (`guest`), or have one
 * of their own to move its clocks (`apart`), which mostly wait and so run beside the others.
 * Mishaps follow, which launch programs to kill them. `--project guest` runs only one kind.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: "guest",
          include: ["journeys/{guest,looking,member}/**/*.test.ts"],
          globalSetup: ["journeys/support/run-gelora.ts"],
          ...amongOthers,
        },
      },
      {
        test: {
          ...common,
          name: "apart",
          include: ["journeys/apart/**/*.test.ts"],
          ...amongOthers,
        },
      },
      {
        test: {
          ...common,
          name: "mishaps",
          include: ["journeys/mishaps/**/*.test.ts"],
          exclude: [manyPresses],
          maxWorkers: testWorkers,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: { ...common, name: "presses", include: [manyPresses], maxWorkers: 1, sequence: { groupOrder: 2 } },
      },
    ],
  },
});

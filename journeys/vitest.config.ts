import { defineConfig } from "vitest/config";

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
 * Two kinds that run one after the other: journeys in a real browser against one Gelora of their own
 * (fresh data, free ports), and mishaps, which launch programs to kill them or to move their clocks.
 * `--project guest` runs only the first kind.
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
          // Each file starts a browser, and two already keep two CPUs busy.
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...common,
          name: "mishaps",
          include: ["journeys/{apart,mishaps}/**/*.test.ts"],
          // Two at once starve the fifty presses of `killed-with-points`.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});

import { defineConfig } from "vitest/config";

const root = new URL("..", import.meta.url).pathname;
const common = {
  root,
  testTimeout: 60_000,
  hookTimeout: 180_000,
  pool: "forks",
  // A browser on a busy build server may miss its moment: there a journey that failed is walked once more, and the report names it. At a desk it fails at once.
  retry: process.env.CI ? 1 : 0,
  // What is waited for comes over several programs; on a busy machine that takes a while.
  expect: { poll: { timeout: 10_000, interval: 100 } },
} as const;

/**
 * Two kinds, one after the other, since mishaps want both processors: guests in a real browser against one Gelora that runs for them alone (fresh data, ports of
 * its own), and mishaps, which launch programs of their own in order to kill them or, apart from all others, to move their clocks. `--project guest` runs the first alone.
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
          // Each file starts a browser, and two already keep two processors busy.
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...common,
          name: "mishaps",
          include: ["journeys/{apart,mishaps}/**/*.test.ts"],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});

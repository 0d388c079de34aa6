import { defineConfig } from "vitest/config";

/** Whole paths in a real browser against one Gelora that runs for them alone: fresh data, ports of its own. */
export default defineConfig({
  test: {
    include: ["journeys/**/*.test.ts"],
    root: new URL("..", import.meta.url).pathname,
    globalSetup: ["journeys/support/run-gelora.ts"],
    testTimeout: 60_000,
    hookTimeout: 180_000,
    pool: "forks",
    // Each file starts a browser, and two already keep two processors busy.
    maxWorkers: 2,
  },
});

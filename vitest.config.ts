import { defineConfig } from "vitest/config";

/** One project for all unit and integration tests; journeys in a browser run apart, against running programs. */
export default defineConfig({
  test: {
    include: [
      "apps/**/*.test.{ts,tsx}",
      "packages/**/*.test.{ts,tsx}",
      "demo/**/*.test.ts",
      "tools/**/*.test.ts",
      "bench/**/*.test.ts",
    ],
    exclude: ["**/node_modules/**", "**/build/**"],
    // Only a test that hangs may exceed them: a busy machine is many times slower than a free one.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Many of these tests talk to processes and databases beside them: on a busy build server one
    // that failed is retried twice, and the report names it.
    retry: process.env.CI ? 2 : 0,
    pool: "forks",
    maxWorkers: 2,
  },
});

import { defineConfig } from "vitest/config";

/** One project for all unit and integration tests; journeys in a browser run apart, against running programs. */
export default defineConfig({
  test: {
    include: ["apps/**/*.test.{ts,tsx}", "packages/**/*.test.{ts,tsx}", "tools/**/*.test.ts", "bench/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/build/**"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: "forks",
    maxWorkers: 2,
  },
});

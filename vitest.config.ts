import { defineConfig } from "vitest/config";
import { testWorkers } from "./packages/testkit/test-workers.ts";

const common = {
  exclude: ["**/node_modules/**", "**/build/**"],
  // Only a test that hangs may exceed them: a busy machine is many times slower than a free one.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // Many of these tests talk to processes and databases beside them: on a busy build server one
  // that failed is retried twice, and the report names it.
  retry: process.env.CI ? 2 : 0,
  maxWorkers: testWorkers,
};

/**
 * All unit and integration tests; journeys in a browser run apart, against running programs. The
 * storefront keeps the client's state in modules, as a browser's page does: each of its files gets
 * modules of its own. All others share a process, so that the embedded database and the programs'
 * modules are compiled once for hundreds of files instead of once for each.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: "storefront",
          include: ["apps/storefront/**/*.test.{ts,tsx}"],
          pool: "threads",
        },
      },
      {
        test: {
          ...common,
          name: "programs",
          include: [
            "apps/{club,sandbox,shop}/**/*.test.ts",
            "packages/**/*.test.{ts,tsx}",
            "demo/**/*.test.ts",
            "tools/**/*.test.ts",
            "bench/**/*.test.ts",
          ],
          pool: "forks",
          isolate: false,
        },
      },
    ],
  },
});

import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { buildOfflineWorker } from "./bundler/offline-worker.ts";
import { keepMapsPrivate } from "./bundler/private-maps.ts";
import { slimManifests } from "./bundler/slim-manifest.ts";

/**
 * Pages are rendered on the server; the route table is small enough to send whole, which avoids
 * requests for parts of it.
 */
export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  routeDiscovery: { mode: "initial" },
  buildEnd: async ({ reactRouterConfig }) => {
    await keepMapsPrivate(reactRouterConfig.buildDirectory);
    await slimManifests(join(reactRouterConfig.buildDirectory, "client"));
    await buildOfflineWorker(reactRouterConfig.buildDirectory);
  },
} satisfies Config;

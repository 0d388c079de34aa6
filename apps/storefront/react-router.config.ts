import type { Config } from "@react-router/dev/config";

/** Pages are rendered on the server; the route table is small enough to travel whole, so that no request asks for parts of it. */
export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  routeDiscovery: { mode: "initial" },
} satisfies Config;

import { createLog } from "@gelora/service-kit/log.ts";
import { runProgram } from "@gelora/service-kit/run-program.ts";
import { startTraced } from "@gelora/service-kit/tracing.ts";
import { readStorefrontConfiguration } from "./platform/page/configuration.ts";

// React and the router choose their production builds by this on first import.
if (process.env.GELORA_DEV !== "1") process.env.NODE_ENV ??= "production";

await runProgram(async () => {
  const configuration = readStorefrontConfiguration(process.env);
  const { startStorefront } = await import("./server/storefront.ts");
  const log = createLog("storefront", configuration.LOG_LEVEL);
  return startTraced("storefront", configuration, log, () => startStorefront(configuration));
});

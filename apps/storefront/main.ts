import { runProgram } from "@gelora/service-kit/run-program.ts";
import { readStorefrontConfiguration } from "./platform/page/configuration.ts";

// React and the router choose their production builds by this on first import.
if (process.env.GELORA_DEV !== "1") process.env.NODE_ENV ??= "production";

await runProgram(async () => {
  const configuration = readStorefrontConfiguration(process.env);
  const { startStorefront } = await import("./server/storefront.ts");
  return startStorefront(configuration);
});

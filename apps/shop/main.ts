import { setFlagsFromString } from "node:v8";
import { createLog } from "@gelora/service-kit/log.ts";
import { runProgram } from "@gelora/service-kit/run-program.ts";
import { startTraced } from "@gelora/service-kit/tracing.ts";
import { readShopConfiguration } from "./platform/configuration.ts";
import { openShopPlatform, startShop } from "./server/shop.ts";

// The catalogue lives long. Left alone, the heap grows to four times what lives in it before it is
// collected (docs/decisions/0077-memory-of-the-shop.md).
setFlagsFromString("--heap-growing-percent=50");

await runProgram(async () => {
  const configuration = readShopConfiguration(process.env);
  const log = createLog("shop", configuration.LOG_LEVEL);
  return startTraced("shop", configuration, log, async () => startShop(await openShopPlatform(configuration, "shop")));
});

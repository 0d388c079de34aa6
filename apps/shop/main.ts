import { runProgram } from "@gelora/service-kit/run-program.ts";
import { readShopConfiguration } from "./platform/configuration.ts";
import { openShopPlatform, startShop } from "./server/shop.ts";

await runProgram(async () => {
  const configuration = readShopConfiguration(process.env);
  return startShop(await openShopPlatform(configuration, "shop"));
});

import { readShopConfiguration } from "../../apps/shop/platform/configuration.ts";
import { openShopPlatform } from "../../apps/shop/server/shop.ts";
import { runAct } from "./run-act.ts";

/**
 * Opens the shop's database, named by the shop's own settings, and runs one command. The shop must
 * not have an embedded database open meanwhile. Exit code 1 when the command was refused.
 */
async function run(): Promise<void> {
  const { platform, close } = await openShopPlatform(readShopConfiguration(process.env), "the staff command");
  try {
    for (const line of await runAct(platform, process.argv.slice(2))) console.log(line);
  } finally {
    await close();
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

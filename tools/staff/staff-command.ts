import { readClubConfiguration } from "../../apps/club/platform/configuration.ts";
import { openClubPlatform } from "../../apps/club/server/club.ts";
import { readShopConfiguration } from "../../apps/shop/platform/configuration.ts";
import { openShopPlatform } from "../../apps/shop/server/shop.ts";
import { runAct } from "./run-act.ts";
import { runClubAct } from "./run-club-act.ts";

const holder = "the staff command";

/**
 * Opens the database of the shop, or of the club when the first word says so, named by that
 * program's own settings, and runs one command. The program must not have an embedded database open
 * meanwhile.
 */
async function run([first, ...rest]: readonly string[]): Promise<readonly string[]> {
  if (first === "club") {
    const { platform, close } = await openClubPlatform(readClubConfiguration(process.env), holder);
    return runClubAct(platform, rest).finally(close);
  }
  const { platform, close } = await openShopPlatform(readShopConfiguration(process.env), holder);
  return runAct(platform, first === undefined ? [] : [first, ...rest]).finally(close);
}

// Exit code 1 when the command was refused.
try {
  for (const line of await run(process.argv.slice(2))) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

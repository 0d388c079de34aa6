import { resolve } from "node:path";
import { openMediaStore } from "@gelora/service-kit/media-store.ts";
import { readShopConfiguration } from "../../apps/shop/platform/configuration.ts";
import { openShopPlatform } from "../../apps/shop/server/shop.ts";
import { runContent } from "./run-content.ts";

/**
 * Files and folders on the command line are relative to the caller's: npm runs scripts in the
 * project's.
 */
const from = process.env.INIT_CWD ?? process.cwd();
const withPath = ["import", "export", "upload"];

/**
 * Opens the shop's database, named by the shop's own settings, and runs one command. The shop must
 * not have an embedded database open meanwhile.
 */
async function run(args: readonly string[]): Promise<readonly string[]> {
  const at = args.findIndex((word) => withPath.includes(word)) + 1;
  const resolved = args.map((word, index) => (at > 0 && index === at ? resolve(from, word) : word));
  const settings = readShopConfiguration(process.env);
  const media = await openMediaStore(settings, resolve(settings.GELORA_DATA, "media"));
  const { platform, close } = await openShopPlatform(settings, "the content command");
  return runContent(platform, media, resolved).finally(close);
}

// Exit code 1 when the command was refused.
try {
  for (const line of await run(process.argv.slice(2))) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { openMediaStore } from "@gelora/service-kit/media-store.ts";
import { importCatalogue, originOfCatalogue } from "../../apps/shop/modules/catalogue/catalogue.ts";
import { readShopConfiguration } from "../../apps/shop/platform/configuration.ts";
import { openShopPlatform } from "../../apps/shop/server/shop.ts";
import { readShopifyExport, type ShopifyReading } from "./import-shopify.ts";
import { tellReading } from "./tell-import.ts";

/**
 * Imports a merchant's Shopify product export:
 * `npm run import -- products.csv --pictures folder [--check]`.
 * The shop's own settings name the database and where pictures go. `--check` reports problems and
 * changes nothing.
 * Exit codes: 0 when everything was imported, 2 when some products were rejected, 1 when nothing
 * was done.
 */
const usage = "Usage: npm run import -- products.csv --pictures folder [--check]";

async function takeIn(reading: ShopifyReading, file: string): Promise<void> {
  const { platform, close } = await openShopPlatform(readShopConfiguration(process.env), "the importer");
  try {
    // A shop seeded with generated goods stays marked as seeded, so that the seeder does not run
    // again.
    const origin = (await originOfCatalogue(platform)) ?? `import of ${file}`;
    const summary = await importCatalogue(platform, reading.document, origin);
    console.log(
      `${summary.added} products added, ${summary.changed} changed, ${summary.unchanged} left as they were, ${summary.withdrawn} taken off sale.`,
    );
  } finally {
    await close();
  }
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { pictures: { type: "string" }, check: { type: "boolean", default: false } },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1 || values.pictures === undefined) throw new Error(usage);
  // npm runs scripts in the project's folder; paths on the command line are relative to the
  // caller's.
  const from = process.env.INIT_CWD ?? process.cwd();
  const settings = readShopConfiguration(process.env);
  const media = await openMediaStore(settings, resolve(join(settings.GELORA_DATA, "media")));
  const place = { csv: resolve(from, file), pictures: resolve(from, values.pictures) };
  const reading = await readShopifyExport(values.check ? place : { ...place, media });
  for (const line of tellReading(reading)) console.log(line);
  // A file may only take goods off sale.
  const hasWork = reading.summary.products > 0 || (reading.document.withdrawn ?? []).length > 0;
  if (hasWork && !values.check) await takeIn(reading, basename(file));
  if (reading.refused.length === 0) return 0;
  return hasWork ? 2 : 1;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

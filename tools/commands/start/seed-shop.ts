import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runTool } from "../steps/step.ts";

export const defaultProducts = 600;

/**
 * Fills the shop's database with the generated catalogue when it is empty, and with the flash sales
 * of the next days at the first start of a day. Runs in a child process, whose memory is released
 * before the shop opens the database.
 * @param environment the shop's own settings, so that both use the same database
 * @throws Error with the seeder's output when it fails
 */
export async function seedShop(options: {
  readonly dataFolder: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Undefined: the default for a new database, the present number for an existing one. */
  readonly products: number | undefined;
  readonly say: (line: string) => void;
}): Promise<void> {
  const { dataFolder, environment, products, say } = options;
  const embedded = !environment.SHOP_DATABASE_URL;
  const marker = join(dataFolder, "seed.json");
  const seeded = embedded ? await readSeeded(marker) : undefined;
  if (seeded && products !== undefined && products !== seeded.products) {
    say(`The shop holds ${seeded.products} products already; add --fresh to start again with ${products}.`);
  }
  const day = new Date().toISOString().slice(0, 10);
  if (seeded?.people && seeded.day === day) return;
  // A data folder from before members existed keeps its goods and gets the members.
  const wanted = seeded?.products ?? products ?? defaultProducts;
  const started = Date.now();
  say(`Seeding the shop with ${wanted} products …`);
  await runSeeder(environment, wanted);
  say(`Shop seeded in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  await mkdir(dataFolder, { recursive: true });
  // Opening an embedded database only to find it full would cost a second at each start. On a
  // server the seeder checks each time.
  if (embedded) await writeFile(marker, JSON.stringify({ products: wanted, people: true, day }));
}

type Seeded = { readonly products: number; readonly people: boolean; readonly day: string | undefined };

async function readSeeded(marker: string): Promise<Seeded | undefined> {
  const text = await readFile(marker, "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const content: unknown = JSON.parse(text);
  if (typeof content !== "object" || content === null || !("products" in content)) return undefined;
  const day = "day" in content ? String(content.day) : undefined;
  return { products: Number(content.products), people: "people" in content, day };
}

async function runSeeder(environment: NodeJS.ProcessEnv, products: number): Promise<void> {
  const seeder = ["demo/commands/seed-shop.ts", "--products", String(products)];
  const { ok, output } = await runTool(seeder, { environment });
  if (!ok) throw new Error(`Seeding the shop failed:\n${output}`);
}

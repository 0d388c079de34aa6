import { spawn } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { rootFolder } from "./programs.ts";

export const defaultProducts = 600;

/**
 * Fills the shop's database with the generated catalogue when it is empty. A child process does it: the memory that it needs goes with it, and the shop
 * opens the database after it.
 * @param environment the shop's own settings, so that both mean the same database
 * @throws Error with the seeder's output when it fails
 */
export async function seedShop(options: {
  readonly dataFolder: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Undefined: the default for a new database, whatever it holds for one that is there. */
  readonly products: number | undefined;
  readonly say: (line: string) => void;
}): Promise<void> {
  const { dataFolder, environment, products, say } = options;
  const embedded = !environment.SHOP_DATABASE_URL;
  const marker = join(dataFolder, "seed.json");
  const seeded = embedded ? await readSeeded(marker) : undefined;
  if (seeded !== undefined) {
    if (products !== undefined && products !== seeded) {
      say(`The shop holds ${seeded} products already; add --fresh to start again with ${products}.`);
    }
    return;
  }
  const wanted = products ?? defaultProducts;
  const started = Date.now();
  say(`Seeding the shop with ${wanted} products …`);
  await runSeeder(environment, wanted);
  say(`Shop seeded in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  await mkdir(dataFolder, { recursive: true });
  // Opening an embedded database only to learn that it is full would cost a second at each start. A server is asked by the seeder each time.
  if (embedded) await writeFile(marker, JSON.stringify({ products: wanted }));
}

async function readSeeded(marker: string): Promise<number | undefined> {
  const text = await readFile(marker, "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const content: unknown = JSON.parse(text);
  return typeof content === "object" && content && "products" in content ? Number(content.products) : undefined;
}

function runSeeder(environment: NodeJS.ProcessEnv, products: number): Promise<void> {
  const command = join(rootFolder, "tools", "catalogue", "seed-command.ts");
  const args = ["--disable-warning=ExperimentalWarning", command, "--products", String(products)];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { env: environment, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const collect = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-20_000);
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", reject);
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`Seeding the shop failed:\n${output}`))));
  });
}

import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { lockFolder } from "@gelora/service-kit/database-lock.ts";
import { runTool } from "../steps/step.ts";
import { hashOfContents } from "./content-hash.ts";
import { keepFormerAssets } from "./former-assets.ts";
import { rootFolder } from "./programs.ts";

const storefront = join(rootFolder, "apps", "storefront");
const stampFile = join(storefront, "build", "sources.sha256");

/**
 * The inputs of the browser's and the server's bundle; add every package that the storefront
 * imports.
 */
const sources = [
  storefront,
  ...["ui", "locale", "money", "outcomes", "contracts", "person"].map((name) => join(rootFolder, "packages", name)),
  join(rootFolder, "package-lock.json"),
  join(rootFolder, "tsconfig.json"),
];

/**
 * Builds the storefront unless the build was made from exactly these sources. Concurrent callers
 * take turns.
 * @returns whether it built
 * @throws Error with the builder's output when the build fails
 */
export async function buildStorefront(say: (line: string) => void): Promise<boolean> {
  if (await isUpToDate()) return false;
  const release = await takeTurn();
  try {
    if (await isUpToDate()) return false;
    say("Building the storefront …");
    const started = Date.now();
    const stamp = await currentStamp();
    await rm(stampFile, { force: true });
    await keepFormerAssets(storefront);
    await runBuilder();
    await mkdir(join(storefront, "build"), { recursive: true });
    await writeFile(stampFile, stamp);
    say(`Storefront built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
    return true;
  } finally {
    await release();
  }
}

async function isUpToDate(): Promise<boolean> {
  const built = await readFile(stampFile, "utf8").catch(() => undefined);
  return built !== undefined && built === (await currentStamp());
}

/** Without the running build's lock, which would count as a change of the sources each time. */
function currentStamp(): Promise<string> {
  return hashOfContents(sources, (path) => /\.test\.tsx?$|\.md$|main\.ts$|\/build\.lock$/.test(path));
}

async function takeTurn(): Promise<() => Promise<void>> {
  for (;;) {
    try {
      return await lockFolder(join(storefront, "build"), "storefront build");
    } catch (error) {
      if (!(error instanceof Error && error.name === "FolderInUseError")) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

async function runBuilder(): Promise<void> {
  const builder = join(rootFolder, "node_modules", "@react-router", "dev", "bin.cjs");
  const environment = { ...process.env, NODE_ENV: "production" };
  const { ok, output } = await runTool([builder, "build"], { folder: storefront, environment });
  if (!ok) throw new Error(`The storefront's build failed:\n${output}`);
}

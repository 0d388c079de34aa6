import { spawn } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { lockFolder } from "@gelora/service-kit/database-lock.ts";
import { hashOfContents } from "./content-hash.ts";
import { rootFolder } from "./programs.ts";

const storefront = join(rootFolder, "apps", "storefront");
const stampFile = join(storefront, "build", "sources.sha256");

/** What goes into the browser's and the server's bundle; a package that the storefront begins to use is named here too. */
const sources = [
  storefront,
  ...["ui", "drawings", "locale", "money", "outcomes", "contracts"].map((name) => join(rootFolder, "packages", name)),
  join(rootFolder, "package-lock.json"),
  join(rootFolder, "tsconfig.json"),
];

/**
 * Builds the storefront unless the build was made from exactly these sources. Two starters at once take turns.
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

function currentStamp(): Promise<string> {
  return hashOfContents(sources, (path) => /\.test\.tsx?$|\.md$|main\.ts$/.test(path));
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

function runBuilder(): Promise<void> {
  const builder = join(rootFolder, "node_modules", "@react-router", "dev", "bin.cjs");
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", builder, "build"], {
      cwd: storefront,
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr.on("data", (chunk) => {
      output += chunk;
    });
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`The storefront's build failed:\n${output}`)),
    );
  });
}

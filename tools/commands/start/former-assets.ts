import { cp, mkdir, readdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { days } from "@gelora/service-kit/durations.ts";

/**
 * A page that stayed open, or that an edge has cached, asks no longer than this for its scripts.
 */
const retention = days(7);

/**
 * Before a build replaces them: puts the files that the present build names by content into
 * `former/build`, from where the storefront goes on serving them, and their maps into
 * `former/maps/build`, which is not served; and removes those that were replaced more than a week
 * ago. The builder empties its own folder.
 * @param storefront the folder in which `build` is
 * @param now milliseconds since 1970
 */
export async function keepFormerAssets(storefront: string, now = Date.now()): Promise<void> {
  const build = join(storefront, "build");
  await keepFormer(join(build, "client", "assets"), join(storefront, "former", "build", "assets"), now);
  await keepFormer(join(build, "maps"), join(storefront, "former", "maps", "build"), now);
}

async function keepFormer(present: string, former: string, now: number): Promise<void> {
  await mkdir(former, { recursive: true });
  for (const name of await readdir(former)) {
    const { mtimeMs } = await stat(join(former, name));
    if (now - mtimeMs > retention) await rm(join(former, name));
  }
  for (const name of await namesIn(present)) {
    await cp(join(present, name), join(former, name));
    await utimes(join(former, name), now / 1000, now / 1000);
  }
}

/** None before the first build. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
}

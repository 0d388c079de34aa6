import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Moves the source maps of a finished build from the folder that is served to `maps` beside it.
 * With them `npm run trace` finds the places of an error report in our sources; shoppers never get
 * them.
 */
export async function keepMapsPrivate(buildFolder: string): Promise<void> {
  const assets = join(buildFolder, "client", "assets");
  const maps = join(buildFolder, "maps");
  await rm(maps, { recursive: true, force: true });
  await mkdir(maps, { recursive: true });
  for (const name of await readdir(assets))
    if (name.endsWith(".map")) await rename(join(assets, name), join(maps, name));
}

import { rm } from "node:fs/promises";
import { join } from "node:path";
import { lockFolder } from "@gelora/service-kit/database-lock.ts";
import { programNames } from "./programs.ts";

/**
 * Removes what our programs keep in the data folder, and nothing else that may lie there. PostgreSQL databases are not touched.
 * @throws FolderInUseError when a program still works with it
 */
export async function wipeData(dataFolder: string): Promise<void> {
  for (const name of programNames) {
    const folder = join(dataFolder, name);
    const release = await lockFolder(folder, "npm start -- --fresh").catch((error: unknown) => {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
      throw error;
    });
    await rm(folder, { recursive: true, force: true });
    await release?.();
  }
  await rm(join(dataFolder, "logs"), { recursive: true, force: true });
  for (const marker of ["seed.json", "club-seed.json", "guest-order.json"])
    await rm(join(dataFolder, marker), { force: true });
}

import { rm } from "node:fs/promises";
import { join } from "node:path";
import { lockFolder } from "@gelora/service-kit/database-lock.ts";
import { guestOrderFile } from "../../../demo/people/seeded-guest-order.ts";
import { questionsFile } from "../../../demo/people/seeded-questions.ts";
import { returnsFile } from "../../../demo/people/seeded-returns.ts";
import { reviewsFile } from "../../../demo/people/seeded-reviews.ts";
import { demonstrationFile } from "./demonstration-file.ts";
import { programNames } from "./programs.ts";

const seedMarkers = ["seed.json", "club-seed.json", demonstrationFile];

/**
 * Removes our programs' data from the data folder, with everything recorded about it, and leaves
 * everything else. PostgreSQL databases are not touched.
 * @throws FolderInUseError when a program still uses it
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
  for (const marker of [...seedMarkers, guestOrderFile, questionsFile, returnsFile, reviewsFile])
    await rm(join(dataFolder, marker), { force: true });
}

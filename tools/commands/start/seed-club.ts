import { mkdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runTool } from "../steps/step.ts";

/**
 * Writes the seeded people into the club's database, creating it when necessary.
 * @param environment the club's own settings, so that both use the same database
 * @throws Error with the seeder's output when it fails
 */
export async function seedClub(dataFolder: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const embedded = !environment.CLUB_DATABASE_URL;
  const marker = join(dataFolder, "club-seed.json");
  if (embedded && (await stat(marker).catch(() => undefined))) return;
  const { ok, output } = await runTool(["demo/commands/seed-club.ts"], { environment });
  if (!ok) throw new Error(`Seeding the club failed:\n${output}`);
  await mkdir(dataFolder, { recursive: true });
  if (embedded) await writeFile(marker, JSON.stringify({ people: true }));
}

import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const before = "window.__reactRouterManifest=";

/**
 * Shortens the route table that every page loads, by half: only the server reads what each route
 * imports, in order to preload it, and a missing flag counts as a false one.
 * @param clientFolder the browser's part of a build
 * @throws Error where the table looks different
 */
export async function slimManifests(clientFolder: string): Promise<void> {
  for await (const file of glob(join(clientFolder, "assets", "manifest-*.js"))) {
    await writeFile(file, slimManifest(await readFile(file, "utf8")));
  }
}

export function slimManifest(script: string): string {
  if (!script.startsWith(before) || !script.endsWith(";")) throw new Error("The router's manifest has another form.");
  const table: unknown = JSON.parse(script.slice(before.length, -1));
  const kept = (key: string, value: unknown): unknown =>
    value === false || key === "imports" || key === "css" ? undefined : value;
  return `${before}${JSON.stringify(table, kept)};`;
}

import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const ignoredFolders = new Set(["node_modules", "build", ".react-router", ".data"]);

/**
 * One digest over the names and contents of all files in these folders and files. Modification
 * times are ignored, since a fresh clone's mean nothing.
 */
export async function hashOfContents(paths: readonly string[], ignored: (path: string) => boolean): Promise<string> {
  const files = (await Promise.all(paths.map(filesBelow))).flat().filter((file) => !ignored(file));
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash("sha256");
  for (const [index, file] of files.entries()) {
    hash
      .update(`${file}\0`)
      .update(contents[index] ?? "")
      .update("\0");
  }
  return hash.digest("hex");
}

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  const nested = await Promise.all(
    entries
      .filter((entry) => !ignoredFolders.has(entry.name))
      .map((entry) =>
        entry.isDirectory() ? filesBelow(join(path, entry.name)) : Promise.resolve([join(path, entry.name)]),
      ),
  );
  return nested.flat().toSorted();
}

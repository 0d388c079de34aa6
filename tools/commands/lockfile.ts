// npm run lockfile: run it after `npm install`. Adds the other platforms' binaries that npm left
// out of package-lock.json and without which `npm ci` fails.
// With `--check` it only reports whether any are missing.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Lockfile, missingBinaries } from "../lockfile/missing-binaries.ts";
import { rootFolder } from "./start/programs.ts";

const file = join(rootFolder, "package-lock.json");
const lockfile: Lockfile = JSON.parse(await readFile(file, "utf8"));
const missing = missingBinaries(lockfile);
if (process.argv.includes("--check")) {
  if (missing.length > 0)
    console.log(`package-lock.json lacks ${missing.length} binaries of other platforms: run "npm run lockfile".`);
  process.exit(missing.length === 0 ? 0 : 1);
}
for (const { path, entry } of missing) lockfile.packages[path] = entry;
lockfile.packages = Object.fromEntries(
  Object.entries(lockfile.packages).toSorted(([one], [other]) => (one < other ? -1 : 1)),
);
await writeFile(file, `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(missing.length === 0 ? "The lockfile is complete." : `${missing.length} binaries named.`);

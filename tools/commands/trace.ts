// npm run trace -- shop.log: the error reports of shoppers' pages in a log of the shop, with their
// places in our sources. Without a file it reads what is piped into it. The maps are those of the
// builds in this folder, of a week.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { traceReports } from "../trace/trace-reports.ts";
import { rootFolder } from "./start/programs.ts";

/** Files on the command line are relative to the caller's: npm runs scripts in the project's. */
const from = process.env.INIT_CWD ?? process.cwd();
const [file] = process.argv.slice(2);
const storefront = join(rootFolder, "apps", "storefront");
const folders = [join(storefront, "build", "maps"), join(storefront, "former", "maps", "build")];
const text = readFileSync(file === undefined ? process.stdin.fd : resolve(from, file), "utf8");
for (const line of traceReports(text.split("\n"), folders)) console.log(line);

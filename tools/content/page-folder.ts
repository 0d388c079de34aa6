import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { exportPages, type PageImport } from "../../apps/shop/modules/content/content.ts";
import type { Platform } from "../../apps/shop/platform/platform.ts";
import { readPageFile, writePageFile } from "./page-file.ts";

/** Writes a file for each page and draft, below the folder by address. @returns their names */
export async function exportToFolder(platform: Platform, folder: string): Promise<readonly string[]> {
  const written: string[] = [];
  const write = async (name: string, text: string): Promise<void> => {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    // A file is whole or as it was.
    await writeFile(`${file}.part`, text);
    await rename(`${file}.part`, file);
    written.push(name);
  };
  for (const { published, draft, ...places } of await exportPages(platform)) {
    if (published) await write(`${published.pageUrl.slice(1)}.json`, writePageFile(published, places));
    if (draft)
      await write(
        `${draft.pageUrl.slice(1)}.draft.json`,
        writePageFile(draft, published ? { formerAddresses: [] } : places),
      );
  }
  return written;
}

/** The pages of a folder's JSON files, those that are shown first; or what is wrong, by file. */
export async function readFolder(
  folder: string,
): Promise<{ readonly pages: readonly PageImport[]; readonly problems: readonly string[] }> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".json")).sort();
  const read = await Promise.all(
    names.map(async (name) => readPageFile(name.split(sep).join("/"), await readFile(join(folder, name), "utf8"))),
  );
  const isPage = (one: (typeof read)[number]): one is PageImport => "page" in one;
  const pages = read.filter(isPage);
  const problems = read.flatMap((one) => (isPage(one) ? [] : one));
  if (names.length === 0) problems.push(`there are no JSON files in ${folder}`);
  const twice = pages.filter((one, at) => pages.findIndex((other) => isSame(one, other)) < at);
  problems.push(...twice.map(({ source, page }) => `${source}: ${page.pageUrl} is in another file too`));
  return { pages: pages.toSorted((a, b) => rank(a) - rank(b)), problems };
}

const rank = ({ as }: PageImport): number => (as === "published" ? 0 : 1);
const isSame = (a: PageImport, b: PageImport): boolean => a.as === b.as && a.page.pageUrl === b.page.pageUrl;

import { languages } from "@gelora/locale/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Worker } from "../../../platform/principal.ts";
import { canonicalAddress, type Slugs, slugOfAddress } from "../domain/page-address.ts";
import type { StoredPage } from "../domain/stored-page.ts";
import { insertMove, selectNamed } from "../storage/moves.ts";
import { lockPage } from "../storage/pages.ts";
import { namePage } from "./name-page.ts";
import { savePage } from "./save-page.ts";

export type PageImport = {
  /** Names it in the report: its file. */
  readonly source: string;
  readonly page: StoredPage;
  readonly as: "draft" | "published";
  /** Addresses that lead to it. */
  readonly formerAddresses: readonly string[];
  /** All that the page has; absent: those that it has stay. */
  readonly slugs?: Slugs | undefined;
};

export type Imported = {
  readonly source: string;
  readonly result: "saved" | "unchanged";
  readonly version: number;
};

export type ImportAnswer =
  | { readonly ok: true; readonly imported: readonly Imported[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Rolls the transaction back and carries its answer out. */
class Undo extends Error {
  readonly answer: ImportAnswer;
  constructor(answer: ImportAnswer) {
    super("undone");
    this.answer = answer;
  }
}

/**
 * Saves all these pages or, when one of them is wrong, none. What is the same as what is stored
 * makes no version, so an import can be repeated.
 * @param isTrial does it all and rolls it back
 */
export async function importPages(
  platform: Platform,
  by: Worker,
  pages: readonly PageImport[],
  isTrial: boolean,
): Promise<ImportAnswer> {
  try {
    return await platform.database.transaction(async () => {
      const answer = await saveAll(platform, by, pages);
      if (isTrial || !answer.ok) throw new Undo(answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof Undo) return error.answer;
    throw error;
  }
}

async function saveAll(platform: Platform, by: Worker, pages: readonly PageImport[]): Promise<ImportAnswer> {
  const problems: string[] = [];
  const imported: Imported[] = [];
  for (const { source, page, as, formerAddresses, slugs } of pages) {
    const saved = await savePage(platform, by, { page, as, note: `imported from ${source}` });
    if (saved.result === "invalid") problems.push(...saved.problems.map((problem) => `${source}: ${problem}`));
    else if (saved.result === "not allowed") return { ok: false, problems: ["not allowed"] };
    else {
      imported.push({ source, ...saved });
      const wrong = [
        ...(await nameAsFile(platform, by, page, slugs)),
        ...(await leadHere(platform, page, formerAddresses)),
      ];
      problems.push(...wrong.map((problem) => `${source}: ${problem}`));
    }
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, imported };
}

async function nameAsFile(platform: Platform, by: Worker, { pageUrl }: StoredPage, slugs: Slugs | undefined) {
  if (!slugs) return [];
  const documented = slugOfAddress(canonicalAddress(pageUrl));
  const all = Object.fromEntries(languages.map((language) => [language, slugs[language] ?? documented]));
  const named = await namePage(platform, by, pageUrl, all);
  return named === "named" ? [] : [`slugs: ${named}`];
}

async function leadHere(platform: Platform, page: StoredPage, addresses: readonly string[]) {
  const row = await lockPage(platform, canonicalAddress(page.pageUrl));
  const problems: string[] = [];
  for (const address of row ? addresses.map(canonicalAddress) : []) {
    if ((await lockPage(platform, address)) || (await selectNamed(platform, address)))
      problems.push(`formerAddresses: there is a page at ${address}`);
    else if (row) await insertMove(platform, address, row.pageId);
  }
  return problems;
}

import type { PageContent } from "@gelora/contracts/page-content.ts";
import type { Platform } from "../../../platform/platform.ts";
import { program } from "../../../platform/principal.ts";
import { canonicalAddress, type Slugs } from "../domain/page-address.ts";
import { lockPage } from "../storage/pages.ts";
import { namePage } from "./name-page.ts";
import { savePage } from "./save-page.ts";

export type NewPage = {
  readonly pageUrl: string;
  readonly content: PageContent;
  /** What shoppers type to find this page. */
  readonly keywords: readonly string[];
  /** The list that an article stands in, such as Blog. */
  readonly navigationCode?: string;
  readonly createdAt?: Date;
  readonly slugs?: Slugs;
};

const always = { scheduled: false, publishAt: null, withdrawAt: null } as const;

/**
 * Inserts missing pages; existing ones, perhaps edited since, are left alone. One transaction, so a
 * shop never opens with half its pages.
 * @returns how many were inserted
 * @throws Error that names each block and field that is wrong
 */
export async function addPages(platform: Platform, pages: readonly NewPage[]): Promise<number> {
  return platform.database.transaction(async () => {
    let written = 0;
    for (const { slugs = {}, ...page } of pages) {
      if (await lockPage(platform, canonicalAddress(page.pageUrl))) continue;
      const by = program("content-import");
      const saved = await savePage(platform, by, { page: { ...always, ...page }, as: "published" });
      if (saved.result === "invalid")
        throw new Error(`${page.pageUrl} cannot be stored:\n${saved.problems.join("\n")}`);
      const named = await namePage(platform, by, page.pageUrl, slugs);
      if (named !== "named") throw new Error(`${page.pageUrl} cannot be named: ${named}`);
      written += 1;
    }
    return written;
  });
}

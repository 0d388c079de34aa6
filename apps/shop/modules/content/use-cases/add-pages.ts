import type { PageContent } from "@gelora/contracts/page-content.ts";
import type { Platform } from "../../../platform/platform.ts";
import { addPage } from "./add-page.ts";

export type NewPage = {
  readonly pageUrl: string;
  readonly content: PageContent;
  /** What shoppers type to find this page. */
  readonly keywords: readonly string[];
  /** The list that an article stands in, such as Blog. */
  readonly navigationCode?: string;
  readonly createdAt?: Date;
};

const always = { draft: false, scheduled: false, publishAt: null, withdrawAt: null } as const;

/**
 * Inserts missing pages; existing ones, perhaps edited since, are left alone. One transaction, so a
 * shop never opens with half its pages.
 * @returns how many were inserted
 */
export async function addPages(platform: Platform, pages: readonly NewPage[]): Promise<number> {
  return platform.database.transaction(async () => {
    let written = 0;
    for (const page of pages) {
      if (await addPage(platform, { ...always, ...page })) written += 1;
    }
    return written;
  });
}

import type { PageContent } from "@gelora/contracts/page-content.ts";
import type { Platform } from "../../../platform/platform.ts";
import { pageAddress } from "../domain/page-address.ts";
import type { StoredPage } from "../domain/stored-page.ts";
import { addPage } from "../use-cases/add-page.ts";
import type { NewPage } from "../use-cases/add-pages.ts";

const text = (words: string) => [{ type: "text" as const, text: words }];

/** A page whose text differs by language and device class. */
export const onePage: PageContent = {
  "en-US": { h5: text("small"), pc: text("large") },
  "id-ID": { h5: text("kecil"), pc: text("besar") },
};

export const newPage = (pageUrl: string): NewPage => ({ pageUrl, content: onePage, keywords: [] });

/** Stores a page in place of the one at its address, as an editor does. */
export async function savePage(platform: Platform, page: StoredPage): Promise<void> {
  await platform.database
    .tables<{ landing_pages: { page_url: string; draft: boolean } }>()
    .deleteFrom("landing_pages")
    .where("page_url", "=", pageAddress(page.pageUrl))
    .where("draft", "=", page.draft)
    .execute();
  await addPage(platform, page);
}

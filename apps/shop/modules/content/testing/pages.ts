import type { PageContent } from "@gelora/contracts/page-content.ts";
import type { Platform } from "../../../platform/platform.ts";
import { program } from "../../../platform/principal.ts";
import type { StoredPage } from "../domain/stored-page.ts";
import type { NewPage } from "../use-cases/add-pages.ts";
import { savePage as save } from "../use-cases/save-page.ts";

const text = (words: string) => [{ type: "text" as const, text: words }];

/** A page whose text differs by language and device class. */
export const onePage: PageContent = {
  "en-US": { h5: text("small"), pc: text("large") },
  "id-ID": { h5: text("kecil"), pc: text("besar") },
};

export const newPage = (pageUrl: string): NewPage => ({ pageUrl, content: onePage, keywords: [] });

/** Stores a page in place of the one at its address, as an editor does. */
export async function savePage(
  platform: Platform,
  { draft = false, ...page }: StoredPage & { readonly draft?: boolean },
): Promise<void> {
  const saved = await save(platform, program("content-import"), { page, as: draft ? "draft" : "published" });
  if (saved.result === "invalid") throw new Error(saved.problems.join("\n"));
}

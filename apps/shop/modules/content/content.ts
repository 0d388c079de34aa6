/** Pages that are written, not programmed: home, policies, consents. What other modules and tools may call. */
import type { PageContent } from "@gelora/contracts/page-content.ts";
import type { Platform } from "../../platform/platform.ts";
import { savePageContent } from "./use-cases/save-page.ts";
import { seedPages } from "./use-cases/seed-content.ts";

export type StoredPage = {
  /** Begins with a slash, in lower case, without one at its end. */
  readonly pageUrl: string;
  /** Shown in previews only. */
  readonly draft: boolean;
  readonly content: PageContent;
  /** When true the page is shown from `publishAt` (null: always) to `withdrawAt` (null: for ever) alone [Q50]. */
  readonly scheduled: boolean;
  readonly publishAt: Date | null;
  readonly withdrawAt: Date | null;
};

/** Stores a page in place of what was there under its address. HTML in it is cut down to a safe subset. */
export async function savePage(platform: Platform, page: StoredPage): Promise<void> {
  await savePageContent(platform, page, true);
}

/** Writes the pages that a shop of this house begins with. Pages that are there already, perhaps edited since, are left alone. @returns how many were written */
export async function seedContent(platform: Platform): Promise<number> {
  return seedPages(platform);
}

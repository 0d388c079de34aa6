import type { Platform } from "../../../platform/platform.ts";
import { catalogueFrame, categoryPictures } from "../../catalogue/read-models.ts";
import { homePage } from "../seed/home-page.ts";
import { policies } from "../seed/policies.ts";
import { servicePages } from "../seed/service-pages.ts";
import { smallTexts } from "../seed/small-texts.ts";
import { savePageContent } from "./save-page.ts";

const always = { draft: false, scheduled: false, publishAt: null, withdrawAt: null } as const;

/** Holds: one transaction, so that a shop never opens with half its pages. */
export async function seedPages(platform: Platform): Promise<number> {
  const frame = await catalogueFrame(platform);
  const home = homePage({ pictures: await categoryPictures(platform), brands: [...frame.brands.values()] });
  const pages = { "/page/home": home, ...servicePages, ...policies, ...smallTexts };
  return platform.database.transaction(async () => {
    let written = 0;
    for (const [pageUrl, content] of Object.entries(pages)) {
      if (await savePageContent(platform, { ...always, pageUrl, content }, false)) written += 1;
    }
    return written;
  });
}

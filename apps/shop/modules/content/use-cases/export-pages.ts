import type { Platform } from "../../../platform/platform.ts";
import { type Slugs, slugOfAddress } from "../domain/page-address.ts";
import type { DatedPage, PagePlace } from "../domain/stored-page.ts";
import { selectPages } from "../storage/lists.ts";
import { selectFormerAddresses } from "../storage/moves.ts";
import { selectVersion } from "../storage/versions.ts";

export { selectPages as listPages } from "../storage/lists.ts";

export type ExportedPage = {
  readonly published: DatedPage | undefined;
  readonly draft: DatedPage | undefined;
  readonly formerAddresses: readonly string[];
  /** Absent without any. */
  readonly slugs?: Slugs;
};

/** Every page as it is shown and as its draft has it, by address. */
export async function exportPages(platform: Platform): Promise<readonly ExportedPage[]> {
  return platform.database.transaction(async () => {
    const exported: ExportedPage[] = [];
    for (const { pageId, localUrls, publishedVersion, draftVersion } of await selectPages(platform)) {
      const versionOf = async (version: number | null) =>
        version === null ? undefined : selectVersion(platform, pageId, version);
      exported.push({
        published: await versionOf(publishedVersion),
        draft: await versionOf(draftVersion),
        formerAddresses: await selectFormerAddresses(platform, pageId),
        ...slugsOf(localUrls),
      });
    }
    return exported;
  });
}

function slugsOf(localUrls: PagePlace["localUrls"]): { slugs?: Slugs } {
  const slugs = Object.entries(localUrls).map(([language, address]) => [language, slugOfAddress(address)]);
  return slugs.length > 0 ? { slugs: Object.fromEntries(slugs) } : {};
}

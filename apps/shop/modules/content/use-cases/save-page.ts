import type { Platform } from "../../../platform/platform.ts";
import type { Worker } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import { mayDo } from "../../staff/staff.ts";
import { problemsOfContent } from "../domain/check-content.ts";
import { canonicalAddress, isPageAddress } from "../domain/page-address.ts";
import type { StoredPage } from "../domain/stored-page.ts";
import { deleteMove, holdAddresses, selectNamed } from "../storage/moves.ts";
import { insertPage, lockPage, type PageRow, updatePage } from "../storage/pages.ts";
import { insertVersion, selectVersion } from "../storage/versions.ts";
import { safeContent } from "./safe-content.ts";
import { isSamePage } from "./same-page.ts";

export type Saving = {
  readonly page: StoredPage;
  /** Why, for the list of versions. */
  readonly note?: string;
  /** A draft is written beside the version that is shown; otherwise the page is shown at once. */
  readonly as: "draft" | "published";
};

export type Saved =
  | { readonly result: "saved" | "unchanged"; readonly version: number }
  | { readonly result: "not allowed" }
  | { readonly result: "invalid"; readonly problems: readonly string[] };

export const mayEdit = (by: Worker): boolean => by.kind === "program" || mayDo(by, "edit pages");

/**
 * Saves a page as its next version, its HTML sanitised; nothing when it is the same as the version
 * that it would replace. Holds all addresses, so that the page's is no other page's in a language,
 * and the lock of the page's row, so versions follow one another.
 */
export async function savePage(platform: Platform, by: Worker, { page, note = "", as }: Saving): Promise<Saved> {
  if (!mayEdit(by)) return { result: "not allowed" };
  const pageUrl = canonicalAddress(page.pageUrl);
  const problems = [
    ...(isPageAddress(pageUrl) ? [] : [`${pageUrl} is no address of a page, such as /page/running`]),
    ...problemsOfContent(page.content),
  ];
  if (problems.length > 0) return { result: "invalid", problems };
  const safe = { ...page, pageUrl, content: safeContent(page.content) };
  return platform.database.transaction(async () => {
    await holdAddresses(platform);
    const named = await selectNamed(platform, pageUrl);
    if (named)
      return { result: "invalid", problems: [`${pageUrl} is where ${named.pageUrl} stands in ${named.language}`] };
    await insertPage(platform, pageUrl);
    const row = await lockPage(platform, pageUrl);
    if (!row) throw new Error(`${pageUrl} left while it was saved`);
    const replaced = as === "draft" ? (row.draftVersion ?? row.publishedVersion) : row.publishedVersion;
    const before = await versionOf(platform, row, replaced ?? row.draftVersion);
    if (replaced !== null && before && isSamePage(safe, before)) return { result: "unchanged", version: replaced };
    const version = row.lastVersion + 1;
    const createdAt = safe.createdAt ?? before?.createdAt;
    await insertVersion(platform, { pageId: row.pageId, version, page: safe, createdAt, by, note });
    await updatePage(platform, row.pageId, { lastVersion: version, [`${as}Version`]: version });
    await deleteMove(platform, pageUrl);
    const subject = { kind: "page", code: pageUrl } as const;
    await recordAct(platform, by, { name: "page.saved", subject, details: { version, as } });
    return { result: "saved", version };
  });
}

async function versionOf(platform: Platform, { pageId }: PageRow, version: number | null) {
  return version === null ? undefined : selectVersion(platform, pageId, version);
}

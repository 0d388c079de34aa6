import type { Platform } from "../../../platform/platform.ts";
import type { Worker } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import { canonicalAddress } from "../domain/page-address.ts";
import { lockPage, updatePage } from "../storage/pages.ts";
import { selectVersion } from "../storage/versions.ts";
import { mayEdit } from "./save-page.ts";

/**
 * Shows the draft of a page to everyone, or one of its earlier versions: so one goes back. Holds
 * the lock of the page's row. A later draft stays beside it.
 */
export async function publishPage(
  platform: Platform,
  by: Worker,
  address: string,
  wanted?: number,
): Promise<"published" | "not allowed" | "no such page" | "no such version" | "nothing to publish"> {
  if (!mayEdit(by)) return "not allowed";
  const pageUrl = canonicalAddress(address);
  return platform.database.transaction(async () => {
    const row = await lockPage(platform, pageUrl);
    if (!row) return "no such page";
    const version = wanted ?? row.draftVersion;
    if (version === null || version === row.publishedVersion) return "nothing to publish";
    if (!(await selectVersion(platform, row.pageId, version))) return "no such version";
    const isDraft = version === row.draftVersion;
    await updatePage(platform, row.pageId, { publishedVersion: version, ...(isDraft ? { draftVersion: null } : {}) });
    const subject = { kind: "page", code: pageUrl } as const;
    await recordAct(platform, by, { name: "page.published", subject, details: { version } });
    return "published";
  });
}

/**
 * Shows a page no longer; what was shown becomes its draft, unless there is one. Holds the lock of
 * the page's row.
 */
export async function withdrawPage(
  platform: Platform,
  by: Worker,
  address: string,
): Promise<"withdrawn" | "not allowed" | "no such page" | "not published"> {
  if (!mayEdit(by)) return "not allowed";
  const pageUrl = canonicalAddress(address);
  return platform.database.transaction(async () => {
    const row = await lockPage(platform, pageUrl);
    if (!row) return "no such page";
    if (row.publishedVersion === null) return "not published";
    const draftVersion = row.draftVersion ?? row.publishedVersion;
    await updatePage(platform, row.pageId, { publishedVersion: null, draftVersion });
    const subject = { kind: "page", code: pageUrl } as const;
    const details = { version: row.publishedVersion };
    await recordAct(platform, by, { name: "page.withdrawn", subject, details });
    return "withdrawn";
  });
}

import type { Platform } from "../../../platform/platform.ts";
import type { Worker } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import { canonicalAddress, mayMove } from "../domain/page-address.ts";
import { deleteMove, insertMove, selectMovedTo } from "../storage/moves.ts";
import { lockPage, updatePage } from "../storage/pages.ts";
import { mayEdit } from "./save-page.ts";

/**
 * Gives a page another address; the old one leads there for good, in both languages, and so do all
 * that it had before. Holds the lock of the page's row; that two pages never share an address is
 * the table's own rule.
 */
export async function movePage(
  platform: Platform,
  by: Worker,
  from: string,
  to: string,
): Promise<"moved" | "not allowed" | "no such page" | "address taken" | "no such address"> {
  if (!mayEdit(by)) return "not allowed";
  const [fromUrl, toUrl] = [canonicalAddress(from), canonicalAddress(to)];
  if (!mayMove(fromUrl, toUrl)) return "no such address";
  return platform.database.transaction(async () => {
    const row = await lockPage(platform, fromUrl);
    if (!row) return "no such page";
    if (await lockPage(platform, toUrl)) return "address taken";
    await updatePage(platform, row.pageId, { pageUrl: toUrl });
    await deleteMove(platform, toUrl);
    await insertMove(platform, fromUrl, row.pageId);
    const subject = { kind: "page", code: toUrl } as const;
    await recordAct(platform, by, { name: "page.moved", subject, details: { from: fromUrl } });
    return "moved";
  });
}

/**
 * Where the page is now that has left an address; undefined when none has, or when it is not shown.
 */
export async function movedTo(platform: Platform, address: string): Promise<string | undefined> {
  return selectMovedTo(platform, canonicalAddress(address));
}

import type { Language } from "@gelora/locale/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Worker } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import { addressIn, canonicalAddress, mayMove } from "../domain/page-address.ts";
import { deleteMove, holdAddresses, insertMove, selectMovedTo, selectNamed } from "../storage/moves.ts";
import { lockPage, updatePage } from "../storage/pages.ts";
import { mayEdit } from "./save-page.ts";

/**
 * Gives a page another address; the old one leads there for good, in both languages, and so do all
 * that it had before; its names in languages stay. Holds all addresses, and the lock of the page's
 * row.
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
    await holdAddresses(platform);
    const row = await lockPage(platform, fromUrl);
    if (!row) return "no such page";
    if ((await lockPage(platform, toUrl)) || (await selectNamed(platform, toUrl))) return "address taken";
    await updatePage(platform, row.pageId, { pageUrl: toUrl });
    await deleteMove(platform, toUrl);
    await insertMove(platform, fromUrl, row.pageId);
    const subject = { kind: "page", code: toUrl } as const;
    await recordAct(platform, by, { name: "page.moved", subject, details: { from: fromUrl } });
    return "moved";
  });
}

/**
 * Where readers of a language find the page now that has left an address; undefined when none has,
 * or when it is not shown.
 */
export async function movedTo(platform: Platform, address: string, language: Language): Promise<string | undefined> {
  const place = await selectMovedTo(platform, canonicalAddress(address));
  return place && addressIn(place, language);
}

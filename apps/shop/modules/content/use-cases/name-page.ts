import { languages } from "@gelora/locale/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Worker } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import { addressIn, canonicalAddress, type LocalAddress, type Slugs, withSlug } from "../domain/page-address.ts";
import { holdAddresses, insertMove, leaveLocalUrl, selectNamed } from "../storage/moves.ts";
import { lockPage, type PageRow } from "../storage/pages.ts";
import { mayEdit } from "./save-page.ts";

type Named = "named" | "not allowed" | "no such page" | "no such address" | "address taken";

/**
 * Gives a page another last part of its address in some languages, at once, draft or not; the
 * documented last part takes such a name away. The documented address stays, and former names lead
 * to the present one. Holds all addresses, so that no two pages get the same.
 */
export async function namePage(platform: Platform, by: Worker, address: string, slugs: Slugs): Promise<Named> {
  if (!mayEdit(by)) return "not allowed";
  const pageUrl = canonicalAddress(address);
  return platform.database.transaction(async () => {
    await holdAddresses(platform);
    const row = await lockPage(platform, pageUrl);
    if (!row) return "no such page";
    const wanted = wantedAddresses(row, slugs);
    if (!wanted) return "no such address";
    for (const one of wanted) if (await isTaken(platform, row, one)) return "address taken";
    const changed = wanted.filter(({ language, address }) => address !== addressIn(row, language));
    for (const one of changed) await standAt(platform, row, one);
    const subject = { kind: "page", code: pageUrl } as const;
    if (changed.length > 0) await recordAct(platform, by, { name: "page.named", subject, details: { slugs } });
    return "named";
  });
}

/** @returns undefined where one is no address, or stands for two languages */
function wantedAddresses({ pageUrl }: PageRow, slugs: Slugs): readonly LocalAddress[] | undefined {
  const wanted = languages
    .filter((language) => slugs[language] !== undefined)
    .map((language) => ({ language, address: withSlug(pageUrl, slugs[language] ?? "") }));
  const local = wanted.flatMap(({ address }) => (address === pageUrl ? [] : [address]));
  const known = wanted.flatMap(({ language, address }) => (address ? [{ language, address }] : []));
  return known.length === wanted.length && new Set(local).size === local.length ? known : undefined;
}

/** By another page, or by this one in another language. */
async function isTaken(platform: Platform, { pageId, pageUrl }: PageRow, { language, address }: LocalAddress) {
  if (address === pageUrl) return false;
  const named = await selectNamed(platform, address);
  if (named && (named.pageId !== pageId || named.language !== language)) return true;
  return (await lockPage(platform, address)) !== undefined;
}

async function standAt(platform: Platform, { pageId, pageUrl }: PageRow, { language, address }: LocalAddress) {
  await leaveLocalUrl(platform, pageId, language);
  if (address !== pageUrl) await insertMove(platform, address, pageId, language);
}

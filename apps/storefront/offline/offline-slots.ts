import { escapeHtml } from "@gelora/locale/escape-html.ts";
import type { Language } from "@gelora/locale/language.ts";
import { languageCodes } from "@gelora/locale/language-address.ts";
import { offlineWords } from "./offline-words.ts";

/**
 * Placeholders in the offline page, for the service worker. Without it they link home and show
 * nothing.
 */
export const tryAgainSlot = "/?again";
export const storedPagesSlot = "<!--stored pages-->";

/** Where the server has the offline page. */
export const offlinePageAddress = (language: Language): string => `/offline/${languageCodes[language]}`;

export type StoredEntry = {
  readonly address: string;
  readonly title: string;
  /** The title's. */
  readonly language: Language;
  readonly moment: string;
};

/** @param wanted the address that could not be shown */
export function fillOfflinePage(
  html: string,
  language: Language,
  { wanted, entries }: { readonly wanted: string; readonly entries: readonly StoredEntry[] },
): string {
  const items = entries.map(
    // A document's title is HTML already.
    (entry) =>
      `<li><a href="${escapeHtml(entry.address)}" hreflang="${entry.language}"><span lang="${entry.language}">${entry.title}</span><small>${escapeHtml(noteOf(entry, language))}</small></a></li>`,
  );
  const list = items.length > 0 ? `<h2>${offlineWords[language].readable}</h2><ul>${items.join("")}</ul>` : "";
  return html.replace(`"${tryAgainSlot}"`, () => `"${escapeHtml(wanted)}"`).replace(storedPagesSlot, () => list);
}

/** When it was stored and, of a page in the other language, that it is. */
const noteOf = ({ moment, language }: StoredEntry, shown: Language): string =>
  language === shown ? moment : `${moment} · ${offlineWords[shown].otherLanguage}`;

import { escapeHtml } from "@gelora/locale/escape-html.ts";
import { languageOrDefault } from "@gelora/locale/language.ts";
import { readableMoment } from "../platform/words/readable-moment.ts";
import { offlineWords } from "./offline-words.ts";

/** Marks a page that came from the device; the page itself removes the note once it is online. */
export const offlineNoteMark = "data-offline-copy";

/**
 * A stored page as it is shown: with a note of when it was stored. The note needs neither a script
 * nor a style of its own, so the page's policy still applies.
 */
export async function withOfflineNote(stored: Response): Promise<Response> {
  const headers = new Headers(stored.headers);
  const language = languageOrDefault(headers.get("content-language"));
  const text = offlineWords[language].shownAsOf(readableMoment(storedAt(stored), language));
  const note = `<p ${offlineNoteMark} role="status" class="offline-note">${escapeHtml(text)}</p>`;
  const html = (await stored.text()).replace(/<body[^>]*>/, (body) => body + note);
  // The stored body is not compressed.
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response(html, { status: 200, headers });
}

/** When the server sent it. */
export function storedAt({ headers }: Response): Date {
  const at = new Date(headers.get("date") ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? new Date(0) : at;
}

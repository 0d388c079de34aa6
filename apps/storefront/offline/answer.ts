import { isLanguage, type Language, languageOrDefault } from "@gelora/locale/language.ts";
import { splitLanguage } from "@gelora/locale/language-address.ts";
import { readableMoment } from "../platform/words/readable-moment.ts";
import type { Asked } from "./keeping-rules.ts";
import { storedAt, withOfflineNote } from "./offline-note.ts";
import { fillOfflinePage, offlinePageAddress } from "./offline-slots.ts";
import { nameOfPage, oncePerName, pagesToRead } from "./pages-to-read.ts";
import type { Later, StoredPages } from "./stored-pages.ts";

/** How long a shopper waits for the network before a stored page is shown instead. */
const longestWaitMs = 5000;

type PageAsked = Exclude<Asked, { kind: "file" }>;

/** How a page is answered: the network, and how to let work go on after the answer. */
export type Answering = {
  readonly device: StoredPages;
  readonly load: () => Promise<Response>;
  readonly later: Later;
  /** The browser's, where neither the address nor a stored page says one. */
  readonly language: string;
};

/**
 * The network's page; a stored one with a note if that is too slow or away; the offline page last.
 */
export async function answerPage({ address, isPublic }: PageAsked, answering: Answering): Promise<Response> {
  const { device, load, later } = answering;
  const found = isPublic ? await device.find(address) : undefined;
  const loaded = load().then((response) => {
    if (isPublic) later(device.keep(address, response.clone()).catch(() => undefined));
    return response;
  });
  const inTime = found ? Promise.race([loaded, tooLate()]) : loaded;
  // A late answer is stored as well.
  later(loaded.catch(() => undefined));
  const response = await inTime.catch(() => undefined);
  if (response) return response;
  return found ? withOfflineNote(found) : offlineAnswer(address, answering);
}

const tooLate = (): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, longestWaitMs, undefined));

/**
 * The router's data of a page. Without a connection the router is made to load the document
 * instead, which can come from here. A document is stored for what was shown by data alone.
 */
export async function answerData({ address, isPublic }: PageAsked, answering: Answering): Promise<Response> {
  try {
    const response = await answering.load();
    if (isPublic && response.ok) answering.later(answering.device.fetchAndKeep(address).catch(() => undefined));
    return response;
  } catch {
    // The router knows this answer: see single fetch in react-router.
    const headers = { "x-remix-redirect": address, "x-remix-reload-document": "true" };
    return new Response(null, { status: 204, headers });
  }
}

async function offlineAnswer(wanted: string, { device, later, language: browsers }: Answering): Promise<Response> {
  const pages = await device.all();
  const latest = pages[0]?.response.headers.get("content-language");
  const stored = splitLanguage(wanted).language ?? latest;
  const language: Language = isLanguage(stored) ? stored : browsers.startsWith("id") ? "id-ID" : "en-US";
  const page = await device.file(offlinePageAddress(language), later);
  const entries = await Promise.all(
    pagesToRead(pages, language).map(async ({ address, response }) => ({
      address,
      title: nameOfPage(await response.clone().text()) ?? address,
      language: languageOrDefault(response.headers.get("content-language")),
      moment: readableMoment(storedAt(response), language),
    })),
  );
  const headers = new Headers(page.headers);
  headers.delete("content-encoding");
  headers.delete("content-length");
  headers.set("cache-control", "no-store");
  return new Response(fillOfflinePage(await page.text(), language, { wanted, entries: oncePerName(entries) }), {
    status: 503,
    headers,
  });
}

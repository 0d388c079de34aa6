// The service worker: stores the latest public pages, for when there is no connection. It does
// nothing else; see docs/decisions/0065-pages-kept-on-the-device.md.
import { languages } from "@gelora/locale/language.ts";
import { type Answering, answerData, answerPage } from "./answer.ts";
import { whatIsAsked } from "./keeping-rules.ts";
import { offlinePageAddress } from "./offline-slots.ts";
import { openStoredPages } from "./stored-pages.ts";
import type { FetchEvent, WorkerScope } from "./worker-scope.ts";

declare const self: WorkerScope;
/** Written by the build. */
declare const offlineVersion: string;

const { origin } = self.location;
const pages = openStoredPages(offlineVersion, origin);

self.addEventListener("install", (event) => {
  for (const language of languages)
    event.waitUntil(pages.file(offlinePageAddress(language), (work) => event.waitUntil(work)));
  event.waitUntil(self.skipWaiting());
  // Calls of a gateway bypass the worker: through it they would end with their page, and a
  // change made just before leaving would be lost.
  event.waitUntil(event.addRoutes?.({ condition: { requestMethod: "POST" }, source: "network" }) ?? Promise.resolve());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(begin());
});

async function begin(): Promise<void> {
  await pages.removeOthers();
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  // The page that registered the worker was loaded without it.
  const open = await self.clients.matchAll({ includeUncontrolled: true });
  await Promise.all(
    open.map(async ({ url }) => {
      const asked = whatIsAsked({ method: "GET", mode: "navigate", url }, origin);
      if (asked?.kind === "page" && asked.isPublic) await pages.fetchAndKeep(asked.address).catch(() => undefined);
    }),
  );
}

self.addEventListener("fetch", (event) => {
  const asked = whatIsAsked(event.request, origin);
  if (asked?.kind === "file") event.respondWith(pages.file(event.request, (work) => event.waitUntil(work)));
  if (asked?.kind === "page") event.respondWith(answerPage(asked, answeringOf(event)));
  if (asked?.kind === "data") event.respondWith(answerData(asked, answeringOf(event)));
});

const answeringOf = (event: FetchEvent): Answering => ({
  device: pages,
  load: async () => (await event.preloadResponse) ?? fetch(event.request),
  later: (work) => event.waitUntil(work),
  language: self.navigator.language,
});

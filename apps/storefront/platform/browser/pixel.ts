import { browserPage } from "../page/browser-page.ts";
import type { TrackedEvent } from "./tracked-event.ts";
import { currentVisit } from "./visit.ts";

/**
 * The one adapter between what the pages notice and the collector [Q55]: providers are known to the
 * collector alone. A file of its own, loaded after consent only. Every event gets an id, so that a
 * provider counts a repeated one once.
 */
export function sendEvents(events: readonly TrackedEvent[]): void {
  const { collectorUrl } = browserPage().settings;
  const visit = currentVisit();
  if (!collectorUrl || !visit) return;
  const body = JSON.stringify(events.map((event) => ({ ...event, ...visit, id: crypto.randomUUID() })));
  // A beacon in all but one thing: navigator.sendBeacon would send our cookies along. text/plain
  // needs no preflight, so it is one request.
  fetch(collectorUrl, {
    method: "POST",
    body,
    headers: { "content-type": "text/plain" },
    credentials: "omit",
    keepalive: true,
  }).catch(() => undefined);
}

import { browserPage } from "../page/browser-page.ts";
import type { TrackedEvent } from "./tracked-event.ts";
import { currentVisit, type Visit } from "./visit.ts";

/** As many as the collector takes in one message. */
const mostInOne = 25;

/**
 * The one adapter between what the pages notice and the collector [Q55]: providers are known to the
 * collector alone. A file of its own, loaded after consent only. Every event gets an id, so that a
 * provider counts a repeated one once.
 */
export function sendEvents(events: readonly TrackedEvent[]): void {
  const visit = currentVisit();
  if (!visit) return;
  // Browsers let 64 kB outlive a page, so more than one message would lose them all.
  for (let first = 0; first < events.length; first += mostInOne)
    post(events.slice(first, first + mostInOne), visit, first === 0);
}

/**
 * Notifies the collector that the shopper of a visit has taken the consent back: what waits of it,
 * such as a purchase for its payment, goes to no provider any more.
 */
export function sendWithdrawal(visit: Visit): void {
  post([{ name: "withdrawal", at: new Date().toISOString() }], visit, true);
}

function post(message: readonly object[], visit: Visit, keepalive: boolean): void {
  const { collectorUrl } = browserPage().settings;
  if (!collectorUrl) return;
  const body = JSON.stringify(message.map((event) => ({ ...event, ...visit, id: crypto.randomUUID() })));
  // A beacon in all but one thing: navigator.sendBeacon would send our cookies along. text/plain
  // needs no preflight, so it is one request.
  fetch(collectorUrl, {
    method: "POST",
    body,
    headers: { "content-type": "text/plain" },
    credentials: "omit",
    keepalive,
  }).catch(() => undefined);
}

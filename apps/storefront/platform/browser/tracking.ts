import { withoutLanguage } from "@gelora/locale/language-address.ts";
import { isPageKnown } from "../page/browser-page.ts";
import { readSession, writeSession } from "./browser-storage.ts";
import { loadWithoutReload } from "./chunk-reload.ts";
import { cookiesAreAccepted } from "./cookie-consent.ts";
import type { TrackedEvent } from "./tracked-event.ts";
import type { Visit } from "./visit.ts";

const campaignKey = "campaign";
const campaignNames = ["utm_source", "utm_medium", "utm_campaign"] as const;
const flushAfterMs = 1500;

/** Events not yet sent; tests read it [Q55]. */
export const trackingQueue: TrackedEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * The campaign parameters of an address, as the JSON text stored and sent, or undefined if it has
 * none: a page without any keeps the former ones, a page with any replaces the set [TRK-03, Q59].
 */
export function campaignOf(search: string): string | undefined {
  const parameters = new URLSearchParams(search);
  const found = campaignNames.flatMap((name) => (parameters.get(name) ? [[name, parameters.get(name)]] : []));
  return found.length > 0 ? JSON.stringify(Object.fromEntries(found)) : undefined;
}

export function keepCampaign(search: string): void {
  const campaign = campaignOf(search);
  if (campaign) writeSession(campaignKey, campaign);
}

/**
 * The campaign parameters kept in this session, for what is sent with them; undefined without any.
 */
export function storedCampaign(): unknown {
  const kept = readSession(campaignKey);
  return kept ? JSON.parse(kept) : undefined;
}

/**
 * Queues an event with the page that it happened on and sends the queue soon, to the configured
 * collector only, and only for shoppers who consented. It must never disturb a page. Code that may
 * send it loads the sending first: no file of the tracking's reaches a shopper who has not agreed
 * [TRK-01].
 */
export function track(event: TrackedEvent): void {
  const [at, campaign] = [new Date().toISOString(), readSession(campaignKey) ?? null];
  trackingQueue.push({ path: withoutLanguage(location.pathname), ...event, at, campaign });
  timer ??= setTimeout(flushTracking, flushAfterMs);
}

/** Sends what waits now, for a page that is being left. */
export function flushTracking(): void {
  clearTimeout(timer);
  timer = undefined;
  // Where to is not known before; the first page view sends along what failed until then.
  if (!isPageKnown()) return;
  const events = trackingQueue.splice(0);
  if (events.length === 0 || !cookiesAreAccepted()) return;
  void loadWithoutReload(() => import("./sending.ts")).then((loaded) => loaded?.sendEvents(events));
}

/** Forgets what happened before a shopper's answer, which was not agreed to. */
export function forgetTracking(): void {
  trackingQueue.length = 0;
}

/** Has the collector count nothing more of a visit whose shopper has taken the consent back. */
export function withdrawVisit(visit: Visit): void {
  void loadWithoutReload(() => import("./sending.ts")).then((loaded) => loaded?.sendWithdrawal(visit));
}

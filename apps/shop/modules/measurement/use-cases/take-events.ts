import type { Platform } from "../../../platform/platform.ts";
import { pathWithCampaign } from "../domain/campaign-path.ts";
import type { CountedEvent, CountedItem } from "../domain/counted.ts";
import type { ReceivedEvent } from "../domain/received-events.ts";
import { emailDigest } from "../providers/digests.ts";
import { noteWithdrawal } from "../storage/withdrawals.ts";
import { writeCounted } from "./write-counted.ts";

type Browser = { readonly ip: string; readonly userAgent: string };

/**
 * Passes a browser's events on to the providers, by the outbox, and its errors to the log [TRK-06].
 * Nothing of it stays here, but that a shopper has taken the consent back.
 */
export async function takeEvents(
  platform: Platform,
  received: readonly ReceivedEvent[],
  browser: Browser,
): Promise<void> {
  for (const event of received) {
    if (event.name !== "error") continue;
    const { message, stack, path } = event;
    platform.log.warn({ report: { message, stack, path }, device: browser.userAgent }, "a page reported an error");
  }
  const now = platform.clock.now();
  const events = received.flatMap((event) => countedOf(event, now) ?? []);
  const clientId = received[0]?.clientId;
  if (clientId === undefined) return;
  if (received.some(({ name }) => name === "withdrawal")) return noteWithdrawal(platform, clientId);
  if (events.length === 0) return;
  await platform.database.transaction(() => writeCounted(platform, { ...browser, clientId, events }));
}

/** A clock that is ahead counts as ours: providers refuse what is still to come. */
function countedOf(event: ReceivedEvent, now: Date): CountedEvent | undefined {
  if (event.name === "error" || event.name === "withdrawal") return undefined;
  const { id, sessionId } = event;
  const at = Date.parse(event.at) > now.getTime() ? now.toISOString() : event.at;
  const common = { id, at, sessionId, path: pathWithCampaign(event.path ?? "/", event.campaign ?? null) };
  if (event.name === "page_view") return { ...common, name: event.name, title: event.title };
  if (event.name === "login") return { ...common, name: event.name, method: event.kind };
  return {
    ...common,
    name: event.name,
    items: event.items.map((item): CountedItem => ({ ...item, price: item.price ?? undefined })),
    value: event.value ?? undefined,
    emailDigest: event.email ? emailDigest(event.email) : undefined,
  };
}

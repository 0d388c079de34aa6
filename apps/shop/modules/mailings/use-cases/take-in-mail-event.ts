import { takeIn } from "@gelora/service-kit/inbox.ts";
import type { Platform } from "../../../platform/platform.ts";
import { stopAddress } from "../../newsletter/newsletter.ts";
import { readMailEvent } from "../providers/mailgun/mail-event.ts";

/**
 * Ends the subscription of an address that bounced or complained, by the mail provider's signed
 * notification; each is taken in once. There is nothing to ask the provider about again, so the
 * signature is the proof.
 * @returns false for one that is not believed, which is logged
 */
export async function takeInMailEvent(platform: Platform, body: unknown): Promise<boolean> {
  const event = readMailEvent(body, platform.configuration.MAIL_EVENTS_KEY, platform.clock.now());
  if (typeof event === "string") {
    platform.log.warn({ because: event }, "rejected a notification about a mail");
    return false;
  }
  const { id, recipient, kind } = event;
  if (kind === "other") return true;
  await platform.database.transaction(async () => {
    if (await takeIn(platform.database, "mailgun", id)) await stopAddress(platform, recipient, kind);
  });
  return true;
}

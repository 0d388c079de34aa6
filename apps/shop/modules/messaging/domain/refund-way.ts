import type { Language } from "@gelora/locale/language.ts";
import type { AnnouncedRefund } from "./announcement.ts";
import { say } from "./words.ts";

/** How money goes back: the way it came, or by bank transfer. */
export function refundWay({ channelName }: AnnouncedRefund, language: Language): string {
  if (channelName === undefined) return say(language, "refund.transfer");
  return say(language, "refund.back", { channel: channelName });
}

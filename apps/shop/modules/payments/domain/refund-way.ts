import type { Language } from "@gelora/locale/language.ts";
import { channelName } from "./channel-facts.ts";
import { findChannel } from "./find-channel.ts";
import { isRefundedOnline } from "./refund.ts";
import { say } from "./words.ts";

/**
 * How money goes back, as the end of a sentence: "to your card".
 * @param channelCode that it was paid by; undefined if staff transfer it
 */
export function refundWay(channelCode: string | undefined, language: Language): string {
  if (channelCode === undefined || !isRefundedOnline(channelCode)) return say(language, "refundWay.transfer");
  const kind = findChannel(channelCode)?.kind;
  if (kind === "CARD") return say(language, "refundWay.card");
  if (kind === "QRIS") return say(language, "refundWay.QRIS");
  return say(language, "refundWay.wallet", { name: channelName(channelCode, language) });
}

import type { Language } from "@gelora/locale/language.ts";
import type { Channel, ChannelGroup } from "./channel.ts";
import { findChannel } from "./find-channel.ts";
import { say } from "./words.ts";

/** A channel's name for shoppers, apart from its group; the code when it is no longer offered. */
export function channelName(channelCode: string, language: Language): string {
  const channel = findChannel(channelCode);
  return channel ? nameIn({ ...channel, name: channel.nameAlone ?? channel.name }, language) : channelCode;
}

/** The name of a channel or channel group for shoppers, within its group. */
export function nameIn({ name }: Channel | ChannelGroup, language: Language): string {
  return typeof name === "string" ? name : say(language, name.word, name.values);
}

/** True for cash at the door or in the store, which has no payment deadline. */
export function isCashChannel(channelCode: string): boolean {
  return findChannel(channelCode)?.kind === "CASH";
}

/** True for a way to pay, false for a group of them and for what nobody offers. */
export function isChannel(channelCode: string): boolean {
  return findChannel(channelCode) !== undefined;
}

/** True when the browser must first tokenise a card. */
export function needsCardToken(channelCode: string): boolean {
  return findChannel(channelCode)?.kind === "CARD";
}

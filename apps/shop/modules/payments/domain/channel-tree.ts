import type { Language } from "@gelora/locale/language.ts";
import { type Channel, type ChannelGroup, channelGroups } from "./channels.ts";

/** What an order is like, as far as channels care. */
export type ChannelOffer = {
  /** Whole rupiah. */
  readonly amount: number;
  /** supportCod of the checkout [CHK-19]. */
  readonly cashAllowed: boolean;
  /** 11 or 21; cash is offered for both without it. */
  readonly distributionType?: string | undefined;
};

export type OfferedChannel = {
  readonly code: string;
  readonly parentCode: string | null;
  readonly name: string;
  /** Depth in the tree, from 1 to 4. */
  readonly stage: number;
  readonly channel?: Channel;
  readonly children: readonly OfferedChannel[];
};

/** @returns the tree without channels that do not take this order, and without groups that have none left */
export function offeredChannels(offer: ChannelOffer, language: Language): OfferedChannel[] {
  const visit = (entry: ChannelGroup | Channel, parentCode: string | null, stage: number): OfferedChannel[] => {
    const common = { code: entry.code, parentCode, name: entry.name[language], stage };
    if (!("children" in entry)) return takes(entry, offer) ? [{ ...common, channel: entry, children: [] }] : [];
    const children = entry.children.flatMap((child) => visit(child, entry.code, stage + 1));
    return children.length > 0 ? [{ ...common, children }] : [];
  };
  return channelGroups.flatMap((entry) => visit(entry, null, 1));
}

/** True when this channel may pay this order [CHK-19, CHK-21]. */
export function takes(channel: Channel, offer: ChannelOffer): boolean {
  if (offer.amount < channel.minAmount || offer.amount > channel.maxAmount) return false;
  if (channel.kind !== "CASH") return true;
  return offer.cashAllowed && (!offer.distributionType || channel.distributionType === offer.distributionType);
}

import { homeDelivery } from "@gelora/contracts/distribution-type.ts";
import type { Language } from "@gelora/locale/language.ts";
import type { Channel, ChannelGroup } from "./channel.ts";
import { nameIn } from "./channel-facts.ts";
import { channelGroups } from "./channels.ts";

/** The properties of an order that channels depend on. */
export type ChannelOffer = {
  /** Whole rupiah. */
  readonly amount: number;
  /** supportCod of the checkout [CHK-19]. */
  readonly cashAllowed: boolean;
  /** 11 or 21; without it, cash is offered for both. */
  readonly distributionType?: string | undefined;
  /** False for a courier that does not collect cash; irrelevant for cash in the store. */
  readonly courierCollects?: boolean;
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

/**
 * The channels available for this amount, as a tree of up to four levels without empty groups
 * [CHK-18, CHK-20, CHK-21].
 */
export function channelTree(offer: ChannelOffer, language: Language): OfferedChannel[] {
  const visit = (entry: ChannelGroup | Channel, parentCode: string | null, stage: number): OfferedChannel[] => {
    const common = { code: entry.code, parentCode, name: nameIn(entry, language), stage };
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
  if (channel.distributionType === homeDelivery && offer.courierCollects === false) return false;
  return offer.cashAllowed && (!offer.distributionType || channel.distributionType === offer.distributionType);
}

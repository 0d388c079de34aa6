import type { DistributionType } from "@gelora/contracts/distribution-type.ts";
/**
 * A channel of the tree, as far as choosing goes; one with children is a group and cannot be chosen
 * [CHK-20].
 */
export type PaymentChannel = {
  readonly code?: string | null;
  readonly name?: string | null;
  readonly imageUrl?: string | null;
  readonly paymentMethod?: string | null;
  readonly installment?: number | null;
  /** On top of the order's total, in whole rupiah. */
  readonly fee?: number | null;
  readonly minInstallmentAmount?: number | null;
  readonly maxInstallmentAmount?: number | null;
  readonly children?: readonly PaymentChannel[] | null;
};

export const isGroup = (channel: PaymentChannel): boolean => (channel.children ?? []).length > 0;

/** The order that a channel must fit. */
export type Offer = {
  /** Whole rupiah. */
  readonly total: number;
  /** False for a courier that takes no cash on delivery, and for an order paid at once. */
  readonly takesCash: boolean;
};

/**
 * Instalments are offered within their inclusive bounds; an empty group is not offered [CHK-21].
 */
export function channelsFor(channels: readonly PaymentChannel[], offer: Offer): readonly PaymentChannel[] {
  return channels.flatMap((channel) => {
    if (!isGroup(channel)) return takes(channel, offer) ? [channel] : [];
    const children = channelsFor(channel.children ?? [], offer);
    return children.length > 0 ? [{ ...channel, children }] : [];
  });
}

function takes(channel: PaymentChannel, { total, takesCash }: Offer): boolean {
  if (channel.paymentMethod === "CASH") return takesCash;
  if (!channel.installment) return true;
  const { minInstallmentAmount, maxInstallmentAmount } = channel;
  return total >= (minInstallmentAmount ?? 0) && total <= (maxInstallmentAmount ?? Number.POSITIVE_INFINITY);
}

/**
 * The path from the tree's root to a selectable channel, itself last; empty if it is not offered.
 */
export function pathTo(channels: readonly PaymentChannel[], code: string | undefined): readonly PaymentChannel[] {
  for (const channel of channels) {
    if (!isGroup(channel) && channel.code === code) return [channel];
    const below = pathTo(channel.children ?? [], code);
    if (below.length > 0) return [channel, ...below];
  }
  return [];
}

/** How a channel is paid; a group uses its first one's, for its icon. */
export function methodOf(channel: PaymentChannel): string {
  const first = channel.children?.[0];
  return channel.paymentMethod ?? (first ? methodOf(first) : "");
}

const generic = /\s*\b(Virtual Account|Bill Payment)\b\s*/;

/** A group's members by name: `BCA, Mandiri, BNI`. */
export function memberNames(group: PaymentChannel): string {
  return (group.children ?? []).map(({ name }) => (name ?? "").replace(generic, "")).join(", ");
}

/** The monthly price, rounded up to whole rupiah. */
export function monthlyAmount(total: number, months: number): number {
  return Math.ceil(total / months);
}

export type ChannelQuestion = {
  /** Whole rupiah. */
  readonly orderAmount: number;
  /** The checkout's: 0 for goods that take no cash, else 1 [CHK-19]. */
  readonly supportCod: number;
  readonly distributionType: DistributionType;
  /** The chosen delivery's courier; GRAB without one [CHK-18, CHK-24]. */
  readonly logisticsCompanyCode?: string | undefined;
};

const defaultLogisticsCompany = "GRAB";

/** The request to the shop [CHK-18]. */
export function channelInput(question: ChannelQuestion) {
  return { ...question, logisticsCompanyCode: question.logisticsCompanyCode ?? defaultLogisticsCompany };
}

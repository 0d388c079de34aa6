/** A channel of the tree, as far as choosing goes; one with children is a group and cannot be chosen itself [CHK-20]. */
export type PaymentChannel = {
  readonly code?: string | null;
  readonly name?: string | null;
  readonly imageUrl?: string | null;
  readonly paymentMethod?: string | null;
  readonly installment?: number | null;
  readonly minInstallmentAmount?: number | null;
  readonly maxInstallmentAmount?: number | null;
  readonly children?: readonly PaymentChannel[] | null;
};

export const isGroup = (channel: PaymentChannel): boolean => (channel.children ?? []).length > 0;

/** What a channel must fit. */
export type Offer = {
  /** Whole rupiah. */
  readonly total: number;
  /** False for a courier that collects no money at the door. */
  readonly takesCash: boolean;
};

/** Instalments are offered within their bounds, both included; a group that has nothing left is not offered [CHK-21]. */
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

/** The way from the top of the tree to a channel that can be chosen, itself last; empty when it is not offered. */
export function pathTo(channels: readonly PaymentChannel[], code: string | undefined): readonly PaymentChannel[] {
  for (const channel of channels) {
    if (!isGroup(channel) && channel.code === code) return [channel];
    const below = pathTo(channel.children ?? [], code);
    if (below.length > 0) return [channel, ...below];
  }
  return [];
}

/** How a channel is paid; a group answers for its first one, to show its sign. */
export function methodOf(channel: PaymentChannel): string {
  const first = channel.children?.[0];
  return channel.paymentMethod ?? (first ? methodOf(first) : "");
}

/** What one month costs, the odd rupiah rounded up, so that nobody is surprised. */
export function monthlyAmount(total: number, months: number): number {
  return Math.ceil(total / months);
}

export type ChannelQuestion = {
  /** Whole rupiah. */
  readonly orderAmount: number;
  /** 0 hides cash [CHK-19]. */
  readonly supportCod: 0 | 1;
  readonly distributionType: "11" | "21";
  /** The courier of the chosen way of delivery; GRAB without one [CHK-18, CHK-24]. */
  readonly logisticsCompanyCode?: string | undefined;
};

const defaultLogisticsCompany = "GRAB";

/** What the shop is asked [CHK-18]. */
export function channelInput(question: ChannelQuestion) {
  return { ...question, logisticsCompanyCode: question.logisticsCompanyCode ?? defaultLogisticsCompany };
}

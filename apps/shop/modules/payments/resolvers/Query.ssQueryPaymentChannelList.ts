import { minutes } from "@gelora/service-kit/durations.ts";
import type { PaymentChannel, QueryResolvers } from "../../../platform/schema.generated.ts";
import type { OfferedChannel } from "../domain/channel-tree.ts";
import { channelTree } from "../payments.ts";

/** The tree of channels for an order [CHK-18 to CHK-21]. */
export const ssQueryPaymentChannelList: QueryResolvers["ssQueryPaymentChannelList"] = (_parent, { input }, context) => {
  const { platform, language } = context;
  const payableFor = minutes(platform.configuration.PAYMENT_TIME_MINUTES);
  const expiryDate = new Date(platform.clock.now().getTime() + payableFor).toISOString();
  const offer = {
    amount: input.orderAmount,
    cashAllowed: input.supportCod === 1,
    distributionType: input.distributionType ?? undefined,
  };
  return channelTree(offer, language).map((offered) => toContract(offered, expiryDate));
};

function toContract(offered: OfferedChannel, expiryDate: string): PaymentChannel {
  const { channel } = offered;
  const method = channel?.provider;
  const instalment = method?.type === "credit_card" ? method.instalment : undefined;
  return {
    // Channels are shown by name: the marks of banks and wallets are not ours to draw.
    imageUrl: "",
    code: offered.code,
    parentCode: offered.parentCode,
    name: offered.name,
    stage: offered.stage,
    paymentPlatform: channel ? (method ? "MIDTRANS" : "SHOP") : null,
    paymentMethod: channel?.kind ?? null,
    paymentType: method?.type ?? (channel ? "cash" : null),
    paymentVia: channel ? viaOf(channel.provider) : null,
    fee: 0,
    installment: instalment?.months ?? 0,
    minInstallmentAmount: instalment ? (channel?.minAmount ?? null) : null,
    maxInstallmentAmount: instalment ? (channel?.maxAmount ?? null) : null,
    // A wallet is paid on the provider's own page, everything else on ours.
    merchantHosted: channel ? channel.kind !== "EWALLET" : null,
    expiryDate: method ? expiryDate : null,
    children: offered.children.map((child) => toContract(child, expiryDate)),
  };
}

function viaOf(method: NonNullable<OfferedChannel["channel"]>["provider"]): string | null {
  if (!method) return null;
  if (method.type === "bank_transfer") return method.bank;
  if (method.type === "cstore") return method.store;
  if (method.type === "credit_card") return method.instalment?.bank ?? "card";
  return method.type === "echannel" ? "mandiri" : method.type;
}

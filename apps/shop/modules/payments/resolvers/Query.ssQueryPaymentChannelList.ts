import { distributionTypeOf } from "@gelora/contracts/distribution-type.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import { refusalError } from "../../../platform/refusals.ts";
import type { PaymentChannel, PaymentChannelListInput, QueryResolvers } from "../../../platform/schema.generated.ts";
import { collectsCash, defaultCompany, isCourier } from "../../delivery/delivery.ts";
import { type ChannelOffer, channelTree, type OfferedChannel } from "../domain/channel-tree.ts";

/**
 * The channel tree for an order [CHK-18 to CHK-21].
 * @throws GraphQLError with INVALID_INPUT for what no order can be
 */
export const ssQueryPaymentChannelList: QueryResolvers["ssQueryPaymentChannelList"] = (_parent, { input }, context) => {
  const { platform, language } = context;
  const offer = offerOf(input);
  if (!offer.ok) throw refusalError(offer.failure);
  const payableFor = minutes(platform.configuration.PAYMENT_TIME_MINUTES);
  const expiryDate = new Date(platform.clock.now().getTime() + payableFor).toISOString();
  return channelTree(offer.value, language).map((offered) => toContract(offered, expiryDate));
};

function offerOf(input: PaymentChannelListInput): Outcome<ChannelOffer> {
  const company = input.logisticsCompanyCode ?? defaultCompany;
  const distributionType = distributionTypeOf(input.distributionType);
  const refuse = (field: string, reason: string) => failure("INVALID_INPUT", { field, reason: `${field} ${reason}` });
  if (!distributionType) return refuse("distributionType", "is 11 or 21.");
  if (!isCourier(company)) return refuse("logisticsCompanyCode", "is not a courier of ours.");
  // A number written as 1e999 is read as infinite.
  if (!Number.isFinite(input.orderAmount) || input.orderAmount < 0) return refuse("orderAmount", "is at least 0.");
  return success({
    amount: input.orderAmount,
    cashAllowed: input.supportCod === 1,
    courierCollects: collectsCash(company),
    distributionType,
  });
}

function toContract(offered: OfferedChannel, expiryDate: string): PaymentChannel {
  const { channel } = offered;
  const method = channel?.provider;
  const instalment = method?.type === "credit_card" ? method.instalment : undefined;
  return {
    // Channels are shown by name: the logos of banks and wallets are not ours to use.
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
    // Wallets are paid on the provider's own page, everything else on ours.
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

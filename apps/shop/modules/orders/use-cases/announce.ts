import { homeDelivery } from "@gelora/contracts/distribution-type.ts";
import { pageAddress } from "@gelora/locale/language-address.ts";
import { maskedMobile } from "@gelora/locale/mobile.ts";
import { type Rupiah, rupiah } from "@gelora/money/rupiah.ts";
import type { Platform } from "../../../platform/platform.ts";
import {
  type AnnouncedRefund,
  announceOrders,
  askingSteps,
  namingSteps,
  type OrderAnnouncement,
  type OrderStep,
} from "../../messaging/messaging.ts";
import { isRefundedOnline, type PaymentRecord, refundWay } from "../../payments/payments.ts";
import type { OrderLine, OrderRecord } from "../domain/order.ts";
import { type OrderReduction, reductionsOfUnits } from "../domain/order-reduction.ts";
import { selectLines } from "../storage/order-lines.ts";
import { selectRefundAccounts } from "../storage/refund-accounts.ts";
import {
  announcedLine,
  deliveryOf,
  destinationOf,
  type LineFacts,
  paidOf,
  paymentOf,
  reachOf,
  unprovenOf,
} from "./announced-facts.ts";
import { customerName } from "./customer-name.ts";
import { orderPageByMobile, orderPageFromAfar } from "./payment-form.ts";
import { reductionsOf } from "./reductions-of.ts";

/**
 * Notifies the shopper of a step of their order, in the transaction of that step: a guest by mail
 * and WhatsApp, a member through the channels they chose.
 * @param more.payment how to pay, once the provider has issued it
 */
export async function announce(
  platform: Platform,
  step: OrderStep,
  order: OrderRecord,
  more: MoreFacts = {},
): Promise<void> {
  await announceOrders(platform, [await announcementOf(platform, step, order, more)]);
}

type MoreFacts = {
  readonly parcel?: { readonly companyName: string; readonly waybill: string };
  readonly lines?: readonly LineFacts[];
  /** What promotions and coupons took off the order; read when absent. */
  readonly reductions?: readonly OrderReduction[] | undefined;
  readonly payment?: PaymentRecord | undefined;
  readonly refund?: RefundFacts | undefined;
  /** Money that goes back unless its order is sent after all. */
  readonly refundInCase?: RefundFacts | undefined;
  /** The order had been closed before its money came. */
  readonly isLate?: boolean;
  /** Points that go back to the card. */
  readonly pointsBack?: number;
  /** Where a transfer goes, masked. */
  readonly account?: string;
};

/** Money that goes back or has gone back. */
export type RefundFacts = {
  readonly amount: Rupiah;
  /** The channel it was paid by. */
  readonly channelCode: string;
  /** True when staff transferred it, though the channel could take it back. */
  readonly transferred?: boolean;
  /** Of a return: it is transferred, and the shopper has not named the account yet. */
  readonly needsAccount?: boolean;
};

/** The steps of an order that ask where a transfer goes; a return has an account of its own. */
const transferSteps: ReadonlySet<OrderStep> = new Set([
  "cancelled",
  "piecesCancelled",
  "sentBack",
  "paymentLate",
  "paidTwice",
]);

async function refundOf(
  platform: Platform,
  step: OrderStep,
  { orderCode, language }: OrderRecord,
  { amount, channelCode, transferred = false, needsAccount = false }: RefundFacts,
): Promise<AnnouncedRefund> {
  const facts = { amount, way: refundWay(transferred ? undefined : channelCode, language) };
  if (needsAccount) return { ...facts, needsAccount };
  if (!transferSteps.has(step) || isRefundedOnline(channelCode)) return facts;
  const isKnown = (await selectRefundAccounts(platform, [orderCode])).has(orderCode);
  return isKnown ? facts : { ...facts, needsAccount: true };
}

/** What a shopper is notified of about a step of their order, and where. */
export async function announcementOf(
  platform: Platform,
  step: OrderStep,
  order: OrderRecord,
  more: MoreFacts,
): Promise<OrderAnnouncement> {
  const { STOREFRONT_URL } = platform.configuration;
  const named = more.lines ?? (namingSteps.has(step) ? await linesOf(platform, order) : undefined);
  const lines = named ?? [];
  const reductions = lines.length === 0 ? [] : (more.reductions ?? (await reductionsOfOne(platform, order)));
  const byMobile = orderPageByMobile(order);
  return {
    step,
    orderCode: order.orderCode,
    ...(await reachOf(platform, order)),
    unproven: unprovenOf(order),
    language: order.language,
    customerName: await customerName(platform, order),
    amount: order.total,
    // Cash at the counter has no payment to make before: the goods wait there until then.
    ...(order.closeAt ? (order.cash ? { collectBy: order.closeAt } : { deadline: order.closeAt }) : {}),
    trackAddress: pageAddress(STOREFRONT_URL, orderPageFromAfar(order), order.language),
    ...(byMobile ? { trackByMobileAddress: pageAddress(STOREFRONT_URL, byMobile, order.language) } : {}),
    payment: askingSteps.has(step) ? paymentOf(order, more.payment) : undefined,
    paid: step === "paid" ? paidOf(platform, order, more) : undefined,
    parcel: more.parcel,
    delivery: deliveryOf(order),
    refund: more.refund && (await refundOf(platform, step, order, more.refund)),
    needsAccount: more.refundInCase && (await refundOf(platform, step, order, more.refundInCase)).needsAccount,
    account: more.account,
    card: order.loyaltyMobile === null ? undefined : maskedMobile(order.loyaltyMobile),
    pointsBack: more.pointsBack ? more.pointsBack : undefined,
    pickup:
      order.distributionType !== homeDelivery && order.store && order.pickupCode
        ? { storeName: order.store.storeName, confirmCode: order.pickupCode }
        : undefined,
    lines: named?.map((line) => announcedLine(platform, line, reductions)),
    reductions: reductionsOfUnits(lines, { reductions }, order.language),
    points: order.usedPointAmount > 0 ? order.usedPointAmount : undefined,
    freight: order.distributionType === homeDelivery ? rupiah(order.freight - order.freightDiscount) : undefined,
    destination: destinationOf(order),
  };
}

async function linesOf(platform: Platform, { orderCode }: OrderRecord): Promise<readonly OrderLine[]> {
  return (await selectLines(platform, [orderCode])).get(orderCode) ?? [];
}

async function reductionsOfOne(platform: Platform, order: OrderRecord): Promise<readonly OrderReduction[]> {
  return (await reductionsOf(platform, [order])).get(order.orderCode) ?? [];
}

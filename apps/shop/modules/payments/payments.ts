/**
 * Who has to pay what, by which channel, and whether the money has come. Promises: a payment that the provider holds as settled is told to the order exactly once;
 * what an order's payment has become never goes back; the provider is charged once for each attempt.
 */
import type { Language } from "@gelora/locale/language.ts";
import type { Outcome } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Session } from "../../platform/session.ts";
import { type ChannelOffer, type OfferedChannel, offeredChannels } from "./domain/channel-tree.ts";
import { findChannel } from "./domain/channels.ts";
import type { NewPayment, PaymentChange, PaymentInstruction, PaymentRecord } from "./domain/payment.ts";
import { markCashReceived, selectPayments } from "./storage/payments.ts";
import { requestCancel } from "./use-cases/cancel-payment.ts";
import { changePaymentChannel } from "./use-cases/change-channel.ts";
import { charge } from "./use-cases/charge-payment.ts";
import { openPayment } from "./use-cases/open-payment.ts";
import { reopen } from "./use-cases/reopen-payment.ts";

export type {
  NewPayment,
  PaymentChange,
  PaymentInstruction,
  PaymentRecord,
} from "./domain/payment.ts";

/** Told inside the transaction that records the change. PAID also comes after the order has been closed: the order decides what becomes of late money (I-07). */
export type PaymentListener = (platform: Platform, change: PaymentChange) => Promise<void>;

/** True when the session's owner placed this order. */
export type OrderOwnership = (platform: Platform, session: Session, orderCode: string) => Promise<boolean>;

/**
 * Notes that an order has to be paid, in the order's own transaction. Nothing is asked of the provider yet.
 * @returns failure PAYMENT_INVALID when there is no such channel to choose, or it does not take this amount, or cash is not allowed
 */
export async function createPayment(platform: Platform, payment: NewPayment): Promise<Outcome<void>> {
  return openPayment(platform, payment);
}

/**
 * Asks the provider for the money, outside of any transaction, and answers what the shopper needs to pay. Asking again answers the same.
 * @returns failure PAYMENT_UNAVAILABLE when the provider does not answer (asking again is safe), PAYMENT_DECLINED when it refuses the card,
 * ORDER_CANNOT_BE_PAID when the payment has ended, TOO_MANY_REQUESTS after ten cards within an hour (AC-44)
 */
export async function chargePayment(
  platform: Platform,
  orderCode: string,
  options: { readonly cardToken?: string | undefined } = {},
): Promise<Outcome<PaymentInstruction>> {
  return charge(platform, orderCode, options.cardToken);
}

/**
 * Opens another attempt by this channel and has the former one cancelled at the provider. The same channel again opens one only when the former has ended.
 * @returns failure PAYMENT_INVALID, ORDER_CANNOT_BE_PAID, or TOO_MANY_REQUESTS after five attempts for one order (AC-44)
 */
export async function changeChannel(
  platform: Platform,
  orderCode: string,
  channelCode: string,
): Promise<Outcome<void>> {
  return changePaymentChannel(platform, orderCode, channelCode);
}

export async function paymentOf(platform: Platform, orderCode: string): Promise<PaymentRecord | undefined> {
  return (await selectPayments(platform, [orderCode])).get(orderCode);
}

/** By order code; orders without a payment are absent. */
export async function paymentsOf(
  platform: Platform,
  orderCodes: readonly string[],
): Promise<ReadonlyMap<string, PaymentRecord>> {
  return selectPayments(platform, orderCodes);
}

/** Ends an order's payment, in the caller's transaction; the provider is told after it. Money that comes nevertheless is still told as PAID. */
export async function cancelPayment(platform: Platform, orderCode: string): Promise<void> {
  await requestCancel(platform, orderCode);
}

/**
 * Opens a cancelled payment again while its deadline has not come, in the caller's transaction, before the caller touches its order.
 * @returns failure ORDER_CANNOT_BE_PAID when it is not cancelled, or not yet at all its ends, or too late, or has been tried too often
 */
export async function reopenPayment(platform: Platform, orderCode: string): Promise<Outcome<void>> {
  return reopen(platform, orderCode);
}

/** Notes that cash has been handed over, in the caller's transaction. The listener is not told: the caller knows. @returns false when it was paid already, or not by cash */
export async function recordCash(platform: Platform, orderCode: string): Promise<boolean> {
  return markCashReceived(platform, orderCode);
}

/** The channels that can be chosen for this amount, as a tree of up to four levels [CHK-18, CHK-20, CHK-21]. */
export function channelTree(offer: ChannelOffer, language: Language): readonly OfferedChannel[] {
  return offeredChannels(offer, language);
}

/** A channel's name as a shopper reads it; the code itself for one that is no longer offered. */
export function channelName(channelCode: string, language: Language): string {
  return findChannel(channelCode)?.name[language] ?? channelCode;
}

/** True when the money is handed over at the door or in the store, so that no deadline runs. */
export function isCashChannel(channelCode: string): boolean {
  return findChannel(channelCode)?.kind === "CASH";
}

/** True when the browser must first have turned a card into a token. */
export function needsCardToken(channelCode: string): boolean {
  return findChannel(channelCode)?.kind === "CARD";
}

import type { CallResult } from "../../../platform/gateway/gateway-call.ts";
import { failureIn } from "../../../platform/gateway/gateway-failures.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { callShop } from "../../../platform/session/shop-client.ts";
import { leaveToPay } from "../../payment-methods/leave-to-pay.ts";
import type { Contact } from "../../returns/return-subject.ts";
import type { BoughtAgain } from "../model/bought-again.ts";
import type { Pieces } from "../model/order-work.ts";
import {
  buyAgainDocument,
  cancelOrderDocument,
  nameRefundAccountDocument,
  payOrderDocument,
  pickupOrderDocument,
  receiveOrderDocument,
  undoCancelOrderDocument,
} from "./order-documents.ts";

/** Why an order, or part of it, is cancelled. */
export type Reason = { readonly reasonCode: string; readonly reasonDesc: string };

/** The last try has ended or needs a card: the payment page offers other ways, if any are left. */
const triedInVain: ReadonlySet<string> = new Set(["PAYMENT_INVALID", "PAYMENT_DECLINED", "PAYMENT_CHANGES_OVER"]);

/** Leaves for the page where the order is paid. @returns why it could not, if it could not */
export async function payOrder(orderCode: string): Promise<CallResult<unknown> | undefined> {
  const result = await callShopForItem(payOrderDocument, { orderCode }, (value) => value.payOrder);
  if (!result.ok && triedInVain.has(result.failure.code)) {
    leaveToPay(`/payment?order=${encodeURIComponent(orderCode)}`);
    return undefined;
  }
  if (!result.ok) return result;
  return leaveToPay(result.value?.form) ? undefined : { ok: false, failure: failureIn(result.value ?? {}) };
}

/** @param products the whole order if left out */
export function cancelOrder(
  orderCode: string,
  { reasonCode, reasonDesc }: Reason,
  products?: readonly Pieces[],
): Promise<CallResult<unknown>> {
  const input = {
    orderCode,
    reasonCode,
    ...(reasonDesc ? { reasonDesc } : {}),
    ...(products ? { products: [...products] } : {}),
  };
  return callShopForItem(cancelOrderDocument, { input }, (value) => value.cancelOrder);
}

export const undoCancelOrder = (orderCode: string): Promise<CallResult<unknown>> =>
  callShopForItem(undoCancelOrderDocument, { orderCode }, (value) => value.undoCancelOrder);

export const receiveOrder = (orderCode: string): Promise<CallResult<unknown>> =>
  callShopForItem(receiveOrderDocument, { orderCode }, (value) => value.receiveOrder);

export const pickUpOrder = (orderCode: string): Promise<CallResult<unknown>> =>
  callShopForItem(pickupOrderDocument, { orderCode }, (value) => value.pickupOrder);

/**
 * Names the account that an order's money is transferred to.
 * @param about the order, and what proves it where the session does not
 * @param verificationCode sent to that proof's contact, which CONTACT_CODE_SENT says
 */
export function nameRefundAccount(
  about: Contact & { readonly orderCode: string },
  bankAccount: { readonly bankCode: string; readonly accountNumber: string; readonly accountName: string },
  verificationCode?: string,
): Promise<CallResult<unknown>> {
  const input = { ...about, bankAccount, ...(verificationCode ? { verificationCode } : {}) };
  return callShopForItem(nameRefundAccountDocument, { input }, (value) => value.nameRefundAccount);
}

/** @returns how many pieces were added to the cart, and what was not; undefined if none was */
export async function buyAgain(orderCode: string): Promise<BoughtAgain | undefined> {
  const result = await callShop(buyAgainDocument, { orderCode });
  const data = result.ok ? result.value.buyAgain.data : undefined;
  if (data?.code !== "success") return undefined;
  return { count: data.count ?? 0, skipped: data.skipped };
}

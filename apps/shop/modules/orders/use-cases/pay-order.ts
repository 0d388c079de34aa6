import { failure, type Outcome } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import type { Platform } from "../../../platform/platform.ts";
import { changePaymentChannel, isCashChannel } from "../../payments/payments.ts";
import { orderStates } from "../domain/order-states.ts";
import { scheduleMessage } from "../storage/order-messages.ts";
import { lockOrder, orderByCode, updateChannel } from "../storage/orders.ts";
import { type ChargedOrder, chargeOrder } from "./charge-order.ts";

/**
 * Pays an order that still awaits payment, by its own channel or another. Locks the payment's row
 * first and the order's second, as recording a payment does; the provider is called afterwards
 * [ORD-15].
 * @returns a failure also when the provider did not take it: the order stands as it was
 */
export async function payOrder(
  platform: Platform,
  owner: string,
  wish: {
    readonly orderCode: string;
    readonly channelCode: string | undefined;
    readonly cardToken: string | undefined;
  },
): Promise<Outcome<ChargedOrder>> {
  const order = await orderByCode(platform, wish.orderCode, owner);
  if (!order) return failure("ORDER_NOT_FOUND");
  const channelCode = wish.channelCode ?? order.channelCode;
  if (order.state !== orderStates.awaitingPayment || !channelCode) return failure("ORDER_CANNOT_BE_PAID");
  if (isCashChannel(channelCode)) return failure("PAYMENT_INVALID");
  const changed = await decide(platform.database, async () => {
    const change = await changePaymentChannel(platform, order.orderCode, {
      channelCode,
      cardToken: wish.cardToken,
    });
    if (!change.ok) return change;
    const locked = await lockOrder(platform, order.orderCode);
    if (locked?.state !== orderStates.awaitingPayment) return failure("ORDER_CANNOT_BE_PAID");
    if (locked.channelCode !== channelCode) await updateChannel(platform, order.orderCode, channelCode);
    await scheduleMessage(platform, order.orderCode, "howToPay");
    return change;
  });
  if (!changed.ok) return changed;
  const charged = await chargeOrder(platform, order, wish.cardToken);
  return charged.ok && charged.value.problem ? { ok: false, failure: charged.value.problem } : charged;
}

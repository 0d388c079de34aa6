import { homeDelivery } from "../../../platform/distribution-type.ts";
import type { Platform } from "../../../platform/platform.ts";
import { announceOrder, type OrderStep } from "../../messaging/messaging.ts";
import { channelName } from "../../payments/payments.ts";
import type { OrderLine, OrderRecord } from "../domain/order.ts";
import { orderPageFromAfar } from "./payment-form.ts";

/** Has the shopper told about a step of their order, in the transaction that makes it true. */
export async function announce(
  platform: Platform,
  step: OrderStep,
  order: OrderRecord,
  more: {
    readonly parcel?: { readonly companyName: string; readonly waybill: string };
    readonly lines?: readonly Pick<OrderLine, "productName" | "quantity" | "amount">[];
  } = {},
): Promise<void> {
  await announceOrder(platform, {
    step,
    orderCode: order.orderCode,
    email: order.receiver?.email || order.email,
    mobile: withPrefix(order.receiver?.mobile || order.mobile),
    language: order.language,
    customerName: customerName(order),
    amount: order.total,
    deadline: order.closeAt ?? undefined,
    trackAddress: new URL(orderPageFromAfar(order), platform.configuration.STOREFRONT_URL).href,
    payment:
      step === "placed" && order.channelCode
        ? { channelName: channelName(order.channelCode, order.language) }
        : undefined,
    parcel: more.parcel,
    pickup:
      order.distributionType !== homeDelivery && order.store && order.pickupCode
        ? { storeName: order.store.storeName, confirmCode: order.pickupCode }
        : undefined,
    lines: more.lines?.map((line) => ({ name: line.productName, quantity: line.quantity, amount: line.amount })),
  });
}

/** A member may have lost a number that they never verified; nobody is told then. */
function withPrefix(mobile: string): string | undefined {
  return mobile === "" ? undefined : `+62${mobile}`;
}

/** A guest who picks up gave no name: the part of the address before the at sign stands in. */
export function customerName(order: Pick<OrderRecord, "receiver" | "email">): string {
  if (order.receiver) return `${order.receiver.firstName} ${order.receiver.lastName}`.trim();
  return order.email.split("@")[0] ?? order.email;
}

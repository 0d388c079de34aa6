import { noRupiah } from "@gelora/money/rupiah.ts";
import { homeDelivery } from "../../../platform/distribution-type.ts";
import type { Platform } from "../../../platform/platform.ts";
import { requestParcel } from "../../delivery/delivery.ts";
import type { OrderRecord } from "../domain/order.ts";
import type { LineToInsert } from "../storage/insert-order.ts";
import { announce, customerName } from "./announce.ts";

/**
 * What happens when an order is to be prepared: the courier is asked for, or the shopper is told that the goods wait in the store. In the transaction that
 * moved the order.
 */
export async function startPreparing(
  platform: Platform,
  order: OrderRecord,
  lines: readonly LineToInsert[],
): Promise<void> {
  if (order.distributionType !== homeDelivery) {
    await announce(platform, "readyForPickup", order);
    return;
  }
  const { receiver, shipping } = order;
  if (!receiver || !shipping) throw new Error(`order ${order.orderCode} is to be delivered and has no address`);
  await requestParcel(platform, {
    orderCode: order.orderCode,
    quoteCode: shipping.code,
    receiver: {
      name: customerName(order),
      mobile: `+62${receiver.mobile}`,
      email: receiver.email,
      address: receiver.address1,
      place: {
        state: receiver.state,
        city: receiver.city,
        district: receiver.district,
        zipCode: receiver.zipCode,
      },
    },
    items: lines.map(({ productName, quantity, price, weightGrams }) => ({
      name: productName,
      quantity,
      price,
      weightGrams,
    })),
    value: order.productAmount,
    cashOnDelivery: order.cash ? order.total : noRupiah,
  });
}

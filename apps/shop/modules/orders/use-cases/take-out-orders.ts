import type { Platform } from "../../../platform/platform.ts";
import { selectOwnOrders } from "../storage/erase-orders.ts";
import { selectLines } from "../storage/order-lines.ts";

/** All orders of an owner with their lines, as a person takes their data along. */
export async function ordersToTakeOut(platform: Platform, owner: string) {
  const orders = await selectOwnOrders(platform, owner);
  const lines = await selectLines(
    platform,
    orders.map(({ orderCode }) => orderCode),
  );
  return orders.map((order) => ({
    ...order,
    placedAt: order.placedAt.toISOString(),
    lines: (lines.get(order.orderCode) ?? []).map(
      ({ skuCode, productName, colourName, sizeName, quantity, price, amount }) => ({
        skuCode,
        productName,
        colourName,
        sizeName,
        quantity,
        price,
        amount,
      }),
    ),
  }));
}

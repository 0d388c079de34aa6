import { rupiah } from "@gelora/money/rupiah.ts";
import { field, guestShopper, type Shopper, type StockedShop } from "../../server/test-shopper.ts";
import type { ParcelChange } from "../delivery/delivery.ts";
import { countStock, deliveryLocation } from "../stock/stock.ts";
import { applyParcelChange, applyPaymentChange, orderByCode } from "./orders.ts";

/** Tells an order what became of its payment, as the payments module does: in a transaction. */
export async function tellPayment(
  shop: StockedShop,
  orderCode: string,
  status: "PAID" | "DECLINED" | "EXPIRED" | "CANCELLED",
  at: Date = new Date(),
): Promise<void> {
  const order = await orderByCode(shop.platform, orderCode);
  const change = { orderCode, status, channelCode: "BCA_VA", amount: order?.total ?? rupiah(0), at };
  await shop.platform.database.transaction(() => applyPaymentChange(shop.platform, change));
}

export async function tellParcel(
  shop: StockedShop,
  orderCode: string,
  parcelStatus: ParcelChange["parcelStatus"],
  reason?: string,
): Promise<void> {
  const parcel = { orderCode, parcelStatus, waybill: "WB-1", companyName: "JNE", at: new Date() };
  await shop.platform.database.transaction(() =>
    applyParcelChange(shop.platform, reason ? { ...parcel, reason } : parcel),
  );
}

/** A shopper with an order of one ball, placed and not yet paid unless the change says so. */
export async function placedOrder(
  shop: StockedShop,
  change: object = {},
): Promise<{ readonly shopper: Shopper; readonly orderCode: string }> {
  const shopper = await guestShopper(shop);
  await shopper.add("PB1-5");
  const placed = await shopper.place(await shopper.checkout(), change);
  if (!placed.orderCode) throw new Error(`no order was placed: ${placed.errorCode}`);
  return { shopper, orderCode: placed.orderCode };
}

export const pickupInCash = {
  distributionType: "21",
  storeCode: "JKT01",
  paymentChannelCode: "STORE_CASH",
  address: null,
  shippingMethodCode: null,
};

export async function stockBalls(shop: StockedShop, quantity: number, locationCode = deliveryLocation): Promise<void> {
  await countStock(shop.platform, [{ skuCode: "PB1-5", locationCode, quantity }], "test");
}

/** One of the mutations that take an order's code and answer success. */
export async function act(
  shopper: Shopper,
  name: "cancelOrder" | "undoCancelOrder" | "receiveOrder" | "pickupOrder",
  orderCode: string,
): Promise<{ success: boolean; errorCode: string | null }> {
  const [argument, type] =
    name === "cancelOrder" ? ["input", "CancelOrderInput"] : ["orderCommonInput", "OrderCommonInput"];
  const query = `mutation ($input: ${type}!) { ${name}(${argument}: $input) { success errorCode } }`;
  return field(await shopper.send(query, { input: { orderCode } }), name);
}

import { addRupiah, noRupiah, timesRupiah } from "@gelora/money/rupiah.ts";
import type { Platform } from "../../../platform/platform.ts";
import { requestParcel } from "../../delivery/delivery.ts";
import { addressOnParcel, receivedGoods } from "../../orders/orders.ts";
import { piecesOfUnits } from "../domain/pieces-of-units.ts";
import type { ReturnRecord } from "../domain/return-record.ts";
import { moveReplacement } from "../storage/replacements.ts";
import { unitsOfReturns } from "../storage/returns.ts";
import { orderOfReturn } from "./find-return.ts";

/**
 * Requests the courier for an exchange's sizes, once: by a conditional update, in the transaction
 * that learnt that the shopper's parcel is on its way. The courier is called after it, and knows
 * the parcel by the return's code, so a repeated call finds the first one's. Refunds have nothing
 * to send.
 */
export async function sendReplacement(platform: Platform, { returnCode }: ReturnRecord): Promise<void> {
  const record = await moveReplacement(platform, returnCode, ["HELD"], "REQUESTED");
  if (!record) return;
  const order = await orderOfReturn(platform, record);
  const units = (await unitsOfReturns(platform, [returnCode])).get(returnCode) ?? [];
  const { lines } = await receivedGoods(platform, order);
  const wanted = units.map(({ lineNumber, exchange }) => ({ lineNumber, size: exchange }));
  const items = piecesOfUnits(wanted).flatMap(({ lineNumber, quantity, size }) =>
    lines
      .filter((line) => line.lineNumber === lineNumber)
      .map(({ productName, price, weightGrams }) => ({
        name: `${productName} ${size?.sizeName ?? ""}`,
        quantity,
        price,
        weightGrams,
      })),
  );
  await requestParcel(platform, {
    ...addressOnParcel(order),
    orderCode: order.orderCode,
    parcelCode: returnCode,
    items,
    value: addRupiah(...items.map(({ price, quantity }) => timesRupiah(price, quantity))),
    cashOnDelivery: noRupiah,
  });
}

import type { Platform } from "../../../platform/platform.ts";
import { lockOrder, type OrderRecord, orderByCode } from "../../orders/orders.ts";
import type { ReturnRecord } from "../domain/return-record.ts";
import { returnByCode } from "../storage/returns.ts";

/** A return by its code, in any spelling. Whose it is, the caller checks. */
export async function findReturn(platform: Platform, returnCode: string): Promise<ReturnRecord | undefined> {
  return returnByCode(platform, returnCode.trim().toUpperCase().slice(0, 40));
}

/**
 * The order of a return, locked until the transaction ends. A transaction that changes both locks
 * the order first.
 */
export async function lockOrderOf(platform: Platform, returnCode: string): Promise<OrderRecord | undefined> {
  const record = await returnByCode(platform, returnCode);
  return record && (await lockOrder(platform, record.orderCode));
}

/** @throws Error when it is of no order */
export async function orderOfReturn(platform: Platform, { returnCode, orderCode }: ReturnRecord): Promise<OrderRecord> {
  const order = await orderByCode(platform, orderCode);
  if (!order) throw new Error(`return ${returnCode} is of ${orderCode}, which is no order`);
  return order;
}

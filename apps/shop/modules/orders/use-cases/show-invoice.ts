import type { Platform } from "../../../platform/platform.ts";
import type { OrderRecord } from "../domain/order.ts";
import type { TaxData } from "../domain/tax-data.ts";
import { selectTaxData } from "../storage/invoice-requests.ts";
import { orderByCode } from "../storage/orders.ts";

/** A paid order, and a company's tax data if it asked for them; undefined before it is paid. */
export async function showInvoice(
  platform: Platform,
  orderCode: string,
): Promise<{ readonly order: OrderRecord; readonly paidAt: Date; readonly tax: TaxData | undefined } | undefined> {
  const order = await orderByCode(platform, orderCode);
  if (!order?.paidAt) return undefined;
  return { order, paidAt: order.paidAt, tax: await selectTaxData(platform, orderCode) };
}

import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { readTaxData, type TaxData } from "../domain/tax-data.ts";
import { upsertTaxData } from "../storage/invoice-requests.ts";
import { orderByCode } from "../storage/orders.ts";

/**
 * Puts a company's tax data on the invoice of a paid order of the owner's [ORD-24].
 * @returns failure TAX_DATA_INVALID, ORDER_NOT_FOUND, INVOICE_NOT_READY for an unpaid order
 */
export async function requestInvoice(
  platform: Platform,
  owner: string,
  orderCode: string,
  typed: TaxData,
): Promise<Outcome<void>> {
  const data = readTaxData(typed);
  if (!data.ok) return data;
  const order = await orderByCode(platform, orderCode, owner);
  if (!order) return failure("ORDER_NOT_FOUND");
  if (!order.paidAt) return failure("INVOICE_NOT_READY");
  await upsertTaxData(platform, orderCode, data.value);
  return success(undefined);
}

import type { Platform } from "../../../platform/platform.ts";
import { fullName } from "../domain/full-name.ts";
import type { OrderRecord } from "../domain/order.ts";
import type { TaxData } from "../domain/tax-data.ts";
import { selectTaxData } from "../storage/invoice-requests.ts";
import { orderByCode } from "../storage/orders.ts";
import { customerName } from "./customer-name.ts";

export type ShownInvoice = {
  readonly order: OrderRecord;
  readonly paidAt: Date;
  /** A company's, if it asked for an invoice of its own. */
  readonly tax: TaxData | undefined;
  readonly billedTo: string;
};

/** What the invoice of a paid order says; undefined before it is paid. */
export async function showInvoice(platform: Platform, orderCode: string): Promise<ShownInvoice | undefined> {
  const order = await orderByCode(platform, orderCode);
  if (!order?.paidAt) return undefined;
  const tax = await selectTaxData(platform, orderCode);
  return { order, paidAt: order.paidAt, tax, billedTo: tax?.company ?? (await buyerOf(platform, order)) };
}

/** A guest who picks up has left no name. */
async function buyerOf(platform: Platform, order: OrderRecord): Promise<string> {
  if (order.receiver) return fullName(order.receiver);
  return (await customerName(platform, order)) ?? order.email;
}

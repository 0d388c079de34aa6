import { formatDayAndTime } from "@gelora/locale/jakarta-time.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { CustomOrderDetailResolvers } from "../../../platform/schema.generated.ts";
import { invoiceTax } from "../domain/invoice-tax.ts";
import { type ShownInvoice, showInvoice } from "../use-cases/show-invoice.ts";

/**
 * The invoice of a paid order: a personal one with the address of the order, or a company's once it
 * gave its tax data [ORD-24, Q82, Q89]. Resolved only on request; the order was found as the
 * caller's own.
 */
export const invoice: CustomOrderDetailResolvers["invoice"] = async ({ orderCode }, _input, { platform }) => {
  const shown = orderCode ? await showInvoice(platform, orderCode) : undefined;
  return shown ? invoiceAnswer(platform, shown) : null;
};

export function invoiceAnswer({ configuration }: Platform, { order, paidAt, tax, billedTo }: ShownInvoice) {
  const { receiver } = order;
  return {
    billedTo,
    invoiceCode: order.orderCode,
    invoiceNo: `INV-${order.orderCode}`,
    taxCode: tax?.taxCode ?? null,
    company: tax?.company ?? null,
    companyAddress: tax?.companyAddress ?? null,
    mode: "ELECTRONIC",
    status: "ISSUED",
    invoiceDate: formatDayAndTime(paidAt),
    sellerName: configuration.SELLER_NAME,
    sellerAddress: configuration.SELLER_ADDRESS,
    invoiceType: tax ? "1" : "2",
    receiveMobile: `+62${receiver?.mobile ?? order.mobile}`,
    // Invoices are paid already: there is no account to transfer to.
    bankName: null,
    bankAccount: null,
    provinceName: receiver?.state.name ?? null,
    cityName: receiver?.city.name ?? null,
    districtName: receiver?.district.name ?? null,
    zipCode: receiver?.zipCode.code ?? null,
    address: receiver?.address1 ?? null,
    tax: invoiceTax(order, paidAt),
  };
}

import { refusalError } from "../../../platform/refusals.ts";
import type { CustomOrderDetailResolvers } from "../../../platform/schema.generated.ts";
import { type InvoicedOrder, invoiceDocument } from "../domain/invoice-document.ts";
import { orderStates } from "../domain/order-states.ts";
import { drawInvoice } from "../use-cases/draw-invoice.ts";
import { showInvoice } from "../use-cases/show-invoice.ts";
import { invoiceAnswer } from "./CustomOrderDetail.invoice.ts";
import { refundAnswers } from "./refund-answers.ts";

type Detail = Parameters<
  Extract<NonNullable<CustomOrderDetailResolvers["invoicePdf"]>, (...given: never) => unknown>
>[0];

/**
 * The invoice as a PDF, drawn from the same answer that its page shows. Resolved only on request;
 * the order was found as the caller's own, and the file has no address [ORD-24].
 */
export const invoicePdf: CustomOrderDetailResolvers["invoicePdf"] = async (detail, _input, context) => {
  const { platform, language } = context;
  const shown = detail.orderCode ? await showInvoice(platform, detail.orderCode) : undefined;
  if (!shown) return null;
  const invoiced = invoicedOrder(
    detail,
    invoiceAnswer(platform, shown),
    await refundAnswers(platform, shown.order.orderCode, language),
  );
  const drawn = await drawInvoice(invoiceDocument(invoiced, language), language);
  if (!drawn.ok) throw refusalError(drawn.failure);
  return `data:application/pdf;base64,${drawn.value.toString("base64")}`;
};

function invoicedOrder(
  detail: Detail,
  invoice: ReturnType<typeof invoiceAnswer>,
  refunds: InvoicedOrder["refunds"],
): InvoicedOrder {
  return {
    orderCode: detail.orderCode ?? "",
    payMent: detail.payMent ?? null,
    ended: isEnded(detail.orderStatus) ? (detail.orderStatusStr ?? null) : null,
    returnedPoint: detail.returnedPoint ?? 0,
    productAmount: detail.productAmount ?? 0,
    discount: detail.discount ?? 0,
    coupon: detail.coupon ?? 0,
    usedPointAmount: detail.usedPointAmount ?? 0,
    freight: detail.freight ?? 0,
    freightDiscount: detail.freightDiscount ?? 0,
    amount: detail.amount ?? 0,
    discounts: detail.discountList ?? [],
    lines: (detail.productList ?? []).map(({ skuName, count, salePrice, amount, status, productsStatusStr }) => ({
      skuName: skuName ?? "",
      ended: isEnded(Number(status)) ? (productsStatusStr ?? null) : null,
      count: count ?? 0,
      salePrice: salePrice ?? 0,
      amount: amount ?? 0,
    })),
    refunds,
    invoice: { ...invoice, place: [invoice.districtName, invoice.cityName, invoice.provinceName] },
  };
}

/** Of an order, or of pieces that were not sent or came back. */
function isEnded(state: number | null | undefined): boolean {
  return state === orderStates.cancelled || state === orderStates.closed;
}

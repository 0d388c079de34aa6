import { graphql, type ResultOf } from "../../../platform/gateway/document.ts";

export const invoiceDocument = graphql(`
  query getCustomOrderDetail_invoice($orderCode: String!) {
    getCustomOrderDetail(orderCommonInput: { orderCode: $orderCode }) {
      orderCode orderDate orderStatus orderStatusStr amount productAmount discount coupon freight freightDiscount usedPointAmount returnedPoint
      distributionType payMent
      invoice {
        invoiceNo invoiceDate sellerName sellerAddress invoiceType billedTo taxCode company companyAddress
        receiveMobile
        address districtName cityName provinceName zipCode
        tax { withTax withoutTax base baseShare percent tax }
      }
      discountList { source code name amount }
      refunds { amount status isExtra payMent createTime doneTime }
      productList { orderItemCode skuName attribute count salePrice amount status productsStatusStr }
    }
  }
`);

export const invoicePdfDocument = graphql(`
  query getCustomOrderDetail_invoicePdf($orderCode: String!) {
    getCustomOrderDetail(orderCommonInput: { orderCode: $orderCode }) { invoicePdf }
  }
`);

export type InvoicedOrder = NonNullable<ResultOf<typeof invoiceDocument>["getCustomOrderDetail"]>;

export const requestInvoiceDocument = graphql(`
  mutation requestInvoice($input: RequestInvoiceInput!) {
    requestInvoice(input: $input) { success errorCode errorMessage errorDetails }
  }
`);

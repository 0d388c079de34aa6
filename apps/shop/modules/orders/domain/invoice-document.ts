import { shownZipCode } from "@gelora/locale/address.ts";
import type { Language } from "@gelora/locale/language.ts";
import { shownMobile } from "@gelora/locale/mobile.ts";
import { formatPoints } from "@gelora/money/format-points.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import {
  couponOfRow,
  isPaidBack,
  type OrderAmounts,
  refundSums,
  shownDiscounts,
  sumRows,
} from "@gelora/money/order-sum.ts";
import { saysAmount } from "@gelora/money/says-amount.ts";
import type { InvoiceTax } from "./invoice-tax.ts";
import { say } from "./words.ts";

/** What the answer about an order says that its invoice shows. */
export type InvoicedOrder = Omit<OrderAmounts, "pointsAmount" | "total"> & {
  readonly usedPointAmount: number;
  readonly amount: number;
  readonly orderCode: string;
  readonly payMent: string | null;
  /** How the order ended, where it was cancelled or closed. */
  readonly ended: string | null;
  /** Points that went back for what was cancelled or returned. */
  readonly returnedPoint: number;
  readonly discounts: readonly { readonly source: string; readonly name: string; readonly amount: number }[];
  readonly lines: readonly {
    readonly skuName: string;
    /** How these pieces ended, where they were cancelled or came back. */
    readonly ended: string | null;
    readonly count: number;
    readonly salePrice: number;
    readonly amount: number;
  }[];
  readonly refunds: Parameters<typeof refundSums>[0];
  readonly invoice: {
    readonly invoiceNo: string;
    readonly billedTo: string;
    readonly invoiceDate: string;
    readonly sellerName: string;
    readonly sellerAddress: string;
    readonly taxCode: string | null;
    readonly companyAddress: string | null;
    readonly address: string | null;
    /** District, city, province and zip code. */
    readonly place: readonly (string | null)[];
    readonly zipCode: string | null;
    readonly receiveMobile: string;
    readonly tax: InvoiceTax;
  };
};

type InvoicedParty = { readonly title: string; readonly name: string; readonly lines: readonly string[] };

/** An invoice in words, ready to be drawn. */
export type InvoiceDocument = {
  readonly title: string;
  readonly number: string;
  readonly seller: string;
  readonly paid: string;
  /** The company behind the shop's name. */
  readonly soldBy: InvoicedParty;
  readonly billedTo: InvoicedParty;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly columns: readonly [item: string, count: string, price: string, amount: string];
  readonly lines: readonly (readonly [item: string, count: string, price: string, amount: string])[];
  readonly sums: readonly (readonly [name: string, value: string])[];
  readonly savings: readonly string[];
  readonly total: readonly [name: string, value: string];
  /** What went back, and what is left then. */
  readonly back: readonly (readonly [name: string, value: string])[];
  /** The value added tax within it. */
  readonly tax: { readonly title: string; readonly rows: readonly (readonly [name: string, value: string])[] };
  readonly note: string;
  /** Where it has several pages. */
  readonly page: (page: number, pages: number) => string;
};

/** The same figures as on the page of the invoice [ORD-24]. */
export function invoiceDocument(order: InvoicedOrder, language: Language): InvoiceDocument {
  const { invoice } = order;
  const words = (key: Parameters<typeof say>[1], values?: Parameters<typeof say>[2]) => say(language, key, values);
  const place = [...invoice.place, invoice.zipCode ? shownZipCode(invoice.zipCode) : null].filter(Boolean).join(", ");
  const home = [invoice.address ?? "", place];
  const isBack = isPaidBack({ ...order, total: order.amount }, order.refunds);
  const isCompany = invoice.companyAddress !== null;
  return {
    title: words("invoice.title"),
    number: invoice.invoiceNo,
    seller: words("invoice.seller"),
    paid: order.ended ?? words(isBack ? "invoice.paidBack" : "invoice.paid"),
    soldBy: { title: words("invoice.soldBy"), name: invoice.sellerName, lines: [invoice.sellerAddress] },
    billedTo: {
      title: words("invoice.billedTo"),
      name: invoice.billedTo,
      lines: [
        invoice.taxCode ? words("invoice.taxNumber", { number: invoice.taxCode }) : "",
        ...(isCompany ? [invoice.companyAddress ?? ""] : home),
        invoice.receiveMobile ? shownMobile(invoice.receiveMobile) : "",
      ].filter((line) => line !== ""),
    },
    facts: [
      [words("invoice.date"), `${invoice.invoiceDate} WIB`],
      [words("invoice.order"), order.orderCode],
      ...(order.payMent ? [[words("invoice.payment"), order.payMent] as const] : []),
    ],
    columns: [words("invoice.item"), words("invoice.count"), words("invoice.price"), words("invoice.amount")],
    lines: order.lines.map(({ skuName, ended, count, salePrice, amount }) => [
      ended === null ? skuName : `${skuName} (${ended})`,
      `${count}`,
      salePrice === 0 ? words("invoice.free") : formatRupiah(salePrice),
      amount === 0 ? words("invoice.free") : formatRupiah(amount),
    ]),
    sums: sumRows(amountsOf(order)).map(({ key, amount }) => [
      (key === "coupon" ? couponOfRow(order.discounts, order)?.name : undefined) ?? words(`invoice.sum.${key}`),
      key === "delivery" && amount === 0 ? words("invoice.free") : formatRupiah(amount),
    ]),
    savings: savingsOf(order),
    total: [words("invoice.total"), formatRupiah(order.amount)],
    back: backRows(order, language),
    tax: { title: words("invoice.tax.title"), rows: taxRows(invoice.tax, language) },
    note: words("invoice.note"),
    page: (page, pages) => words("invoice.page", { page: `${page}`, pages: `${pages}` }),
  };
}

function amountsOf({ usedPointAmount, amount, ...others }: InvoicedOrder): OrderAmounts {
  return { ...others, pointsAmount: usedPointAmount, total: amount };
}

/** What each promotion and coupon took off; only their names where pieces were cancelled since. */
function savingsOf(order: InvoicedOrder): readonly string[] {
  return shownDiscounts(order.discounts, order).map(({ name, amount }) =>
    amount === undefined || saysAmount(name, amount) ? name : `${name}: -${formatRupiah(amount)}`,
  );
}

function taxRows(tax: InvoiceTax, language: Language): InvoiceDocument["tax"]["rows"] {
  return [
    [say(language, "invoice.tax.withTax"), formatRupiah(tax.withTax)],
    [say(language, "invoice.tax.withoutTax"), formatRupiah(tax.withoutTax)],
    [say(language, "invoice.tax.base", { share: tax.baseShare }), formatRupiah(tax.base)],
    [say(language, "invoice.tax.amount", { percent: `${tax.percent}` }), formatRupiah(tax.tax)],
  ];
}

function backRows(order: InvoicedOrder, language: Language): InvoiceDocument["back"] {
  const { done, underWay } = refundSums(order.refunds);
  const points = order.returnedPoint;
  return [
    ...(done > 0 ? [[say(language, "invoice.refunded"), formatRupiah(-done)] as const] : []),
    ...(underWay > 0 ? [[say(language, "invoice.toRefund"), formatRupiah(-underWay)] as const] : []),
    ...(points > 0 ? [[say(language, "invoice.pointsBack"), formatPoints(points)] as const] : []),
    ...(done + underWay > 0
      ? [[say(language, "invoice.afterRefund"), formatRupiah(order.amount - done - underWay)] as const]
      : []),
  ];
}

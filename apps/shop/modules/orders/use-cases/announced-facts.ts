import { shownZipCode } from "@gelora/locale/address.ts";
import { arrivalRange } from "@gelora/locale/arrival-range.ts";
import { jakartaDay } from "@gelora/locale/jakarta-time.ts";
import { pageAddress } from "@gelora/locale/language-address.ts";
import { rupiah, timesRupiah } from "@gelora/money/rupiah.ts";
import type { Platform } from "../../../platform/platform.ts";
import { isMembers, memberCodeOf } from "../../../platform/session.ts";
import type { AnnouncedLine, AnnouncedPaid, AnnouncedPayment, OrderAnnouncement } from "../../messaging/messaging.ts";
import { channelName, type PaymentRecord } from "../../payments/payments.ts";
import { reachByChoice } from "../../preferences/preferences.ts";
import { fullName } from "../domain/full-name.ts";
import type { OrderLine, OrderRecord } from "../domain/order.ts";
import { givenOfUnits, type OrderReduction } from "../domain/order-reduction.ts";
import { memberInvoicePage } from "./payment-form.ts";

/** Where messages about an order go: as the member chose, or to what the order names. */
export async function reachOf(platform: Platform, { owner, receiver, email, mobile }: OrderRecord) {
  const known = { email: receiver?.email || email, mobile: withPrefix(receiver?.mobile || mobile) };
  const memberCode = memberCodeOf(owner);
  return memberCode === undefined ? known : reachByChoice(platform, memberCode, known);
}

/** A guest's contacts, and those of an address that are not the member's own. */
export function unprovenOf({ owner, receiver, email, mobile }: OrderRecord): readonly ("email" | "mobile")[] {
  if (memberCodeOf(owner) === undefined) return ["email", "mobile"];
  const isOther = { email: (receiver?.email || email) !== email, mobile: (receiver?.mobile || mobile) !== mobile };
  return (["email", "mobile"] as const).filter((contact) => isOther[contact]);
}

export type LineFacts = Pick<
  OrderLine,
  "lineNumber" | "productName" | "colourName" | "sizeName" | "image" | "quantity" | "price" | "deliveryDate"
> & { readonly firstUnit?: number };

/**
 * At the price that the order's receipt shows: promotions, coupons and points have rows of their
 * own. The picture in a format that every mail program shows, at twice its displayed width.
 */
export function announcedLine(
  { clock, configuration }: Platform,
  line: LineFacts,
  reductions: readonly OrderReduction[],
): AnnouncedLine {
  const mediaKey = line.image?.split(",")[0]?.trim();
  return {
    name: line.productName,
    detail: [line.colourName, line.sizeName].filter((part) => part !== "").join(", "),
    quantity: line.quantity,
    amount: rupiah(timesRupiah(line.price, line.quantity) - givenOfUnits(line, { reductions })),
    ...(line.deliveryDate && line.deliveryDate > jakartaDay(clock.now()) ? { shipsFrom: line.deliveryDate } : {}),
    ...(mediaKey ? { picture: new URL(`/img/${mediaKey}@200.jpg`, configuration.STOREFRONT_URL).href } : {}),
  };
}

export function paymentOf(order: OrderRecord, payment: PaymentRecord | undefined): AnnouncedPayment | undefined {
  const channelCode = payment?.channelCode ?? order.channelCode;
  if (!channelCode) return undefined;
  const { vaNumber, billerCode, billKey, paymentCode } = payment?.instruction ?? {};
  return {
    channelName: channelName(channelCode, order.language),
    ...(payment ? { kind: payment.kind } : {}),
    vaNumber,
    billerCode,
    billKey,
    paymentCode,
  };
}

export function paidOf(
  { configuration }: Platform,
  order: OrderRecord,
  { isLate }: { readonly isLate?: boolean },
): AnnouncedPaid | undefined {
  const { orderCode, owner, language, paidAt, paidChannelCode } = order;
  if (!paidAt || !paidChannelCode) return undefined;
  return {
    channelName: channelName(paidChannelCode, language),
    at: paidAt,
    ...(isLate ? { isLate } : {}),
    ...(isMembers(owner)
      ? { invoiceAddress: pageAddress(configuration.STOREFRONT_URL, memberInvoicePage(orderCode), language) }
      : {}),
  };
}

export function deliveryOf({ shipping, language }: OrderRecord): OrderAnnouncement["delivery"] {
  if (!shipping) return undefined;
  return { service: shipping.name, arrival: arrivalRange(shipping.earliestDate, shipping.latestDate, language) };
}

/** The address as written on a parcel, or the store's. */
export function destinationOf({ receiver, store }: OrderRecord): readonly string[] {
  if (store) return [store.storeName, [store.address1, store.city].filter(Boolean).join(", ")];
  if (!receiver) return [];
  const { address1, district, city, state, zipCode } = receiver;
  return [
    fullName(receiver),
    address1,
    `${district.name}, ${city.name}`,
    [state.name, shownZipCode(zipCode.code)].filter(Boolean).join(" "),
  ];
}

/** A member may have lost a number they never verified; then it is left out. */
function withPrefix(mobile: string): string | undefined {
  return mobile === "" ? undefined : `+62${mobile}`;
}

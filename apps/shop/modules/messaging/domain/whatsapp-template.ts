import { formatMoment } from "@gelora/locale/jakarta-time.ts";
import type { Language } from "@gelora/locale/language.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import type { OrderAnnouncement, OrderStep } from "./announcement.ts";

/** A message by a template that WhatsApp has approved: its words lie there, we send the parameters of its body in their order. */
export type WhatsappTemplate = {
  readonly name: string;
  readonly language: string;
  readonly parameters: readonly string[];
  /** What the template's button copies. */
  readonly button?: string;
};

/** Each template begins with the customer's name and the order's code and ends with the page to follow it. Between them stand: */
const middle: Readonly<
  Record<OrderStep, { readonly name: string; readonly values: (about: OrderAnnouncement) => readonly string[] }>
> = {
  // total, way to pay, number to pay to, deadline
  placed: {
    name: "gelora_order_placed",
    values: ({ amount, payment, deadline, language }) => [
      money(amount),
      payment?.channelName ?? nothing,
      payment?.number ?? nothing,
      deadline ? `${formatMoment(deadline, language)} WIB` : nothing,
    ],
  },
  // total
  paid: { name: "gelora_order_paid", values: ({ amount }) => [money(amount)] },
  // courier, waybill
  shipped: {
    name: "gelora_order_shipped",
    values: ({ parcel }) => [parcel?.companyName ?? nothing, parcel?.waybill ?? nothing],
  },
  delivered: { name: "gelora_order_delivered", values: () => [] },
  // store, confirmation code
  readyForPickup: {
    name: "gelora_order_ready",
    values: ({ pickup }) => [pickup?.storeName ?? nothing, pickup?.confirmCode ?? nothing],
  },
  cancelled: { name: "gelora_order_cancelled", values: () => [] },
  closed: { name: "gelora_order_closed", values: () => [] },
  // total
  paymentLate: { name: "gelora_payment_late", values: ({ amount }) => [money(amount)] },
};

/** WhatsApp refuses empty parameters. */
const nothing = "-";
const languageCodes: Readonly<Record<Language, string>> = { "en-US": "en_US", "id-ID": "id" };

export function whatsappTemplate(announcement: OrderAnnouncement): WhatsappTemplate {
  const { name, values } = middle[announcement.step];
  const { customerName, orderCode, trackAddress, language } = announcement;
  return {
    name,
    language: languageCodes[language],
    parameters: [customerName, orderCode, ...values(announcement), trackAddress].map(parameterText),
  };
}

/**
 * A template of WhatsApp's own kind for codes: it has a button that copies the code, which therefore stands in it twice
 * (developers.facebook.com/docs/whatsapp/cloud-api/guides/send-message-templates/auth-otp-template-messages).
 */
export function codeTemplate(code: string, language: Language): WhatsappTemplate {
  return { name: "gelora_code", language: languageCodes[language], parameters: [code], button: code };
}

function money(amount: number | undefined): string {
  return amount === undefined ? nothing : formatRupiah(amount);
}

/** Parameters hold no line breaks, tabs, or more than four spaces in a row. */
function parameterText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim() || nothing;
}

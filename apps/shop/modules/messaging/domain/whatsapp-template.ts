import type { Language } from "@gelora/locale/language.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import type { OrderAnnouncement, OrderStep } from "./announcement.ts";
import { momentInWords } from "./moment-in-words.ts";
import { paymentNumbers, paymentSteps } from "./payment-words.ts";
import { pointsInWords } from "./points-in-words.ts";
import { accountQuestion } from "./return-letter.ts";
import { say } from "./words.ts";

/**
 * A message from a template approved by WhatsApp: the text is stored there, we send the body's
 * parameters in order.
 */
export type WhatsappTemplate = {
  readonly name: string;
  readonly language: string;
  readonly parameters: readonly string[];
  /** What the template's button copies. */
  readonly button?: string;
};

/** A template's name, and its parameters between the order code and the page of the order. */
type Middle = { readonly name: string; readonly values: readonly string[] };

/**
 * Each template greets the customer by name, says the order code, and ends with the page to follow
 * it. A template's parameters are all filled: where there is less to say, another one says it.
 */
const middle: Readonly<Record<OrderStep, (about: OrderAnnouncement) => Middle>> = {
  placed: (about) => (about.deadline ? paying("gelora_order_placed", about) : unpaid(about)),
  howToPay: (about) => paying("gelora_how_to_pay", about),
  cancelUndone: (about) => paying("gelora_cancel_undone", about),
  // total; `_late` says that a closed order goes on
  paid: ({ amount, paid }) => ({
    name: paid?.isLate ? "gelora_order_paid_late" : "gelora_order_paid",
    values: [money(amount)],
  }),
  // courier, tracking number
  shipped: ({ parcel }) => ({
    name: "gelora_order_shipped",
    values: [parcel?.companyName ?? nothing, parcel?.waybill ?? nothing],
  }),
  delivered: () => ({ name: "gelora_order_delivered", values: [] }),
  // courier, tracking number
  deliveryFailed: ({ parcel }) => ({
    name: "gelora_delivery_failed",
    values: [parcel?.companyName ?? nothing, parcel?.waybill ?? nothing],
  }),
  readyForPickup: ready,
  cancelled: (about) => withRefund("gelora_order_cancelled", about),
  piecesCancelled: (about) => withRefund("gelora_items_cancelled", about),
  sentBack: (about) => withRefund("gelora_order_sent_back", about),
  closed: (about) => withRefund("gelora_order_closed", about),
  // to be paid in cash, so only points can go back
  uncollected: (about) => withRefund("gelora_order_uncollected", about),
  // total, unless it goes back for certain; `_account` asks for an account too
  paymentLate: (about) =>
    about.refund
      ? withRefund("gelora_payment_late", about)
      : { name: `gelora_payment_late${about.needsAccount ? "_account" : ""}`, values: [money(about.amount)] },
  paidTwice: (about) => withRefund("gelora_paid_twice", about),
  refunded: (about) => withRefund("gelora_order", about),
  // bank and last digits
  accountNamed: ({ account }) => ({ name: "gelora_refund_account", values: [account ?? nothing] }),
  // the return's code; of an exchange the sizes, else what would go back
  returnRequested: (about) =>
    about.returned?.exchangeFor
      ? aboutReturn("gelora_return_requested_exchange", about, about.returned.exchangeFor)
      : refundOfReturn("gelora_return_requested", about),
  // until when to send it, and where to; or the label that we give
  returnApproved: (about) =>
    about.parcel ? aboutParcel("gelora_return_approved_label", about) : toBeSent("gelora_return_approved", about),
  returnRejected: (about) => aboutReturn("gelora_return_rejected", about, about.returned?.reason ?? nothing),
  returnReceived: (about) => refundOfReturn("gelora_return_received", about),
  returnLapsed: (about) => aboutReturn("gelora_return_lapsed", about),
  returnSent: (about) => aboutParcel("gelora_return_sent", about),
  returnAwaited: (about) => aboutParcel("gelora_return_awaited", about),
  // the sizes that come, before their parcel
  returnReplaced: (about) => withSizes(aboutParcel("gelora_return_replaced", about), about),
  returnDelivered: (about) => withSizes(aboutParcel("gelora_return_delivered", about), about),
  returnEnded: (about) => aboutReturn("gelora_return_ended", about),
  returnRefundInstead: (about) => refundOfReturn("gelora_return_instead", about),
  returnCancelled: (about) => aboutReturn("gelora_return_cancelled", about),
};

function aboutReturn(name: string, { returned }: OrderAnnouncement, ...more: readonly string[]): Middle {
  return { name, values: [returned?.returnCode ?? nothing, ...more] };
}

/** The return's code, courier and tracking number. */
function aboutParcel(name: string, about: OrderAnnouncement): Middle {
  return aboutReturn(name, about, about.parcel?.companyName ?? nothing, about.parcel?.waybill ?? nothing);
}

/** The new sizes behind the return's code. */
function withSizes({ name, values: [code = nothing, ...more] }: Middle, { returned }: OrderAnnouncement): Middle {
  return { name, values: [code, returned?.exchangeFor ?? nothing, ...more] };
}

/** The return's code, the last day to send it, and where to. */
function toBeSent(name: string, about: OrderAnnouncement): Middle {
  return aboutReturn(name, about, about.returned?.sendBy ?? nothing, (about.destination ?? []).join(", "));
}

/**
 * What goes back: `_refund` says how much money and how, `_points` how many points; the template
 * without them that nothing was paid. Where an account is to be named, how says that too: nothing
 * goes back before.
 */
function withRefund(name: string, about: OrderAnnouncement): Middle {
  const { refund, pointsBack, language } = about;
  const ask = refund?.needsAccount ? `. ${say(language, accountQuestion(about))}` : "";
  return {
    name: `${name}${refund ? "_refund" : ""}${pointsBack ? "_points" : ""}`,
    values: [
      ...(refund ? [money(refund.amount), `${refund.way}${ask}`] : []),
      ...(pointsBack ? [pointsInWords(pointsBack, language)] : []),
    ],
  };
}

/** The return's code before what goes back. */
function refundOfReturn(name: string, about: OrderAnnouncement): Middle {
  const { name: ofRefund, values } = withRefund(name, about);
  return aboutReturn(ofRefund, about, ...values);
}

/** Total, payment method, numbers to pay to, deadline, steps; `_online` has no numbers. */
function paying(name: string, about: OrderAnnouncement): Middle {
  const { amount, payment, deadline, language } = about;
  const numbers = payment ? paymentNumbers(payment).map(([key, value]) => `${say(language, key)} ${value}`) : [];
  const values = [
    money(amount),
    payment?.channelName ?? nothing,
    ...(numbers.length > 0 ? [numbers.join(", ")] : []),
    momentOf(deadline, language),
    paymentSteps(about)
      .map((step, index) => `${index + 1}. ${step}`)
      .join(" "),
  ];
  return { name: numbers.length > 0 ? name : `${name}_online`, values };
}

/**
 * An order that is prepared at once: its total, to be paid in cash, where, and until when it waits
 * there; nothing if it is free.
 */
function unpaid({ amount, pickup, collectBy, language }: OrderAnnouncement): Middle {
  if (amount === 0) return { name: "gelora_order_placed_free", values: [] };
  if (pickup)
    return {
      name: "gelora_order_placed_store_cash",
      values: [money(amount), pickup.storeName, momentOf(collectBy, language)],
    };
  return { name: "gelora_order_placed_cash", values: [money(amount)] };
}

/** Store, pick-up code; `_cash` says how much to pay there, and until when the goods wait. */
function ready({ pickup, amount, collectBy, language }: OrderAnnouncement): Middle {
  const values = [pickup?.storeName ?? nothing, pickup?.confirmCode ?? nothing];
  if (!collectBy) return { name: "gelora_order_ready", values };
  return { name: "gelora_order_ready_cash", values: [...values, money(amount), momentOf(collectBy, language)] };
}

const momentOf = (moment: Date | undefined, language: Language): string =>
  moment ? momentInWords(moment, language) : nothing;

/** WhatsApp rejects empty parameters; this stands where an announcement is incomplete. */
const nothing = "-";
const languageCodes: Readonly<Record<Language, string>> = { "en-US": "en_US", "id-ID": "id" };

export function whatsappTemplate(announcement: OrderAnnouncement): WhatsappTemplate {
  const { name, values } = middle[announcement.step](announcement);
  const { orderCode, trackAddress, trackByMobileAddress, language } = announcement;
  const customerName = announcement.customerName ?? say(language, "greeting.nobody");
  return templateOf(name, language, [customerName, orderCode, ...values, trackByMobileAddress ?? trackAddress]);
}

/** A template with its parameters as WhatsApp accepts them. */
export function templateOf(name: string, language: Language, parameters: readonly string[]): WhatsappTemplate {
  return { name, language: languageCodes[language], parameters: parameters.map(parameterText) };
}

/**
 * WhatsApp's own template for codes. A button copies the code, which is therefore sent twice
 * (developers.facebook.com/docs/whatsapp/cloud-api/guides/send-message-templates/auth-otp-template-messages).
 */
export function codeTemplate(code: string, language: Language): WhatsappTemplate {
  return { name: "gelora_code", language: languageCodes[language], parameters: [code], button: code };
}

function money(amount: number | undefined): string {
  return amount === undefined ? nothing : formatRupiah(amount);
}

/** Parameters may not contain line breaks, tabs, or more than four spaces in a row. */
function parameterText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim() || nothing;
}

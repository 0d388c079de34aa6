import type { subjectKinds } from "../subject-kinds.ts";

/**
 * What an act was done to. A person is identified by an account code, number or address, a message
 * by its id in the outbox.
 */
export type Subject = {
  readonly kind: (typeof subjectKinds)[number];
  readonly code: string;
};

/**
 * Every recorded act, with its details. The list keeps secrets out: nothing else can be written,
 * and no field here holds a password, a token, a code or a card.
 */
export type ActDetails = {
  "order.closed": { readonly because: "expired" | "uncollected" };
  "order.handedOver": { readonly storeCode: string | null };
  "order.ready": { readonly storeCode: string | null };
  "parcel.moved": { readonly status: string; readonly waybill: string };
  "payment.cashTaken": { readonly amount: number };
  "payment.moved": { readonly attempt: string; readonly status: string; readonly amount: number };
  "payment.reviewed": {
    readonly attempt: string;
    readonly reason: string;
    readonly decision: string;
    readonly reference: string | null;
  };
  "refund.decided": {
    readonly refundDue: string;
    readonly amount: number;
    readonly decision: string;
    readonly reference: string | null;
  };
  /** `owed` where it was more, because the order was paid less than its total. */
  "refund.requested": {
    readonly refundKey: string;
    readonly attempt: string;
    readonly amount: number;
    readonly owed?: number;
  };
  "refund.moved": { readonly refundKey: string; readonly state: string; readonly note: string | null };
  /** The bank details themselves are not recorded. */
  "refund.accountRead": Readonly<Record<string, never>>;
  "return.approved": { readonly orderCode: string; readonly label: string | null };
  "return.rejected": { readonly orderCode: string; readonly reason: string };
  "return.collected": { readonly orderCode: string };
  /** An exchange whose old goods never came. */
  "return.ended": { readonly orderCode: string; readonly reason: string };
  /** An exchange became a refund of this amount. */
  "return.refundInstead": { readonly orderCode: string; readonly amount: number };
  "return.received": { readonly orderCode: string; readonly amount: number; readonly points: number };
  "return.paid": { readonly orderCode: string; readonly amount: number; readonly reference: string };
  /** The bank details themselves are not recorded. */
  "return.accountRead": Readonly<Record<string, never>>;
  "stock.counted": { readonly lines: number; readonly reason: string };
  "coupons.made": { readonly pieces: number };
  "offer.written": { readonly stopped: boolean };
  "flash-sale.written": { readonly skus: number };
  "size-guide.written": { readonly charts: number };
  "preview.made": { readonly moment: string; readonly expires: string };
  "page.saved": { readonly version: number; readonly as: "draft" | "published" };
  "page.published": { readonly version: number };
  "page.withdrawn": { readonly version: number };
  "page.named": { readonly slugs: Readonly<Record<string, string>> };
  "page.moved": { readonly from: string };
  "mailing.written": { readonly topic: string; readonly perMinute: number };
  "mailing.steered": { readonly act: string; readonly startsAt: string | null };
  /** The address is not recorded. */
  "mailing.tested": { readonly language: string };
  /** A draft promotion was tried on past orders. */
  "offer.replayed": { readonly from: string; readonly to: string; readonly orders: number };
  "review.decided": { readonly version: number; readonly decision: string; readonly reason: string | null };
  "review.answered": { readonly answer: string };
  /** The answer or the reason: both are said to others. */
  "question.decided": { readonly decision: string; readonly words: string };
  /** The words are the ticket's. */
  "ticket.answered": { readonly answer: number };
  "ticket.closed": { readonly reason: string };
  "purchases.limited": { readonly most: number | null };
  "message.released": { readonly topic: string };
  "messages.released": { readonly count: number };
  "account.erased": Readonly<Record<string, never>>;
  "lock.lifted": { readonly what: "tries" | "sends" };
  "staff.added": { readonly roles: readonly string[] };
  "staff.enrolled": Readonly<Record<string, never>>;
  "staff.signedIn": Readonly<Record<string, never>>;
  "staff.ended": { readonly roles: readonly string[] };
};

export type ActName = keyof ActDetails;

export type Act<Name extends ActName = ActName> = {
  [Each in Name]: { readonly name: Each; readonly subject: Subject; readonly details: ActDetails[Each] };
}[Name];

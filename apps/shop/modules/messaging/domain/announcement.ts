import type { Language } from "@gelora/locale/language.ts";
import type { Rupiah } from "@gelora/money/rupiah.ts";

/**
 * The steps of an order that are announced; they select the wording of the mail and the WhatsApp
 * template.
 */
export const orderSteps = [
  "placed",
  "howToPay",
  "cancelUndone",
  "paid",
  "shipped",
  "delivered",
  "deliveryFailed",
  "readyForPickup",
  "cancelled",
  "piecesCancelled",
  "sentBack",
  "closed",
  "uncollected",
  "paymentLate",
  "paidTwice",
  "refunded",
  "accountNamed",
  "returnRequested",
  "returnApproved",
  "returnRejected",
  "returnSent",
  "returnAwaited",
  "returnReceived",
  "returnCancelled",
  "returnLapsed",
  "returnReplaced",
  "returnDelivered",
  "returnEnded",
  "returnRefundInstead",
] as const;

export type OrderStep = (typeof orderSteps)[number];

/** The steps that ask to pay. */
export const askingSteps: ReadonlySet<OrderStep> = new Set(["placed", "howToPay", "cancelUndone"]);

/**
 * The steps about an order's end or its money: the letter names the order's goods, without prices,
 * so that its shopper knows which order it is.
 */
export const namingSteps: ReadonlySet<OrderStep> = new Set([
  "closed",
  "uncollected",
  "paymentLate",
  "paidTwice",
  "refunded",
]);

/** Payment methods with their own instructions; cash has none. */
export const paymentKinds = ["VIRTUAL_ACCOUNT", "BILL", "QRIS", "EWALLET", "CARD", "COUNTER", "CASH"] as const;

/**
 * How to pay an order that awaits payment. Its numbers are present once the provider has issued
 * them.
 */
export type AnnouncedPayment = {
  readonly channelName: string;
  readonly kind?: (typeof paymentKinds)[number] | undefined;
  readonly vaNumber?: string | undefined;
  readonly billerCode?: string | undefined;
  readonly billKey?: string | undefined;
  /** For the cashier of a convenience store. */
  readonly paymentCode?: string | undefined;
};

export type AnnouncedLine = {
  readonly name: string;
  /** Colour and size. */
  readonly detail?: string | undefined;
  readonly quantity: number;
  readonly amount: Rupiah;
  /** The address of a picture of it. */
  readonly picture?: string | undefined;
  /** The first day a pre-order is sent, yyyy-MM-dd; absent for at once. */
  readonly shipsFrom?: string | undefined;
};

/** A promotion or a coupon. */
export type AnnouncedReduction = { readonly name: string; readonly amount: Rupiah };

export type AnnouncedRefund = {
  readonly amount: Rupiah;
  /** How it goes back, in the shopper's language: "to your card". */
  readonly way: string;
  /** It is transferred, and the shopper has not named the account yet. */
  readonly needsAccount?: boolean | undefined;
};

export type AnnouncedPaid = {
  readonly channelName: string;
  readonly at: Date;
  /** The order had been closed before, as its last mail said. */
  readonly isLate?: boolean | undefined;
  /** The page of the invoice; absent for guests, whose order only their own browser opens. */
  readonly invoiceAddress?: string | undefined;
};

export type AnnouncedReturn = {
  readonly returnCode: string;
  /** Why it was rejected. */
  readonly reason?: string | undefined;
  /** The last day to send it, for `returnApproved`. */
  readonly sendBy?: string | undefined;
  /** The sizes that the shopper wants instead; absent when money goes back. */
  readonly exchangeFor?: string | undefined;
  /** For `returnDelivered`: until when the old items are expected, while they have not arrived. */
  readonly awaitedBy?: string | undefined;
  /** The last day to ask for another return once they are here; absent where there is none. */
  readonly returnBy?: string | undefined;
  /** For `returnRequested`: whether we pay for the parcel back. */
  readonly shopPaysParcel?: boolean | undefined;
  /** For `returnRequested`: what the shopper paid for the delivery, in money and points. */
  readonly freightPaid?: Rupiah | undefined;
  /**
   * What the money that goes back is made of, beside the goods: the delivery, in money and points,
   * and what is charged for gifts that are kept. Absent where nothing goes back yet.
   */
  readonly back?: { readonly freight: Rupiah; readonly giftCharge: Rupiah } | undefined;
};

export type OrderAnnouncement = {
  readonly step: OrderStep;
  readonly orderCode: string;
  readonly email?: string | undefined;
  /** With +62. */
  readonly mobile?: string | undefined;
  /** The contacts that nobody has verified: anyone may have typed them. */
  readonly unproven?: readonly ("email" | "mobile")[] | undefined;
  readonly language: Language;
  /** Absent for a guest who picks up: they have given none. */
  readonly customerName?: string | undefined;
  readonly amount?: Rupiah | undefined;
  /** Until when the order may be paid. */
  readonly deadline?: Date | undefined;
  /** Until when goods that are paid in cash at the counter wait there. */
  readonly collectBy?: Date | undefined;
  /** The page where the shopper follows and pays the order. */
  readonly trackAddress: string;
  /** The same page, asking for the mobile number first; absent for a member's own page. */
  readonly trackByMobileAddress?: string | undefined;
  /** For `askingSteps`. */
  readonly payment?: AnnouncedPayment | undefined;
  /**
   * The parcel, for `shipped` and `deliveryFailed`; the label that we give, for `returnApproved`;
   * the parcel on its way to us, for `returnSent` and `returnAwaited`; that with the other size,
   * for `returnReplaced` and `returnDelivered`.
   */
  readonly parcel?: { readonly companyName: string; readonly waybill: string } | undefined;
  /** The courier's service that was chosen, and the days between which it arrives, in words. */
  readonly delivery?: { readonly service: string; readonly arrival?: string | undefined } | undefined;
  /** The store and the pick-up code, for `readyForPickup`. */
  readonly pickup?: { readonly storeName: string; readonly confirmCode: string } | undefined;
  /** Money that goes back, or has gone back for `refunded`. */
  readonly refund?: AnnouncedRefund | undefined;
  /** For `paymentLate`: money that may go back needs an account, and none is named yet. */
  readonly needsAccount?: boolean | undefined;
  /** Where a transfer goes, for `accountNamed`, or went, for `refunded`: `BCA •••• 7890`. */
  readonly account?: string | undefined;
  /** How and when it was paid, for `paid`. */
  readonly paid?: AnnouncedPaid | undefined;
  /** The return that a step is about. */
  readonly returned?: AnnouncedReturn | undefined;
  /** The number that a guest gave for their points, masked. */
  readonly card?: string | undefined;
  /** Points that go back to the card for what was cancelled. */
  readonly pointsBack?: number | undefined;
  /**
   * What was ordered; what of it is in the parcel for `shipped`, what the shopper has for
   * `delivered`, and what was cancelled or is returned for the steps about that.
   */
  readonly lines?: readonly AnnouncedLine[] | undefined;
  /** What promotions and coupons took off these goods. */
  readonly reductions?: readonly AnnouncedReduction[] | undefined;
  /** The cost of delivery; absent for pick-up. */
  readonly freight?: Rupiah | undefined;
  /** What points pay of lines and delivery; absent without points. */
  readonly points?: Rupiah | undefined;
  /**
   * The delivery address or the store, line by line; where to send a return, for `returnApproved`.
   */
  readonly destination?: readonly string[] | undefined;
};

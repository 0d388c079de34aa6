import { addRupiah, type Rupiah, rupiah } from "@gelora/money/rupiah.ts";
import type { OtherSize } from "../../orders/orders.ts";
import type { ReturnReason } from "./reasons.ts";
import { refundNotes } from "./refund-notes.ts";
import type { ReturnMode, ReturnState } from "./return-states.ts";

/** One piece that goes back. Lines and units count from 1, as in the order's receipt. */
export type ReturnedUnit = {
  readonly lineNumber: number;
  readonly unitNumber: number;
  readonly reasonCode: ReturnReason;
};

/** A piece with what goes back for it. */
export type RefundedUnit = ReturnedUnit & {
  readonly charged: Rupiah;
  readonly points: Rupiah;
  /** The size that comes back, after an exchange; null for the one that was ordered. */
  readonly size: OtherSize | null;
  /** The size that the shopper gets for it; null in a return that began as a refund. */
  readonly exchange: OtherSize | null;
};

/** Money and points of the delivery that go back with a return. */
export type FreightBack = { readonly charged: Rupiah; readonly points: Rupiah };

/** A delivery, or what goes back of it, in money and points. */
export function wholeFreight({ charged, points }: FreightBack): Rupiah {
  return addRupiah(charged, points);
}

/**
 * What of a gift charge is taken off. One that is given back is shown as the price of the gifts
 * that come back with it.
 */
export function chargedForGifts(giftCharge: Rupiah): Rupiah {
  return rupiah(Math.max(giftCharge, 0));
}

export type ReturnRecord = {
  readonly returnCode: string;
  readonly orderCode: string;
  readonly owner: string;
  readonly state: ReturnState;
  readonly mode: ReturnMode;
  /** The parcel with the other sizes; null unless it is an exchange. */
  readonly replacement: ReplacementState | null;
  readonly remark: string | null;
  /**
   * Money that goes back, delivery included; for an exchange, if it becomes a refund. Until the
   * items are here it is what the shopper was shown: as if all that is requested comes back.
   */
  readonly amount: Rupiah;
  /** Taken off the money for gifts that are kept; below 0 when a charge is given back. */
  readonly giftCharge: Rupiah;
  /** Points that go back, delivery included. */
  readonly points: Rupiah;
  /** What of the two is for the delivery. */
  readonly freight: FreightBack;
  /** The way the money goes back: a channel's code; null for a bank transfer. */
  readonly channelCode: string | null;
  readonly companyCode: string | null;
  readonly companyName: string | null;
  readonly expressCode: string | null;
  /** Why staff rejected it. */
  readonly rejection: string | null;
  /** Sealed; null when there is none, or the money has gone. */
  readonly bankAccount: string | null;
  readonly requestedAt: Date;
  /** Since when the shopper may send it; null before, and with a label of ours. */
  readonly approvedAt: Date | null;
  /** When the parcel with the other sizes left. */
  readonly replacedAt: Date | null;
};

/**
 * Held in stock; requested from the courier, once the shopper's parcel is on its way; with the
 * courier; delivered.
 */
export type ReplacementState = "HELD" | "REQUESTED" | "SENT" | "DELIVERED";

/** What else a shopper reads in a return's history. */
export const returnNotes = ["REPLACEMENT_SENT", "REPLACEMENT_DELIVERED", "REFUND_INSTEAD", ...refundNotes] as const;
export type ReturnNote = (typeof returnNotes)[number];

export type ReturnHistoryEntry = { readonly state: ReturnState | ReturnNote; readonly at: Date };

/** Of one return. */
export const mostPictures = 5;

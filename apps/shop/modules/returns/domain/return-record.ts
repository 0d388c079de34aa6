import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { ReturnReason } from "./reasons.ts";
import type { ReturnState } from "./return-states.ts";

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
};

/** Money and points of the delivery that go back with a return. */
export type FreightBack = { readonly charged: Rupiah; readonly points: Rupiah };

export type ReturnRecord = {
  readonly returnCode: string;
  readonly orderCode: string;
  readonly owner: string;
  readonly state: ReturnState;
  readonly remark: string | null;
  /** Money that goes back, delivery included. */
  readonly amount: Rupiah;
  /** Taken off the money for gifts that are kept. */
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
};

export type ReturnHistoryEntry = { readonly state: ReturnState; readonly at: Date };

/** Of one return. */
export const mostPictures = 5;

/** `REFUND`: money and points go back. The only mode so far. */
export const refundMode = "REFUND";

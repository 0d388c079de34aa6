import type { Language } from "@gelora/locale/language.ts";
import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { OtherSize } from "./line-in-size.ts";
import type { ReturnedPieces } from "./lines-of-returned.ts";
import type { OrderRecord } from "./order.ts";
import type { Portion } from "./portions.ts";

/** A return of an order, as its pages show it. */
export type OrderReturn = {
  readonly returnCode: string;
  readonly status: string;
  /** In the language asked for. */
  readonly statusName: string;
  /** REFUND or EXCHANGE. */
  readonly returnMode: string;
  /** The parcel with the other sizes; null unless it is an exchange. */
  readonly replacement: ReplacementParcel | null;
  /** Money that goes back or has gone back. */
  readonly amount: Rupiah;
  /** Points that go back or have gone back. */
  readonly points: Rupiah;
  readonly createdAt: Date;
  readonly companyCode: string | null;
  readonly companyName: string | null;
  readonly expressCode: string | null;
  /** Why it was rejected. */
  readonly rejection: string | null;
  readonly canCancel: boolean;
  readonly canFillLogistics: boolean;
  /** True until its pieces can be returned again, or for good. */
  readonly isLive: boolean;
  /** True once the goods are back with us. */
  readonly isReceived: boolean;
  readonly pieces: readonly (ReturnedPieces & {
    readonly reasonCode: string;
    readonly reason: string;
    /** The size that they are exchanged for; null in a refund. */
    readonly exchange: OtherSize | null;
  })[];
};

/** A replacement on its way to the shopper. */
export type ReplacementParcel = {
  /** HELD, REQUESTED, SENT or DELIVERED. */
  readonly status: string;
  /** In the language asked for. */
  readonly statusName: string;
  readonly companyName: string | null;
  /** Of the courier. */
  readonly waybill: string | null;
  readonly trackingAddress: string | null;
};

export type OrderReturns = {
  readonly canReturn: boolean;
  /** Oldest first. */
  readonly returns: readonly OrderReturn[];
  /** Pieces that have been exchanged, in the size of their last exchange. */
  readonly exchanged: readonly ReturnedPieces[];
};

export const noReturns: OrderReturns = { canReturn: false, returns: [], exchanged: [] };

/** What the returns module knows of several orders, in one query; orders do not know returns. */
export type ReturnsOf = (
  platform: Platform,
  orders: readonly { readonly order: OrderRecord; readonly portions: readonly Portion[] }[],
  language: Language,
) => Promise<ReadonlyMap<string, OrderReturns>>;

import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { PaymentChange } from "./payment.ts";

/**
 * Called inside the transaction that records the change. PAID also comes after the order has been
 * closed: the order decides about late money (I-07).
 */
export type PaymentListener = (platform: Platform, change: PaymentChange) => Promise<void>;

/** Money that has gone back for an order. */
export type RefundMade = {
  readonly refundKey: string;
  readonly orderCode: string;
  readonly amount: Rupiah;
  /** The channel that it was paid by. */
  readonly channelCode: string;
  /** True when staff transferred it. */
  readonly transferred: boolean;
};

/** Called after the transaction that records the refund, possibly more than once for one refund. */
export type RefundListener = (platform: Platform, refund: RefundMade) => Promise<void>;

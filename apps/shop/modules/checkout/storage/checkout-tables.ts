import type { DistributionType } from "@gelora/contracts/distribution-type.ts";
import type { Points } from "@gelora/money/points.ts";
import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { CheckoutLine, Quotation } from "../domain/checkout.ts";

/**
 * The table of the checkout module. Lines are a snapshot of what was selected, read and written as
 * one; prices are read when shown and when the order is placed.
 */
export type CheckoutTables = {
  checkouts: {
    checkout_id: string;
    owner: string;
    distribution_type: DistributionType;
    lines: readonly CheckoutLine[];
    /** The couriers' last offers, and for which place. */
    quotation: Quotation | null;
    quoted_at: Date | null;
    /** Of the quote last shown. */
    shown_fingerprint: string | null;
    shown_goods_amount: Rupiah | null;
    /** Available when the shopper decided to redeem points; null while they do not. */
    points: Points | null;
    coupon_code: string | null;
    /** When that was decided last, also that there is none; null while nobody has. */
    coupon_at: Date | null;
    /** The order it became; a checkout becomes at most one order. */
    order_code: string | null;
    created_at: Date;
  };
};

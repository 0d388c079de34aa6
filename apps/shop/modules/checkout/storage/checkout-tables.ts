import type { DistributionType } from "../../../platform/distribution-type.ts";
import type { CheckoutLine, Quotation } from "../domain/checkout.ts";

/** The table that checkout owns. Lines are a snapshot of what was chosen, read and written as one; prices are read when they are shown and when the order is placed. */
export type CheckoutTables = {
  checkouts: {
    checkout_id: string;
    owner: string;
    distribution_type: DistributionType;
    lines: readonly CheckoutLine[];
    /** What the couriers offered last, and for which place. */
    quotation: Quotation | null;
    quoted_at: Date | null;
    /** The order that it became; a checkout becomes one order at most. */
    order_code: string | null;
    created_at: Date;
  };
};

import type { DistributionType } from "../../../platform/distribution-type.ts";
import type { Quotation } from "../domain/checkout.ts";

/** The tables that checkout owns. Lines are a snapshot of what was chosen; prices are read when they are shown and when the order is placed. */
export type CheckoutTables = {
  checkouts: {
    checkout_id: string;
    owner: string;
    distribution_type: DistributionType;
    /** What the couriers offered last, and for which place. */
    quotation: Quotation | null;
    quoted_at: Date | null;
    /** The order that it became; a checkout becomes one order at most. */
    order_code: string | null;
    created_at: Date;
  };
  checkout_lines: {
    checkout_id: string;
    line_number: number;
    cart_line_id: string;
    sku_code: string;
    product_code: string;
    org_code: string;
    activity_code: string | null;
    quantity: number;
  };
};

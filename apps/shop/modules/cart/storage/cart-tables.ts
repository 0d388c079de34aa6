import type { DistributionType } from "@gelora/contracts/distribution-type.ts";
import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { Generated } from "kysely";

/** The tables of the cart module. A row of `carts` is the lock for changes of that cart. */
export type CartTables = {
  carts: { owner: string; changed_at: Generated<Date> };
  cart_lines: {
    cart_line_id: string;
    owner: string;
    distribution_type: DistributionType;
    sku_code: string;
    product_code: string;
    org_code: string;
    /** The offer under which it is taken, as a gift or add-on. */
    activity_code: string | null;
    /** The name when it was added, for goods that have left the catalogue. */
    sku_name: string;
    quantity: number;
    selected: Generated<boolean>;
    /** The values last shown to the shopper, so each change is reported once. */
    seen_price: Rupiah;
    seen_sold_out: Generated<boolean>;
    added_at: Generated<Date>;
  };
  /** How many of a sku one buyer may have, where the merchant limits it. */
  purchase_limits: { sku_code: string; most: number };
};

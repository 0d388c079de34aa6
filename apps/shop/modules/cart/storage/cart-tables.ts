import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { Generated } from "kysely";
import type { DistributionType } from "../../../platform/distribution-type.ts";

/** The tables that cart owns. A row of `carts` is what changes of one cart wait for. */
export type CartTables = {
  carts: { owner: string; changed_at: Generated<Date> };
  cart_lines: {
    cart_line_id: string;
    owner: string;
    distribution_type: DistributionType;
    sku_code: string;
    product_code: string;
    org_code: string;
    activity_code: string | null;
    /** The name when it was added, for goods that are gone from the catalogue since. */
    sku_name: string;
    quantity: number;
    selected: Generated<boolean>;
    /** What the shopper was last told, so that a change is told once. */
    seen_price: Rupiah;
    seen_sold_out: Generated<boolean>;
    added_at: Generated<Date>;
  };
  /** How many of a sku one buyer may have, where the merchant says so. */
  purchase_limits: { sku_code: string; most: number };
};

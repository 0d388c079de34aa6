import type { LocalisedText } from "@gelora/contracts/catalogue-document.ts";
import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { ColumnType, Generated } from "kysely";

export type FlashTables = {
  flash_campaigns: {
    campaign_code: string;
    name: ColumnType<LocalisedText, string, string>;
    begins_at: Date;
    ends_at: Date;
    /**
     * It has ended, nobody holds a piece of it, and the rest of its stock is back in the common
     * stock.
     */
    closed: Generated<boolean>;
  };
  flash_skus: {
    campaign_code: string;
    sku_code: string;
    product_code: string;
    price: Rupiah;
    quota: number;
    most_per_shopper: number;
    shipping_time: string | null;
    /** Pieces held in carts and pieces ordered. */
    taken: Generated<number>;
  };
};

export type PurchasesTables = {
  purchases: {
    order_code: string;
    account_code: string | null;
    mobile: string;
    amount: number;
    ordered_at: Date | null;
    completed_at: Date;
  };
  /** Accounts that guests' purchases belong to, whether or not those have arrived. */
  purchase_claims: { order_code: string; account_code: string; claimed_at: Date; is_in_account: boolean };
  purchase_lines: {
    order_code: string;
    order_item_code: string;
    sku_code: string;
    brand_code: string | null;
    category_codes: readonly string[];
    quantity: number;
    amount: number;
    /** For each piece; null in rows written before pieces were stored. */
    amounts: readonly number[] | null;
  };
  purchase_reversals: {
    event_id: string;
    order_code: string;
    order_item_code: string;
    quantity: number;
    amount: number;
    amounts: readonly number[] | null;
    reversed_at: Date;
  };
};

import type { Generated } from "kysely";

export type StockTables = {
  stock_units: { sku_code: string; location_code: string; on_hand: number; held: number; changed_at: Generated<Date> };
  stock_holds: {
    order_code: string;
    sku_code: string;
    location_code: string;
    quantity: number;
    /** How many of them are already sold or released. */
    ended: Generated<number>;
    state: "held" | "sold" | "released";
  };
  stock_movements: {
    position: Generated<number>;
    sku_code: string;
    location_code: string;
    /** Changes of on_hand and of held. */
    on_hand_change: number;
    held_change: number;
    reason: string;
    order_code: string | null;
  };
};

import type { Points } from "@gelora/money/points.ts";
import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { EarningState } from "../domain/earning-states.ts";

export type EarningTables = {
  earning_rules: { valid_from: Date; rules: unknown };
  earnings: {
    order_code: string;
    state: EarningState;
    member_code: string | null;
    tier_code: string | null;
    completed_at: Date | null;
    matures_at: Date | null;
  };
  earned_pieces: {
    order_code: string;
    order_item_code: string;
    piece: number;
    amount: Rupiah;
    points: Points;
    reversed_by: string | null;
  };
};

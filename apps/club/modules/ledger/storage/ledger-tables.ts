import type { Points } from "@gelora/money/points.ts";
import type { Generated } from "kysely";
import type { HoldState } from "../domain/hold-states.ts";
import type { MovementKind } from "../domain/movement.ts";

export type LedgerTables = {
  point_movements: {
    movement_id: Generated<number>;
    member_code: string;
    /** The member's own count: 1 for the first. */
    number: number;
    fact: string;
    kind: MovementKind;
    order_code: string | null;
    booked_at: Date;
  };
  point_entries: { movement_id: number; account: string; points: number };
  point_balances: { member_code: string; pending: Points; available: Points; held: Points; owed: Points };
  point_lots: {
    lot_id: Generated<number>;
    member_code: string;
    fact: string;
    points: Points;
    remaining: Points;
    expires_at: Date;
    came_back_at: Generated<Date | null>;
  };
  point_holds: {
    order_code: string;
    /** Null when the order's end was reported and nothing was ever held. */
    member_code: string | null;
    points: Points;
    given_back: Points;
    state: HoldState;
  };
  /** What an order took from each lot, and what of it has come back. */
  point_draws: { order_code: string; lot_id: number; points: Points; given_back: Points };
};

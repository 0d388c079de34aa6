import type { Points } from "@gelora/money/points.ts";
import type { PointUseState } from "../domain/point-use-states.ts";

export type PointsTables = {
  point_uses: {
    order_code: string;
    checkout_id: string;
    account_code: string;
    points: Points;
    state: PointUseState;
    intended_at: Date;
  };
};

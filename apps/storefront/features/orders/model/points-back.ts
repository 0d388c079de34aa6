import { hasEnded } from "./order-status.ts";

type OrderWithPoints = {
  readonly orderStatus?: number | null;
  readonly refunds?: readonly unknown[] | null;
  readonly returnedPoint?: number | null;
};

/**
 * The points that came back for an order, at the one place of its page that says so: with the state
 * of an order that ended without a payment to return, else beside the money.
 */
export function pointsBack({ orderStatus, refunds, returnedPoint }: OrderWithPoints): {
  readonly withState: number;
  readonly besideMoney: number;
} {
  const points = returnedPoint ?? 0;
  const isStateEnough = hasEnded(orderStatus) && (refunds ?? []).length === 0;
  return isStateEnough ? { withState: points, besideMoney: 0 } : { withState: 0, besideMoney: points };
}

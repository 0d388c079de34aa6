import { usablePoints } from "../../points/usable-points.ts";
import type { PointsState } from "./points-state.ts";

/** In whole rupiah: what is left to pay, and what points pay. */
type Sum = { readonly total: number; readonly used: number };

/**
 * What is paid once the points' switch has turned. The page shows it from the press on, while a PIN
 * is asked for and the shop counts, so that its answer moves nothing; the sums themselves are shown
 * as the shop counted them [CHK-12, Q72].
 */
export function expectedPayment(
  { total, used }: Sum,
  availablePoints: number,
  { asked, turning }: Pick<PointsState, "asked" | "turning">,
): Sum {
  const to = turning ?? (asked === "pin to use" ? "on" : undefined);
  if (to === undefined) return { total, used };
  const whole = total + used;
  const payable = to === "on" ? usablePoints(availablePoints, whole) : 0;
  return { total: whole - payable, used: payable };
}

/**
 * The points that pay for orders. The club keeps them; this module records what the shop asked for,
 * and reports the result to the club. Guarantees: no order stands on points that are not held for
 * it, and what no order came of goes back, whichever program is killed when.
 */
export { abandonPoints } from "./use-cases/abandon-points.ts";
export { availablePoints } from "./use-cases/available-points.ts";
export { holdForOrder, type PointsPermission } from "./use-cases/hold-for-order.ts";
export { orderedWithPoints } from "./use-cases/ordered-with-points.ts";
export { releasePoints, returnPoints, spendPoints } from "./use-cases/report-points.ts";

/**
 * The points that pay for orders. The club stores them; this module records what the shop asked
 * for, and reports the result to the club. Guarantees: no order uses points that are not held for
 * it, and holds without an order are released, whichever program is killed when.
 */
export { abandonPoints } from "./use-cases/abandon-points.ts";
export { availablePoints } from "./use-cases/available-points.ts";
export { holdForOrder, type PointsPermission } from "./use-cases/hold-for-order.ts";
export { orderedWithPoints } from "./use-cases/ordered-with-points.ts";
export { releasePoints, returnPoints, spendPoints } from "./use-cases/report-points.ts";

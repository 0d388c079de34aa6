/** What members bought at the shop. */

export type { Reversal } from "./domain/purchase.ts";
export {
  forgetMobiles,
  selectOrdersOf,
  selectOrdersOfOthers,
  selectPurchase,
  selectReversals,
} from "./storage/purchases.ts";
export { standingPurchase } from "./storage/standing-purchase.ts";
export { takeInEvent } from "./use-cases/take-in-event.ts";

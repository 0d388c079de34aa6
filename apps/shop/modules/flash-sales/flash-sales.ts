/**
 * Flash sales: a limited number of pieces at a price, for a limited time. Guarantees: parallel
 * shoppers never get more pieces than the quota, nor more than the limit of a member and a device;
 * a piece in a cart is held for ten minutes at its price, and each hold ends once, ordered or
 * released; the stock of the quota is separate from the common stock.
 */
export { type Campaign, phaseOf } from "./domain/campaign.ts";
export { hasCampaign } from "./storage/campaigns.ts";
export { eraseFlashNumbers } from "./storage/erase-numbers.ts";
export type { FlashHold } from "./storage/holds.ts";
export type { OrderedPieces } from "./storage/ordered-pieces.ts";
export { flashHolds, type Holder, holdPieces, keepPieces, movePieces } from "./use-cases/hold-pieces.ts";
export {
  campaignStates,
  endedPrices,
  followCampaigns,
  knownCampaigns,
  openOffers,
} from "./use-cases/live-campaigns.ts";
export { giveFlashBack, orderPieces, takeFlashAgain } from "./use-cases/order-pieces.ts";
export { leaveLine } from "./use-cases/stand-in-line.ts";
export { takeInTurn } from "./use-cases/take-in-turn.ts";
export { tidyFlashSales } from "./use-cases/tidy-up.ts";
export { writeCampaigns } from "./use-cases/write-campaigns.ts";

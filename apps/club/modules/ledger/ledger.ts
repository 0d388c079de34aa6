/** The members' points: a double-entry ledger in which every movement follows from one fact. */

export { selectStandingBonus } from "./storage/bonuses.ts";
export { availableTo, selectBalances } from "./storage/books.ts";
export { type BookedMovement, selectExpiries, selectMovements } from "./storage/statement.ts";
export { addUpBooks, type BooksAddedUp } from "./use-cases/add-up-books.ts";
export {
  addPointsTo,
  earnPoints,
  forgoPoints,
  forgoReferral,
  grantBonus,
  maturePoints,
  promiseReferral,
  removePoints,
  rewardReferral,
  takeBackPoints,
  withdrawBonus,
  withdrawReferral,
} from "./use-cases/book-points.ts";
export { releasePoints, returnPoints, spendPoints } from "./use-cases/end-hold.ts";
export { expirePoints } from "./use-cases/expire-points.ts";
export { holdPoints } from "./use-cases/hold-points.ts";

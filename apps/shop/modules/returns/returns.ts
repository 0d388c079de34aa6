/**
 * Items that shoppers send back. Guarantees: a piece is in at most one return that stands; what
 * goes back is what the order's receipt says was paid for it, settled when the items are here with
 * what came back before; money and points go back once, whatever is repeated or killed; an exchange
 * reserves the other size with its request, and sends it once or becomes a refund, or ends without
 * its old goods.
 */
export { readParcel } from "./domain/carriers.ts";
export { giveReturnsTo, hasReturnsUnderWay } from "./storage/returns-of-owner.ts";
export { readAccount } from "./use-cases/bank-accounts.ts";
export { sendReturn } from "./use-cases/change-return.ts";
export { approveReturn, collectReturn, rejectReturn } from "./use-cases/decide-return.ts";
export { endExchange } from "./use-cases/end-exchange.ts";
export { eraseReturns } from "./use-cases/erase-returns.ts";
export { applyReplacementChange } from "./use-cases/follow-replacement.ts";
export { openReturns } from "./use-cases/open-returns.ts";
export { accountOfRefund, payReturn, receiveReturn, settleReturns } from "./use-cases/receive-return.ts";
export { refundExchange } from "./use-cases/refund-instead.ts";
export { returnsOf } from "./use-cases/returns-of-orders.ts";
export { returnsToTakeOut } from "./use-cases/take-out-returns.ts";

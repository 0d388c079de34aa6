/**
 * Who has to pay what, by which channel, and whether the money has arrived. Guarantees: a payment
 * settled at the provider is reported to its order exactly once; an order's payment status never
 * goes back; the provider is charged once per attempt.
 */

export { canStillBePaid, mayTryAgain } from "./domain/attempts.ts";
export { channelName, isCashChannel, isChannel } from "./domain/channel-facts.ts";
export type { OrderOwnership } from "./domain/order-ownership.ts";
export type {
  NewPayment,
  PaymentChange,
  PaymentInstruction,
  PaymentRecord,
} from "./domain/payment.ts";
export type { PaymentListener, RefundListener, RefundMade } from "./domain/payment-listener.ts";
export { isRefundedOnline } from "./domain/refund.ts";
export { refundWay } from "./domain/refund-way.ts";
export { isExtraDebt, reviewReasons } from "./domain/review.ts";

export { instructionAnswer } from "./resolvers/instruction-answer.ts";

export { hasMoneyUnderWay } from "./storage/money-under-way.ts";
export { leftOfShortPayment, paymentsOf } from "./storage/read-payments.ts";
export { refundsOf, refusedRefunds, selectRefundOfDebt as refundOfDebt } from "./storage/refunds.ts";
export { type PaidTwice, paidTwiceOf, type ShownRefund, shownRefundsOf } from "./storage/shown-refunds.ts";
export { erasePayers, recordCash } from "./storage/write-payments.ts";
export { askSoon } from "./use-cases/ask-soon.ts";
export { cancelPayment } from "./use-cases/cancel-payment.ts";
export { changePaymentChannel } from "./use-cases/change-channel.ts";
export { chargePayment } from "./use-cases/charge-payment.ts";
export { retryRefund, settleRefusedRefund } from "./use-cases/decide-refused-refund.ts";
export { decideReview, reviewsToDecide } from "./use-cases/decide-review.ts";
export { paymentOf } from "./use-cases/find-payment.ts";
export { type OpenedPayment, openPayment } from "./use-cases/open-payment.ts";
export type { ReadyCharge } from "./use-cases/prepare-charge.ts";
export { reopenPayment } from "./use-cases/reopen-payment.ts";
export { noteTransfer, requestRefund } from "./use-cases/request-refund.ts";

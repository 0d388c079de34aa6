/** Outbox topics of this module. */
export const refundedTopic = "payments.refunded";
export const askTopic = "payments.ask";
export const cancelAttemptTopic = "payments.cancel-attempt";
export const cancelOrderTopic = "payments.cancel-order";

/** Outbox topics of this module. */
export const askTopic = "payments.ask";
export const cancelAttemptTopic = "payments.cancel-attempt";
export const cancelOrderTopic = "payments.cancel-order";

/** Outbox topics of this module. */
export const requestTopic = "delivery.request-parcel";
export const withdrawTopic = "delivery.withdraw-parcel";
export const askTopic = "delivery.ask";

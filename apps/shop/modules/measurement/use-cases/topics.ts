/** Outbox topics: one for each provider, so that one that is down holds up no other. */
export const ga4Topic = "measurement.ga4";
export const metaTopic = "measurement.meta";
/** Of a purchase that waits for its payment. */
export const purchaseTopic = "measurement.purchase";

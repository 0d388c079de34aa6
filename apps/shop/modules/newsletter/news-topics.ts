/** What a subscriber may hear about; chosen by each. */
export const topics = ["OFFERS", "ARRIVALS", "GUIDES"] as const;
export type Topic = (typeof topics)[number];

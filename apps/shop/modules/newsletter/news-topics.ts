/** The topics that a subscriber may choose from. */
export const topics = ["OFFERS", "ARRIVALS", "GUIDES"] as const;
export type Topic = (typeof topics)[number];

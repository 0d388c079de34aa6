import { minutes } from "@gelora/service-kit/durations.ts";

/** How long a mailed link is valid, by the database's clock. */
export const resetLinkLife = minutes(30);

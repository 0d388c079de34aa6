/** What members chose when they joined, for the pages where they change it. */
export { selectOfferChoice, upsertOfferChoice } from "./storage/joinings.ts";

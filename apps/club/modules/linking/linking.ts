/** Linking a card of the club with an account at the shop, and what its owner may object to. */

export type { FormerOwner } from "./domain/link-change.ts";
export type { Ending } from "./domain/objection.ts";
export { isLocked } from "./storage/link-locks.ts";
export { foresee, recall } from "./use-cases/foresee-objection.ts";
export { announceLink, linkAccount } from "./use-cases/link-account.ts";
export { objectTo } from "./use-cases/object-to.ts";
export { reportLinks } from "./use-cases/report-links.ts";
export { unlockCard } from "./use-cases/unlock-card.ts";

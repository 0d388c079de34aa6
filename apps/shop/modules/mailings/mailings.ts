/**
 * News that staff write and that goes to confirmed subscribers, each once, in portions. Guarantees:
 * nobody is taken twice for a mailing, and nobody gets one who has left before it was sent.
 */

export { previewMailing, testMailing } from "./use-cases/preview-mailing.ts";
export { showMailings } from "./use-cases/show-mailings.ts";
export { steerMailing } from "./use-cases/steer-mailing.ts";
export { writeMailing } from "./use-cases/write-mailing.ts";

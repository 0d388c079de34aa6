/** Mails from the club to its members. */

export { writeExpiryWarnings } from "./use-cases/expiry-mails.ts";

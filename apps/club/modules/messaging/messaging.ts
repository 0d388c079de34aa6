/** Mails and SMS from the club to its members. */

export type { CardMailKind, CardNotice } from "./domain/card-notice.ts";
export { writeCardMail } from "./use-cases/card-mails.ts";
export { sendCardMail, sendCardSms, sendSms } from "./use-cases/card-notices.ts";
export { writeExpiryWarnings } from "./use-cases/expiry-mails.ts";

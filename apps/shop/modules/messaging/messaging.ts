/**
 * Notifies shoppers about their orders, accounts, subscriptions and awaited goods by mail, WhatsApp
 * and SMS. Announcements are written in the transaction they belong to and sent after it; codes and
 * links, which are secrets, are sent at once and not stored.
 */

export type { AccountMail } from "./domain/account-mail.ts";
export type {
  AnnouncedLine,
  AnnouncedPaid,
  AnnouncedPayment,
  AnnouncedRefund,
  AnnouncedReturn,
  OrderAnnouncement,
  OrderStep,
} from "./domain/announcement.ts";
export { askingSteps, namingSteps } from "./domain/announcement.ts";
export type { CodeMessage } from "./domain/code-message.ts";
export { sendAccountMail, writeAccountMail } from "./use-cases/account-mails.ts";
export { announceFlashSale } from "./use-cases/announce-flash-sale.ts";
export { announceOrders } from "./use-cases/announce-orders.ts";
export { announceStock } from "./use-cases/announce-stock.ts";
export { sendCode } from "./use-cases/send-code.ts";
export { drawMailing, type MailingMail, sendMailing } from "./use-cases/send-mailing.ts";
export { sendNewsletterLetter } from "./use-cases/send-newsletter-letter.ts";
export { sendQuestionLetter } from "./use-cases/send-question-letter.ts";
export { sendTicketLetter } from "./use-cases/send-ticket-letter.ts";

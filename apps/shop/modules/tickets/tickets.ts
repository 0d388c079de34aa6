/**
 * What people ask the shop. Guarantees: anyone who sends one gets a mail with its number, and each
 * answer of staff goes out once, whatever is repeated or killed.
 */
export { answerTicket, ticketsToAnswer } from "./use-cases/answer-ticket.ts";
export { closeTicket } from "./use-cases/close-ticket.ts";
export { eraseTickets, ticketsToTakeOut } from "./use-cases/tickets-of-person.ts";

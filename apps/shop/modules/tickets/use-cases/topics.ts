/** Outbox topics of this module. */
export const ticketMailTopic = "tickets.mail";

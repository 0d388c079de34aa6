/** Outbox topic of one person's copy of a mailing. */
export const mailingTopic = "mailings.send";

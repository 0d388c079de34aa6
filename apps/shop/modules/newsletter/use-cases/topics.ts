/** Outbox topic of this module's mails. */
export const newsletterMailTopic = "newsletter.mail";

/** Outbox topics of this module. */
export const mailTopic = "messaging.mail";
export const whatsappTopic = "messaging.whatsapp";
export const accountMailTopic = "messaging.account-mail";

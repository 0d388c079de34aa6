/** Outbox topics of this module. */
export const mailTopic = "messaging.mail";
export const whatsappTopic = "messaging.whatsapp";
export const stockMailTopic = "messaging.stock-mail";
export const stockWhatsappTopic = "messaging.stock-whatsapp";
export const flashMailTopic = "messaging.flash-mail";
export const flashWhatsappTopic = "messaging.flash-whatsapp";
export const accountMailTopic = "messaging.account-mail";

/** Outbox topics of this module. */
export const questionMailTopic = "questions.mail";

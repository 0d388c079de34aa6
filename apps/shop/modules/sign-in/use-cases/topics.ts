/** The outbox topic of this module. */
export const resetTopic = "sign-in.password-reset";

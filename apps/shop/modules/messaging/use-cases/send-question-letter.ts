import type { Platform } from "../../../platform/platform.ts";
import { type QuestionMail, questionLetter } from "../domain/question-letter.ts";
import { senderOf, sendLetter } from "./send-letter.ts";

/**
 * Sends a mail about a question now, for outbox handlers.
 * @param id the outbox message's, so mailboxes recognise a repeated delivery as one mail
 * @throws ProviderError when the mail server does not accept it
 */
export async function sendQuestionLetter(platform: Platform, id: string, mail: QuestionMail): Promise<void> {
  await sendLetter(platform, { id, to: mail.to }, questionLetter(mail, senderOf(platform)));
}

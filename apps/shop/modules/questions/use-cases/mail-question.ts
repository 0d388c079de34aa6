import type { OutboxMessage } from "@gelora/service-kit/outbox.ts";
import { z } from "zod";
import type { Platform } from "../../../platform/platform.ts";
import { findMember } from "../../members/members.ts";
import { sendQuestionLetter } from "../../messaging/messaging.ts";
import { selectQuestion } from "../storage/read-questions.ts";

const payload = z.object({ questionCode: z.string() });

/**
 * Notifies the person who asked of the decision, for the outbox. Anyone who has left, or has no
 * verified address, gets nothing.
 */
export async function mailQuestion(platform: Platform, message: OutboxMessage): Promise<void> {
  const { questionCode } = payload.parse(message.payload);
  const question = await selectQuestion(platform, questionCode);
  const member = question?.memberCode ? await findMember(platform, question.memberCode) : undefined;
  if (!question || !member?.email || !member.emailVerified) return;
  const { language, productCode, productName, text, answer, refusal } = question;
  await sendQuestionLetter(platform, message.id, {
    to: member.email,
    language,
    name: member.firstName ?? "",
    productCode,
    productName,
    question: text,
    answer,
    refusal,
  });
}

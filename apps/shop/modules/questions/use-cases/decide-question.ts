import type { Platform } from "../../../platform/platform.ts";
import type { StaffPrincipal } from "../../../platform/principal.ts";
import { renewProduct } from "../../catalogue/catalogue.ts";
import { recordAct } from "../../journal/journal.ts";
import { mayDo } from "../../staff/staff.ts";
import type { QuestionEvent, QuestionRecord } from "../domain/question.ts";
import { selectToDecide } from "../storage/read-questions.ts";
import { decideQuestion } from "../storage/write-questions.ts";
import { questionMailTopic } from "./topics.ts";

export type QuestionDecided = "decided" | "not allowed" | "nothing to decide";

const mostAtOnce = 50;

/** What waits for staff, oldest first. */
export async function questionsToDecide(platform: Platform): Promise<readonly QuestionRecord[]> {
  return selectToDecide(platform, mostAtOnce);
}

export type QuestionDecision = {
  readonly questionCode: string;
  readonly event: QuestionEvent;
  /** The answer as everyone reads it, or the reason as the asker does. */
  readonly words: string;
};

/**
 * Staff decide on a question: one conditional update lets one of several at once through. The
 * person who asked is mailed once, through the outbox, and the product's page is composed again, in
 * the same transaction.
 */
export async function decideOnQuestion(
  platform: Platform,
  staff: StaffPrincipal,
  { questionCode, event, words }: QuestionDecision,
): Promise<QuestionDecided> {
  if (!mayDo(staff, "answer questions")) return "not allowed";
  return platform.database.transaction(async () => {
    const decided = await decideQuestion(platform, event, questionCode, words);
    if (!decided) return "nothing to decide";
    if (event !== "refuse") await renewProduct(platform, decided.productCode);
    if (event === "answer" || event === "refuse")
      await platform.outbox.write(questionMailTopic, `question:${questionCode}`, { questionCode });
    const subject = { kind: "question", code: questionCode } as const;
    await recordAct(platform, staff, { name: "question.decided", subject, details: { decision: event, words } });
    return "decided";
  });
}

import type { Platform } from "../../../platform/platform.ts";
import { type QuestionEvent, type QuestionRecord, questionEvents } from "../domain/question.ts";
import { questionOf, questionsTables } from "./questions-table.ts";

export type QuestionToAsk = Pick<
  QuestionRecord,
  "questionCode" | "productCode" | "productName" | "text" | "language" | "author"
> & { readonly memberCode: string };

/** Keeps a question, or nothing when the same person has asked the same of the product. */
export async function insertQuestion(platform: Platform, question: QuestionToAsk): Promise<void> {
  await questionsTables(platform)
    .insertInto("questions")
    .values({
      question_code: question.questionCode,
      member_code: question.memberCode,
      product_code: question.productCode,
      product_name: question.productName,
      body: question.text,
      language: question.language,
      author: question.author,
      asked_at: platform.clock.databaseNow(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Decides on a question, in one conditional update.
 * @param words the answer, or why there is none
 * @returns undefined when someone has decided meanwhile
 */
export async function decideQuestion(
  platform: Platform,
  event: QuestionEvent,
  questionCode: string,
  words: string,
): Promise<QuestionRecord | undefined> {
  const { from, to } = questionEvents[event];
  const said = to === "ANSWERED" ? { answer: words, refusal: null } : { answer: null, refusal: words };
  const row = await questionsTables(platform)
    .updateTable("questions")
    .set({ state: to, ...said })
    // What was put right keeps its place on the page.
    .$if(from !== to, (query) => query.set({ decided_at: platform.clock.databaseNow() }))
    .where("question_code", "=", questionCode)
    .where("state", "=", from)
    .returningAll()
    .executeTakeFirst();
  return row && questionOf(row);
}

/**
 * Takes a member off what is shown of theirs, and deletes what is not.
 * @returns the products whose pages show them
 */
export async function eraseAuthor(platform: Platform, memberCode: string): Promise<readonly string[]> {
  const tables = questionsTables(platform);
  await tables.deleteFrom("questions").where("member_code", "=", memberCode).where("state", "!=", "ANSWERED").execute();
  const kept = await tables
    .updateTable("questions")
    .set({ member_code: null, author: null })
    .where("member_code", "=", memberCode)
    .returning("product_code")
    .execute();
  return [...new Set(kept.map((row) => row.product_code))];
}

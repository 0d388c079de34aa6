import type { Language } from "@gelora/locale/language.ts";
import type { Generated, Selectable } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { QuestionRecord, QuestionState } from "../domain/question.ts";

export type QuestionsTables = {
  questions: {
    question_code: string;
    member_code: string | null;
    product_code: string;
    product_name: string;
    body: string;
    language: Language;
    author: string | null;
    state: Generated<QuestionState>;
    answer: string | null;
    refusal: string | null;
    asked_at: Date;
    decided_at: Date | null;
  };
};

export const questionsTables = (platform: Platform) => platform.database.tables<QuestionsTables>();

export function questionOf(row: Selectable<QuestionsTables["questions"]>): QuestionRecord {
  return {
    questionCode: row.question_code,
    memberCode: row.member_code,
    productCode: row.product_code,
    productName: row.product_name,
    text: row.body,
    language: row.language,
    author: row.author,
    state: row.state,
    answer: row.answer,
    refusal: row.refusal,
    askedAt: row.asked_at,
    decidedAt: row.decided_at,
  };
}

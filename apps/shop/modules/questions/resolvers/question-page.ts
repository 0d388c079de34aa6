import type { ProductQuestionPage } from "../../../platform/schema.generated.ts";
import type { QuestionList } from "../use-cases/show-questions.ts";

/** @param offset how many come before */
export function questionPage({ questions, total }: QuestionList, offset: number): ProductQuestionPage {
  return {
    dataList: questions.map(({ questionCode, text, language, author, askedAt, answer, decidedAt }) => ({
      questionCode,
      text,
      language,
      author,
      askedAt: askedAt.toISOString(),
      answer: answer ?? "",
      answeredAt: (decidedAt ?? askedAt).toISOString(),
    })),
    pageInfo: {
      totalCount: total,
      hasNextPage: offset + questions.length < total,
      hasPreviousPage: offset > 0,
    },
  };
}

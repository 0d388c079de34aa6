import { type ListPage, pageInfoOf } from "../../../platform/list-page.ts";
import type { ProductQuestionPage } from "../../../platform/schema.generated.ts";
import type { QuestionList } from "../use-cases/show-questions.ts";

export function questionPage({ questions, total }: QuestionList, page: ListPage): ProductQuestionPage {
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
    pageInfo: pageInfoOf(page, total),
  };
}

import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { listQuestions } from "../use-cases/show-questions.ts";
import { questionPage } from "./question-page.ts";

const mostOnAPage = 200;

export const productQuestions: QueryResolvers["productQuestions"] = async (_parent, wish, { platform }) => {
  const limit = Math.min(mostOnAPage, Math.max(1, wish.pageSize ?? 10));
  const page = Math.min(10_000, Math.max(1, wish.pageNum ?? 1));
  const offset = (page - 1) * limit;
  return questionPage(await listQuestions(platform, { productCode: wish.productCode, offset, limit }), offset);
};

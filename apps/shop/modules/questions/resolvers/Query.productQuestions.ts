import { listPage } from "../../../platform/list-page.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { listQuestions } from "../use-cases/show-questions.ts";
import { questionPage } from "./question-page.ts";

export const productQuestions: QueryResolvers["productQuestions"] = async (_parent, wish, { platform }) => {
  const page = listPage(wish, { most: 200 });
  const { limit, offset } = page;
  return questionPage(await listQuestions(platform, { productCode: wish.productCode, offset, limit }), page);
};

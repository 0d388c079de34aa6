import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { readArticle } from "../use-cases/read-article.ts";

/** [CNT-06, Q86] */
export const articleDetail: QueryResolvers["articleDetail"] = async (_parent, { id }, { platform, language }) =>
  (await readArticle(platform, id, language)) ?? null;

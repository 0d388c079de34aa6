import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { readRelatedArticles } from "../use-cases/read-article.ts";

export const relatedArticles: QueryResolvers["relatedArticles"] = async (_parent, { id }, { platform, language }) =>
  readRelatedArticles(platform, id, language);

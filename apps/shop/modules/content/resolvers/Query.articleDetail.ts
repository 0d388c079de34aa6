import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { readArticle } from "../use-cases/read-article.ts";

/** [CNT-06, Q86] Drafts are for those with a preview's link alone, as those of all pages [Q53]. */
export const articleDetail: QueryResolvers["articleDetail"] = async (
  _parent,
  { id, preview },
  { platform, language, preview: opened },
) => (await readArticle(platform, id, language, preview === true && opened !== undefined)) ?? null;

import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { suggest } from "../use-cases/suggest.ts";

const mostSuggestions = 20;

export const searchSuggestions: QueryResolvers["searchSuggestions"] = (
  _parent,
  { keyword, limit },
  { platform, language },
) => suggest(platform, keyword, Math.min(Math.max(limit ?? 8, 1), mostSuggestions), language);

import { createFollowingCache } from "@gelora/service-kit/following-cache.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import { onCatalogueChange } from "../../catalogue/read-models.ts";
import { type QuestionList, selectShown } from "../storage/read-questions.ts";

/** A page of all of a product's. */
export { selectShown as listQuestions } from "../storage/read-questions.ts";
export type { QuestionList };

/** On a product's page before more are asked for. */
export const firstFew = 3;

/** A kilobyte each; most products have none, and that is cached too. */
const capacity = 5000;
export const firstQuestionsCache = platformPart("the cache of products' first questions", () =>
  createFollowingCache<QuestionList>(capacity),
);

/** Caches from now on: a decision changes the product too. */
export function cacheFirstQuestions(platform: Platform): void {
  const cache = firstQuestionsCache.of(platform);
  onCatalogueChange(platform, ({ changed }) => cache.drop(changed));
  cache.follow();
}

/** Those of a product that were answered last. */
export async function firstQuestions(platform: Platform, productCode: string): Promise<QuestionList> {
  const cache = firstQuestionsCache.of(platform);
  const known = cache.get(productCode);
  if (known) return known;
  const store = cache.begin();
  const list = await selectShown(platform, { productCode, offset: 0, limit: firstFew });
  store(productCode, list);
  return list;
}

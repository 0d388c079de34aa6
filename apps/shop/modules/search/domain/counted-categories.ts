import type { Language } from "@gelora/locale/language.ts";
import type { Frame } from "../../catalogue/frame.ts";
import type { CatalogIndex } from "./catalog-index.ts";

export type CountedCategory = { readonly categoryCode: string; readonly name: string; readonly count: number };

/** Categories in one language, with how many products each has; those without any are left out. */
export function countedCategories(
  categories: Frame["categories"],
  index: CatalogIndex,
  language: Language,
): CountedCategory[] {
  const counted = categories.map(({ categoryCode, name }) => ({
    categoryCode,
    name: name[language],
    count: index.countOf("category", categoryCode),
  }));
  return counted.filter(({ count }) => count > 0);
}

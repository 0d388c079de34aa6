import type { BrandRecord, CatalogueDocument, CategoryRecord } from "@gelora/contracts/catalogue-document.ts";
import type { Language } from "@gelora/locale/language.ts";

export type SportRecord = CatalogueDocument["sports"][number];

/**
 * What all products share: brands, the category tree, sports. Small, and read far more often than
 * changed.
 */
export type Frame = {
  readonly version: number;
  readonly brands: ReadonlyMap<string, BrandRecord>;
  /** In tree order: parents before children, siblings by position. */
  readonly categories: readonly CategoryRecord[];
  readonly sports: ReadonlyMap<string, SportRecord>;
  categoryOf(categoryCode: string): CategoryRecord | undefined;
  /** From the root down to the category itself; empty for an unknown code. */
  pathOf(categoryCode: string): readonly CategoryRecord[];
  childrenOf(categoryCode: string | undefined): readonly CategoryRecord[];
};

export function buildFrame(
  version: number,
  brands: readonly BrandRecord[],
  categories: readonly CategoryRecord[],
  sports: readonly SportRecord[],
): Frame {
  const byCode = new Map(categories.map((category) => [category.categoryCode, category]));
  const children = Map.groupBy(categories, (category) => category.parentCode);
  for (const siblings of children.values()) siblings.sort((a, b) => a.position - b.position);
  const inOrder = (parentCode: string | undefined): CategoryRecord[] =>
    (children.get(parentCode) ?? []).flatMap((category) => [category, ...inOrder(category.categoryCode)]);
  const pathOf = (categoryCode: string): CategoryRecord[] => {
    const category = byCode.get(categoryCode);
    if (!category) return [];
    return category.parentCode === undefined ? [category] : [...pathOf(category.parentCode), category];
  };
  return {
    version,
    brands: new Map(brands.map((brand) => [brand.brandCode, brand])),
    categories: inOrder(undefined),
    sports: new Map(sports.map((sport) => [sport.sport, sport])),
    categoryOf: (categoryCode) => byCode.get(categoryCode),
    pathOf,
    childrenOf: (categoryCode) => children.get(categoryCode) ?? [],
  };
}

/**
 * The names from the root down, joined as the specification writes them: `Footwear>Running shoes`
 * [PDP-03].
 */
export function categoryPath(frame: Frame, categoryCode: string, language: Language): string {
  return frame
    .pathOf(categoryCode)
    .map((category) => category.name[language])
    .join(">");
}

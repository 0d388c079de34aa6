/** A category of the size guides' tree, as the shop answers it. */
export type GuideCategory = {
  readonly categoryCode: string | null;
  readonly categoryName: string | null;
  readonly sizeGuideBrandObjects: readonly GuideBrand[] | null;
  readonly categoryList?: readonly GuideCategory[] | null;
};

export type GuideBrand = { readonly brandCode: string | null; readonly brandName: string | null };

/** What a guide's address asks for; the category as a code or a name. */
export type GuidePlace = { readonly category: string; readonly brandCode: string };

/**
 * Reads the joined part of `/size-guide/{category}-{brandCode}-{brandName}` [SZG-01]. Names may
 * hold hyphens themselves, so it is compared with the tree first, then with the brands' ends, and
 * only then split at its first two hyphens [K29].
 */
export function placeOfGuide(joined: string, tree: readonly GuideCategory[]): GuidePlace {
  const wanted = fold(joined);
  const all = categoriesOf(tree);
  for (const { categoryCode, categoryName, sizeGuideBrandObjects } of all) {
    for (const brand of sizeGuideBrandObjects ?? []) {
      const names = [categoryCode, categoryName].filter((name) => name !== null);
      if (names.some((name) => fold(name + endOf(brand)) === wanted))
        return { category: categoryCode ?? "", brandCode: brand.brandCode ?? "" };
    }
  }
  const brands = all.flatMap((category) => category.sizeGuideBrandObjects ?? []);
  const brand = brands.find((one) => wanted.endsWith(fold(endOf(one))));
  if (brand) return { category: wanted.slice(0, -fold(endOf(brand)).length), brandCode: brand.brandCode ?? "" };
  const [category = "", brandCode = ""] = joined.split("-");
  return { category: category.trim(), brandCode: brandCode.trim() };
}

const endOf = ({ brandCode, brandName }: GuideBrand): string => `-${brandCode}-${brandName}`;
const fold = (text: string): string => text.trim().replace(/\s+/g, " ").toLowerCase();

const categoriesOf = (tree: readonly GuideCategory[]): readonly GuideCategory[] =>
  tree.flatMap((category) => [category, ...categoriesOf(category.categoryList ?? [])]);

/** In the place of a guide: the menu of all, where the search leads who asks for sizes. */
export const overview = "all";

const mostLevels = 3;

/** The tree as the menu shows it: at most three levels [SZG-05]. */
export function menuOf(tree: readonly GuideCategory[], level = 1): readonly GuideCategory[] {
  return tree.map((category) => ({
    ...category,
    categoryList: level < mostLevels ? menuOf(category.categoryList ?? [], level + 1) : [],
  }));
}

import type { Language } from "@gelora/locale/language.ts";
import type { Frame } from "../../catalogue/frame.ts";
import type { SizeGuides } from "../size-guides.ts";

type GuideBrand = { readonly brandCode: string; readonly brandName: string };

export type GuideCategory = {
  readonly categoryCode: string;
  readonly categoryName: string;
  readonly sizeGuideBrandObjects: GuideBrand[];
  readonly categoryList: GuideCategory[];
};

const mostLevels = 3;

/**
 * The categories with guides in or below them, in the tree's order, with the brands that have a
 * guide of the category itself, by name. At most three levels [SZG-05, CON-18]: guides below are
 * offered at the third.
 */
export function guideTree(guides: SizeGuides, frame: Frame, language: Language): GuideCategory[] {
  const byCategory = Map.groupBy(guides.all, (guide) => shownAt(frame, guide.categoryCode));
  const below = (parentCode: string | undefined): GuideCategory[] =>
    frame.childrenOf(parentCode).flatMap((category) => {
      const codes = new Set((byCategory.get(category.categoryCode) ?? []).map(({ brandCode }) => brandCode));
      const brands = [...codes].flatMap((code) => {
        const brand = frame.brands.get(code);
        return brand ? [{ brandCode: code, brandName: brand.brandName }] : [];
      });
      const children = below(category.categoryCode);
      if (brands.length === 0 && children.length === 0) return [];
      return [
        {
          categoryCode: category.categoryCode,
          categoryName: category.name[language],
          sizeGuideBrandObjects: brands.sort((a, b) => (a.brandName < b.brandName ? -1 : 1)),
          categoryList: children,
        },
      ];
    });
  return below(undefined);
}

function shownAt(frame: Frame, categoryCode: string): string | undefined {
  return frame.pathOf(categoryCode).slice(0, mostLevels).at(-1)?.categoryCode;
}

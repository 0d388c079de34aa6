import type { Language } from "@gelora/locale/language.ts";
import type { Frame } from "../../catalogue/frame.ts";

export type NavigationItem = {
  readonly code: string;
  readonly name: string;
  readonly url: string;
  readonly image: string | null;
  readonly children: NavigationItem[];
};

/**
 * The categories that have goods, as the header shows them [SHL-19, Q45].
 * @param pictures a media key by leaf category; a parent category uses its first child's
 */
export function headerTree(frame: Frame, pictures: ReadonlyMap<string, string>, language: Language): NavigationItem[] {
  const itemsBelow = (parentCode: string | undefined): NavigationItem[] =>
    frame.childrenOf(parentCode).flatMap((category) => {
      const children = itemsBelow(category.categoryCode);
      const image = pictures.get(category.categoryCode) ?? children.find((child) => child.image !== null)?.image;
      if (image === undefined) return [];
      return [
        {
          code: category.categoryCode,
          name: category.name[language],
          url: `/plp/${encodeURIComponent(category.categoryCode)}`,
          image: image ?? null,
          children,
        },
      ];
    });
  return itemsBelow(undefined);
}

import { Icon } from "@gelora/ui/icon.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import { guideAddress } from "../guide-address.ts";
import type { GuideCategory } from "../model/guide-place.ts";

export type GuideMenuProps = {
  readonly tree: readonly GuideCategory[];
  /** The guide that is shown. */
  readonly current: { readonly categoryCode: string | null; readonly brandCode: string | null } | null | undefined;
};

/** All size guides: categories up to three levels deep, with the brands of each [SZG-05]. */
export function GuideMenu({ tree, current }: GuideMenuProps) {
  const words = useWords("sizes");
  if (tree.length === 0) return null;
  return (
    <nav aria-label={words("menu")} className="mt-12 lg:mt-0" data-guide-menu="">
      <h2 className="mb-2 font-bold text-lg">{words("menu")}</h2>
      <Categories list={tree} current={current} />
    </nav>
  );
}

type CategoriesProps = { readonly list: readonly GuideCategory[]; readonly current: GuideMenuProps["current"] };

function Categories({ list, current }: CategoriesProps) {
  return (
    <ul className="divide-y divide-line border-line border-y [&_ul]:border-0 [&_ul]:pl-3">
      {list.map((category) => (
        <li key={category.categoryCode}>
          <details open={holds(category, current)} className="[&[open]>summary>svg]:rotate-180">
            <summary className="flex min-h-11 items-center justify-between gap-3 font-semibold text-sm">
              {category.categoryName}
              <Icon name="down" className="size-4" />
            </summary>
            {(category.sizeGuideBrandObjects ?? []).length > 0 ? (
              <Brands category={category} current={current} />
            ) : null}
            {(category.categoryList ?? []).length > 0 ? (
              <Categories list={category.categoryList ?? []} current={current} />
            ) : null}
          </details>
        </li>
      ))}
    </ul>
  );
}

function Brands({
  category,
  current,
}: {
  readonly category: GuideCategory;
  readonly current: GuideMenuProps["current"];
}) {
  return (
    <ul className="pb-2">
      {(category.sizeGuideBrandObjects ?? []).map(({ brandCode, brandName }) => (
        <li key={brandCode}>
          <a
            href={guideAddress(category.categoryCode ?? "", brandCode ?? "", brandName ?? "")}
            aria-current={
              category.categoryCode === current?.categoryCode && brandCode === current?.brandCode ? "page" : undefined
            }
            className="flex min-h-10 items-center text-sm text-strong underline-offset-4 hover:underline aria-[current]:font-bold aria-[current]:text-ink"
          >
            {brandName}
          </a>
        </li>
      ))}
    </ul>
  );
}

const holds = (category: GuideCategory, current: GuideMenuProps["current"]): boolean =>
  Boolean(current) &&
  (category.categoryCode === current?.categoryCode ||
    (category.categoryList ?? []).some((below) => holds(below, current)));

import { buttonClass } from "@gelora/ui/button.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import { listPageAddress, offeredPages } from "../listing-address.ts";
import type { ListingPartProps } from "./filter-panel.tsx";

/**
 * Links to the other pages. Navigation scrolls to the top [LST-06]; the last page has no next link
 * [LST-09].
 */
export function Pagination({ listing, pathname, parameters }: ListingPartProps) {
  const words = useWords("listing");
  const { page, lastPage } = listing;
  if (lastPage < 2) return null;
  const to = (target: number) => listPageAddress(pathname, parameters, target);
  return (
    <nav aria-label={words("pages")} className="mt-12 flex flex-wrap items-center justify-center gap-1">
      {page > 1 ? (
        <a href={to(page - 1)} rel="prev" className={`${buttonClass("outline", "small")} mr-2`}>
          <Icon name="left" className="size-4" /> {words("previous")}
        </a>
      ) : null}
      {offeredPages(page, lastPage).map((target, index) =>
        target === 0 ? (
          // Gaps have no name
          <span key={`gap-${index}`} aria-hidden="true" className="px-1">
            …
          </span>
        ) : (
          <a
            key={target}
            href={to(target)}
            aria-label={words("page", { page: target })}
            aria-current={target === page ? "page" : undefined}
            className="figures grid size-10 place-items-center rounded-md font-semibold text-sm hover:bg-tint aria-[current]:bg-ink aria-[current]:text-white"
          >
            {target}
          </a>
        ),
      )}
      {page < lastPage ? (
        <a href={to(page + 1)} rel="next" className={`${buttonClass("outline", "small")} ml-2`}>
          {words("next")} <Icon name="right" className="size-4" />
        </a>
      ) : null}
    </nav>
  );
}

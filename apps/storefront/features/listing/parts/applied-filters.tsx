import { Icon } from "@gelora/ui/icon.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import { toggledFilter, withoutFilters } from "../listing-address.ts";
import type { ListingPartProps } from "./filter-panel.tsx";

/** The active filters, each a link to the list without it [LST-15]. */
export function AppliedFilters({ listing, pathname, parameters }: ListingPartProps) {
  const words = useWords("listing");
  const chosen = listing.filters.flatMap((group) =>
    (group.items ?? []).filter(({ selected }) => selected).map((item) => ({ group, item })),
  );
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={words("applied")} className="mb-4 flex flex-wrap gap-2">
      {chosen.map(({ group, item }) => (
        <li key={`${group.code}-${item.code}`}>
          <a
            href={toggledFilter(pathname, parameters, group.code ?? "", item.code ?? "")}
            aria-label={words("remove", { name: item.name ?? "" })}
            data-chip={item.code}
            className="flex min-h-10 items-center gap-2 rounded-full bg-tint px-4 font-semibold text-sm hover:bg-line"
          >
            {item.name} <Icon name="close" className="size-4" />
          </a>
        </li>
      ))}
      <li>
        <a
          href={withoutFilters(pathname, parameters)}
          className="flex min-h-10 items-center px-2 text-sm underline underline-offset-4"
        >
          {words("clear")}
        </a>
      </li>
    </ul>
  );
}

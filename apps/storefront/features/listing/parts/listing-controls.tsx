import type { FilterGroup, SortOrder } from "@gelora/contracts/listing-filters.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { toggledFilter } from "../listing-address.ts";
import type { Listing } from "../load-listing.server.ts";
import type { ListingPartProps } from "./filter-panel.tsx";

const quickGroups: readonly (readonly [group: FilterGroup, code?: string])[] = [
  ["gender"],
  ["discount", "20"],
  ["availability", "IN_STOCK"],
];

const quickClass =
  "flex min-h-10 items-center whitespace-nowrap rounded-full border border-control bg-white px-4 text-sm hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-white aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white";

/**
 * The most used filters, repeated above the list as toggle links. 'My size' is the same for
 * everyone until `sizes/size-filter.tsx` brings it to life.
 */
export function QuickFilters({ listing, pathname, parameters }: ListingPartProps) {
  const words = useWords("listing");
  const quick = quickGroups.flatMap(([name, only]) => {
    const items = listing.filters.find(({ code }) => code === name)?.items ?? [];
    return items.filter(({ code }) => !only || code === only).map((item) => ({ group: name, item }));
  });
  const sizes = listing.filters.find(({ code }) => code === "size")?.items ?? [];
  return (
    <ul className="order-last flex w-full gap-2 overflow-x-auto lg:order-none lg:w-auto">
      {sizes.some(({ code }) => /^(EU|LETTER)/.test(code ?? "")) ? (
        <li>
          <button type="button" data-my-size="" data-late="" className={quickClass}>
            {words("mySize")}
          </button>
        </li>
      ) : null}
      {quick.map(({ group, item }) => (
        <li key={group + item.code}>
          <a
            href={toggledFilter(pathname, parameters, group, item.code ?? "")}
            aria-current={item.selected ? "true" : undefined}
            className={quickClass}
          >
            {group === "discount"
              ? `${listing.filters.find(({ code }) => code === group)?.name} ${item.name}`
              : item.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

const sortWords = {
  relevance: "sortRelevance",
  newest: "sortNewest",
  "price-up": "sortPriceUp",
  "price-down": "sortPriceDown",
} as const satisfies Readonly<Record<SortOrder, string>>;
const isSort = (code: string): code is SortOrder => code in sortWords;

/** Part of the filters' form, wherever it is rendered [Q61]. */
export function SortSelect({ listing }: { readonly listing: Listing }) {
  const words = useWords("listing");
  return (
    <select
      form="listing-form"
      name="sort"
      aria-label={words("sort")}
      key={listing.sort}
      defaultValue={listing.sort === "relevance" ? "" : listing.sort}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
      className="ml-auto min-h-10 max-w-44 shrink-0 rounded-md border border-control bg-white px-3 text-sm"
    >
      {listing.sorts.filter(isSort).map((code) => (
        <option key={code} value={code === "relevance" ? "" : code}>
          {words(sortWords[code])}
        </option>
      ))}
    </select>
  );
}

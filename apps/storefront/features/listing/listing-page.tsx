import { buttonClass } from "@gelora/ui/button.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { useMemo } from "react";
import { useLoaderData, useLocation } from "react-router";
import { keywordAddress } from "../../platform/page/keyword-address.ts";
import { PageHead } from "../../platform/page/page-head.tsx";
import { useWords } from "../../platform/words/use-words.ts";
import { canonicalListingPaths } from "./listing-address.ts";
import { ListingShell } from "./listing-shell.tsx";
import type { Listing } from "./load-listing.server.ts";
import { AppliedFilters } from "./parts/applied-filters.tsx";
import { FilterPanel } from "./parts/filter-panel.tsx";
import { QuickFilters, SortSelect } from "./parts/listing-controls.tsx";
import { HelpPages, NothingFound } from "./parts/nothing-found.tsx";
import { Pagination } from "./parts/pagination.tsx";
import { shownKeyword } from "./parts/shown-keyword.ts";
import { ProductCard } from "./product-card.tsx";

const eagerCards = 4;

/**
 * A product list at any of its addresses: a small app in a host element of its own [LST-03, Q60].
 */
export function ListingPage() {
  const listing = useLoaderData<Listing>();
  return (
    <ListingShell keyword={listing.keyword}>
      <ListingApp listing={listing} />
    </ListingShell>
  );
}

const besideFilters = "mt-5 lg:grid lg:grid-cols-[15rem_1fr] lg:gap-8 xl:grid-cols-[17rem_1fr]";

function ListingApp({ listing }: { readonly listing: Listing }) {
  const { pathname, search } = useLocation();
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  const help = <HelpPages pages={listing.help?.pages ?? []} />;
  const isFilterable = listing.total > 0 || chosenIn(listing) > 0;
  return (
    <>
      <ListingHead listing={listing} parameters={parameters} />
      <div className={isFilterable ? besideFilters : "mt-5"}>
        {isFilterable ? <FilterPanel listing={listing} pathname={pathname} parameters={parameters} /> : null}
        <div className="min-w-0" data-list="">
          {isFilterable ? (
            <div className="sticky top-0 z-20 -mx-4 mb-3 flex flex-wrap items-center gap-2 bg-ground px-4 py-2 md:-mx-6 md:px-6 lg:static lg:mx-0 lg:flex-nowrap lg:px-0 lg:pt-0">
              <FilterButton listing={listing} />
              <QuickFilters listing={listing} pathname={pathname} parameters={parameters} />
              <SortSelect listing={listing} />
            </div>
          ) : null}
          <AppliedFilters listing={listing} pathname={pathname} parameters={parameters} />
          {isAnsweredInPart(listing) ? help : null}
          {listing.total === 0 ? (
            <NothingFound listing={listing} />
          ) : (
            <Goods key={pathname + search} listing={listing} />
          )}
          <Pagination listing={listing} pathname={pathname} parameters={parameters} />
          {listing.total > 0 && !isAnsweredInPart(listing) ? help : null}
        </div>
      </div>
    </>
  );
}

/** The goods have some of the words, or others: a page that has all of them goes first. */
const isAnsweredInPart = ({ total, help }: Listing): boolean =>
  total > 0 && (help?.corrected !== undefined || (help?.dropped.length ?? 0) > 0);

function ListingHead({ listing, parameters }: { readonly listing: Listing; readonly parameters: URLSearchParams }) {
  const words = useWords("listing");
  const title = useTitle(listing);
  const canonical = listing.total > 0 ? canonicalListingPaths(listing.paths, parameters, listing.page) : undefined;
  return (
    <div>
      <PageHead
        title={title}
        description={words("description", { title, count: listing.total })}
        paths={canonical}
        picture={listing.products[0]?.media}
      />
      {canonical ? null : <meta name="robots" content="noindex,follow" />}
      <Trail listing={listing} />
      <div className="mt-1 flex flex-wrap items-baseline gap-x-4">
        <h1 className="min-w-0 text-3xl wrap-anywhere">{title}</h1>
        <p role="status" className="figures text-quiet" data-total={listing.total}>
          {words("total", { count: listing.total })}
        </p>
      </div>
      <Corrected listing={listing} />
    </div>
  );
}

type HeadProps = { readonly listing: Listing };

/** Home, and the categories above this one. */
function Trail({ listing }: HeadProps) {
  const words = useWords("listing");
  const trail = listing.scope?.type === "CATEGORY" ? (listing.scope.categoryPath ?? "").split(">").slice(0, -1) : [];
  return (
    <nav aria-label={words("breadcrumb")} className="text-quiet text-sm">
      <ol className="flex flex-wrap gap-x-1.5">
        <li>
          <a href="/" className="inline-block py-1 hover:underline">
            {words("home")}
          </a>
        </li>
        {trail.map((name) => (
          <li key={name} className="before:mr-1.5 before:content-['/']">
            <a href={`/${encodeURIComponent(name.trim())}.html`} className="inline-block py-1 hover:underline">
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** What was searched for instead of what was typed, and the way back to that. */
function Corrected({ listing: { keyword = "", help } }: HeadProps) {
  const words = useWords("listing");
  if (!help?.corrected) return null;
  return (
    <p className="mt-2 wrap-anywhere">
      {words("corrected", { keyword: shownKeyword(keyword), corrected: help.corrected })}{" "}
      <a href={keywordAddress(`"${keyword}"`)} className="inline-block py-1 underline underline-offset-4">
        {words("asTyped", { keyword: shownKeyword(keyword) })}
      </a>
    </p>
  );
}

function useTitle({ scope, keyword, filters }: Listing): string {
  const words = useWords("listing");
  if (scope?.name && scope.type !== "KEYWORD") return scope.name;
  return keyword
    ? words("titleKeyword", { keyword: shownKeyword(keyword.replace(/^"(.+)"$/, "$1")) })
    : (titleOfOneFilter(filters) ?? words("titleAll"));
}

/** Titles for lists that only a filter defines: women, one sport, or sale. */
function titleOfOneFilter(filters: Listing["filters"]): string | undefined {
  const chosen = filters.flatMap(({ code, name, items }) =>
    (items ?? []).filter(({ selected }) => selected).map((item) => ({ code, group: name, name: item.name ?? "" })),
  );
  const [only] = chosen;
  if (!only || chosen.length > 1) return undefined;
  if (only.code === "discount") return `${only.group} ${only.name}`;
  return only.code === "gender" || only.code === "sport" ? only.name : undefined;
}

/** How many filters are set. */
const chosenIn = ({ filters }: Listing): number =>
  filters.flatMap(({ items }) => items ?? []).filter(({ selected }) => selected).length;

/** Opens the filters as a sheet on small screens, without a script. */
function FilterButton({ listing }: { readonly listing: Listing }) {
  const words = useWords("listing");
  const chosen = chosenIn(listing);
  return (
    <button
      type="button"
      popoverTarget="listing-filters"
      className={`${buttonClass("ink", "small")} shrink-0 lg:hidden`}
    >
      <Icon name="filter" className="size-4" />
      {chosen > 0 ? words("filterWithCount", { count: chosen }) : words("filter")}
    </button>
  );
}

/**
 * The products. Another order or filter makes new cards of all: moved ones would count as a shift
 * of the layout when the answer takes a while, and look like one.
 */
function Goods({ listing }: { readonly listing: Listing }) {
  return (
    <ul className="grid grid-cols-2 large-text:grid-cols-1 gap-x-3 gap-y-8 md:grid-cols-4 md:gap-x-5" data-goods="">
      {listing.products.map((product, index) => (
        <li key={product.code}>
          <ProductCard product={product} eager={index < eagerCards} heading="h2" />
        </li>
      ))}
    </ul>
  );
}

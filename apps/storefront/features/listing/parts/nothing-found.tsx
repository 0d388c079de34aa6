import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { type Translate, useWords } from "../../../platform/words/use-words.ts";
import type { Listing } from "../load-listing.server.ts";
import { ProductCard } from "../product-card.tsx";
import { shownKeyword } from "./shown-keyword.ts";

/**
 * Repeats the search and offers categories and popular products. A list that failed to load says
 * so.
 */
export function NothingFound({ listing }: { readonly listing: Listing }) {
  const words = useWords("listing");
  const { help } = listing;
  if (listing.failed) return <EmptyState art="offline" title={words("failedTitle")} text={words("failedText")} />;
  return (
    <>
      <EmptyState art="nothing-found" {...emptyStateTexts(listing, words)}>
        <HelpPages pages={help?.pages ?? []} />
        <ul className="flex flex-wrap justify-center gap-2">
          {help?.categories.map(({ categoryCode, name }) => (
            <li key={categoryCode}>
              <a
                href={`/plp/${encodeURIComponent(categoryCode)}`}
                className="flex min-h-11 items-center rounded-full border border-ink bg-white px-5 font-semibold hover:bg-tint"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </EmptyState>
      {help && help.popular.length > 0 ? (
        <section>
          <h2 className="mb-4 text-xl">{words("popular")}</h2>
          <ul className="grid grid-cols-2 large-text:grid-cols-1 gap-x-3 gap-y-8 md:grid-cols-4 md:gap-x-5">
            {help.popular.slice(0, 8).map((product) => (
              <li key={product.code}>
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <div data-recently-seen="" />
    </>
  );
}

/** Pages that answer are no reason to search again: they stand without advice. */
function emptyStateTexts({ keyword, help }: Listing, words: Translate<"listing">): { title: string; text?: string } {
  if (!keyword) return { title: words("nothing"), text: words("nothingTextFilters") };
  const shown = { keyword: shownKeyword(keyword) };
  if (help && help.pages.length > 0) return { title: words("answersFor", shown) };
  return { title: words("nothingFor", shown), text: words("nothingText") };
}

type HelpPage = NonNullable<Listing["help"]>["pages"][number];

/** Pages that answer a keyword: someone who types "ongkir" wants to know the delivery cost. */
export function HelpPages({ pages }: { readonly pages: readonly HelpPage[] }) {
  const words = useWords("listing");
  if (pages.length === 0) return null;
  return (
    <ul className="my-6 flex flex-wrap justify-center gap-2" data-help-pages="">
      {pages.map(({ title, address }) => (
        <li key={address}>
          <a href={address} className="inline-block py-2 font-semibold underline">
            {words("readPage", { title })}
          </a>
        </li>
      ))}
    </ul>
  );
}

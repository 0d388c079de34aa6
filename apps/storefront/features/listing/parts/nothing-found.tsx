import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { useWords } from "../../../platform/use-words.ts";
import type { Listing } from "../load-listing.server.ts";
import { ProductCard } from "../product-card.tsx";

/** Says what was searched, and offers categories and goods that others like. A list that could not be had says so. */
export function NothingFound({ listing }: { readonly listing: Listing }) {
  const words = useWords("listing");
  const { help } = listing;
  if (listing.failed) return <EmptyState title={words("failedTitle")} text={words("failedText")} />;
  return (
    <>
      <EmptyState
        title={listing.keyword ? words("nothingFor", { keyword: listing.keyword }) : words("nothing")}
        text={words("nothingText")}
      >
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
          <ul className="grid grid-cols-2 gap-x-3 gap-y-8 md:gap-x-5 lg:grid-cols-4">
            {help.popular.slice(0, 8).map((product) => (
              <li key={product.code}>
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

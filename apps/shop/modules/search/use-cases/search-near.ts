import type { CatalogIndex, IndexAnswer, IndexQuery, SortOrder } from "../domain/catalog-index.ts";
import type { Intent } from "../domain/intent-words.ts";

/** What of a keyword that names a price is needed where nothing has that price. */
type NearWish = {
  readonly intent: Intent;
  /** As the shopper chose it. */
  readonly sort: SortOrder;
};

type Found = { readonly answer: IndexAnswer; readonly sort: SortOrder };

/**
 * Where nothing has the price that the keyword names, the goods nearest to it: their reading shows
 * that the price was dropped.
 * @param near absent where the keyword names no price
 */
export function searchNear(index: CatalogIndex, query: IndexQuery, near: NearWish | undefined): Found {
  const answer = index.search(query);
  const { price, ...anyPrice } = query;
  if (answer.total > 0 || !price || !near || query.asTyped) return { answer, sort: query.sort };
  const nearest = price.most === undefined ? "price-down" : "price-up";
  const sort = near.sort === "relevance" ? nearest : near.sort;
  const found = index.search({ ...anyPrice, sort });
  if (found.total === 0) return { answer, sort: query.sort };
  const { reading } = found;
  const used = reading.used.length > 0 ? reading.used : near.intent.words;
  const dropped = [...reading.dropped, near.intent.priceText];
  return { answer: { ...found, reading: { ...reading, used, dropped } }, sort };
}

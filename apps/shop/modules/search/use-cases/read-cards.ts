import { type Language, languages } from "@gelora/locale/language.ts";
import { LRUCache } from "lru-cache";
import type { Platform } from "../../../platform/platform.ts";
import { catalogueFrame, onCatalogueChange, productSources } from "../../catalogue/read-models.ts";
import { type ListingCard, listingCard } from "../domain/listing-card.ts";

type Shelf = { readonly cards: LRUCache<string, ListingCard>; changes: number };

/** Cards of a few kilobytes each. */
const capacity = 12_000;
const shelves = new WeakMap<Platform, Shelf>();

/** Keeps composed cards in memory from now on; a card is dropped when its product changes. */
export function shelveCards(platform: Platform): void {
  const shelf: Shelf = { cards: new LRUCache({ max: capacity }), changes: 0 };
  shelves.set(platform, shelf);
  onCatalogueChange(platform, ({ changed, restocked, frameChanged }) => {
    shelf.changes += 1;
    if (frameChanged) return shelf.cards.clear();
    for (const code of [...changed, ...restocked]) {
      for (const language of languages) shelf.cards.delete(`${language} ${code}`);
    }
  });
}

/** The cards of these products, in their order. A product that went missing meanwhile is left out. */
export function readCards(
  platform: Platform,
  productCodes: readonly string[],
  language: Language,
): readonly ListingCard[] | Promise<readonly ListingCard[]> {
  const shelf = shelves.get(platform);
  const known = productCodes.map((code) => shelf?.cards.get(`${language} ${code}`));
  if (known.every((card) => card !== undefined)) return known;
  return composeMissing(platform, shelf, productCodes, known, language);
}

async function composeMissing(
  platform: Platform,
  shelf: Shelf | undefined,
  productCodes: readonly string[],
  known: readonly (ListingCard | undefined)[],
  language: Language,
): Promise<ListingCard[]> {
  const changes = shelf?.changes;
  const missing = productCodes.filter((_, index) => known[index] === undefined);
  const frame = await catalogueFrame(platform);
  const composed = new Map(
    (await productSources(platform, missing)).map((source) => [
      source.productCode,
      listingCard(source, frame, language),
    ]),
  );
  // A card that was composed while its product changed may be the old one: it is shown once more, and not kept.
  if (shelf?.changes === changes) for (const [code, card] of composed) shelf?.cards.set(`${language} ${code}`, card);
  return productCodes.map((code, index) => known[index] ?? composed.get(code)).filter((card) => card !== undefined);
}

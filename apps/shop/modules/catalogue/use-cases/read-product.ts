import { type Language, languages } from "@gelora/locale/language.ts";
import { LRUCache } from "lru-cache";
import type { Platform } from "../../../platform/platform.ts";
import { composeProduct, type ProductView } from "../domain/product-view.ts";
import { selectDescription, selectSources } from "../storage/product-sources.ts";
import { listenToCatalogue } from "./follow-catalogue.ts";
import { readFrame } from "./read-frame.ts";

type Entry = { readonly view: ProductView | null };
type Shelf = {
  readonly views: LRUCache<string, Entry>;
  /** Raised at each change: a view that was being composed meanwhile is not kept. */
  changes: number;
};

/** Composed pages of about ten kilobytes each. They are dropped when their product changes, which is seen within about a second. */
const capacity = 6000;
const shelves = new WeakMap<Platform, Shelf>();

/** Keeps composed products in memory from now on; before this call each is composed anew. */
export function shelveProducts(platform: Platform): void {
  const shelf: Shelf = { views: new LRUCache({ max: capacity }), changes: 0 };
  shelves.set(platform, shelf);
  listenToCatalogue(platform, ({ changed, restocked, frameChanged }) => {
    shelf.changes += 1;
    if (frameChanged) return shelf.views.clear();
    for (const code of [...changed, ...restocked]) {
      for (const language of languages) shelf.views.delete(keyOf(code, language));
    }
  });
}

/** What a product's page shows, or null for an unknown code. Stock in it is a second or two old at most: it is for showing, not for selling. */
export function readProduct(
  platform: Platform,
  productCode: string,
  language: Language,
): ProductView | null | Promise<ProductView | null> {
  const shelf = shelves.get(platform);
  const key = keyOf(productCode, language);
  const known = shelf?.views.get(key);
  return known ? known.view : composeAndShelve(platform, shelf, key, productCode, language);
}

async function composeAndShelve(
  platform: Platform,
  shelf: Shelf | undefined,
  key: string,
  productCode: string,
  language: Language,
): Promise<ProductView | null> {
  const changes = shelf?.changes;
  const [source] = await selectSources(platform, [productCode]);
  const description = source && (await selectDescription(platform, productCode));
  const view = source ? composeProduct(source, description, await readFrame(platform), language) : null;
  if (shelf?.changes === changes) shelf?.views.set(key, { view });
  return view;
}

function keyOf(productCode: string, language: Language): string {
  return `${language} ${productCode}`;
}

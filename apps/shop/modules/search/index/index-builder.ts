import { type FacetGroup, facetGroups } from "../domain/catalog-index.ts";
import type { IndexedProduct } from "../domain/indexed-product.ts";
import { letterMask } from "../domain/spelling.ts";
import { type FacetColumn, newFacetColumn, setValues } from "./facet-column.ts";
import type { Postings, Vocabulary } from "./vocabulary.ts";

/**
 * The look-up tables of the in-process index. Products are numbers by default rank: 0 comes first.
 */
export type IndexTables = {
  readonly size: number;
  readonly productCodes: readonly string[];
  readonly numberOf: ReadonlyMap<string, number>;
  readonly facets: ReadonlyMap<FacetGroup, FacetColumn>;
  /** Products by newness and by price, and the position of each product in either. */
  readonly byNewness: Ranking;
  readonly byPrice: Ranking;
  readonly vocabulary: Vocabulary;
  /** Completions, the most frequent first. */
  readonly phrases: readonly string[];
};

export type Ranking = { readonly order: Uint32Array; readonly place: Uint32Array };

/**
 * Yields to the event loop, so requests are answered while an index is built beside the running
 * one.
 */
type Pause = () => Promise<void>;

type Kept = Omit<IndexedProduct, "words" | "phrases"> & { readonly words: Uint32Array };

export type IndexBuilder = {
  add(product: IndexedProduct): void;
  finish(pause: Pause): Promise<IndexTables>;
};

/**
 * A word of a product is stored as one number: its position in the vocabulary and, in the lowest
 * byte, its weight.
 */
const weightBits = 8;

export function createIndexBuilder(): IndexBuilder {
  const kept: Kept[] = [];
  const places = new Map<string, number>();
  const surfaces: string[] = [];
  const phraseCounts = new Map<string, number>();
  return {
    add: ({ words, phrases, ...product }) => {
      const numbers = new Uint32Array(words.size);
      let length = 0;
      for (const [stem, { weight, surface }] of words) {
        const place = places.get(stem) ?? places.size;
        if (place === places.size) {
          places.set(stem, place);
          surfaces.push(surface);
        }
        numbers[length] = (place << weightBits) | weight;
        length += 1;
      }
      kept.push({ ...product, words: numbers });
      for (const phrase of phrases) phraseCounts.set(phrase, (phraseCounts.get(phrase) ?? 0) + 1);
    },
    finish: async (pause) => {
      kept.sort((left, right) => right.standing - left.standing || (left.productCode < right.productCode ? -1 : 1));
      await pause();
      const facets = await facetColumns(kept, pause);
      const byNewness = rank(kept, (left, right) =>
        left.releasedOn < right.releasedOn ? 1 : left.releasedOn > right.releasedOn ? -1 : 0,
      );
      await pause();
      const byPrice = rank(kept, (left, right) => left.price - right.price);
      await pause();
      const vocabulary = await buildVocabulary(kept, [...places.keys()], surfaces, pause);
      const productCodes = kept.map((product) => product.productCode);
      return {
        size: kept.length,
        productCodes,
        numberOf: new Map(productCodes.map((code, number) => [code, number])),
        facets,
        byNewness,
        byPrice,
        vocabulary,
        phrases: [...phraseCounts].sort((left, right) => right[1] - left[1]).map(([phrase]) => phrase),
      };
    },
  };
}

const productsBetweenPauses = 4000;

async function facetColumns(products: readonly Kept[], pause: Pause): Promise<Map<FacetGroup, FacetColumn>> {
  const facets = new Map(facetGroups.map((group) => [group, newFacetColumn(products.length)]));
  for (const [number, product] of products.entries()) {
    for (const [group, column] of facets) setValues(column, number, product.values.get(group) ?? []);
    if (number % productsBetweenPauses === 0) await pause();
  }
  return facets;
}

/** The sort is stable, so equals stay in default order and pages neither repeat nor skip. */
function rank(products: readonly Kept[], compare: (left: Kept, right: Kept) => number): Ranking {
  const order = Uint32Array.from(
    products
      .map((product, number) => ({ product, number }))
      .sort((left, right) => compare(left.product, right.product)),
    ({ number }) => number,
  );
  const place = new Uint32Array(order.length);
  for (const [position, number] of order.entries()) place[number] = position;
  return { order, place };
}

async function buildVocabulary(
  products: readonly Kept[],
  stems: readonly string[],
  surfaces: readonly string[],
  pause: Pause,
): Promise<Vocabulary> {
  const lengths = new Uint32Array(stems.length);
  for (const product of products) {
    for (const word of product.words) lengths[word >>> weightBits] = (lengths[word >>> weightBits] as number) + 1;
  }
  await pause();
  const filled = new Uint32Array(stems.length);
  const postings = Array.from(
    lengths,
    (length): Postings => ({ products: new Uint32Array(length), weights: new Uint8Array(length) }),
  );
  for (const [number, product] of products.entries()) {
    for (const word of product.words) {
      const place = word >>> weightBits;
      const at = filled[place] as number;
      const posting = postings[place] as Postings;
      posting.products[at] = number;
      posting.weights[at] = word & (2 ** weightBits - 1);
      filled[place] = at + 1;
    }
    if (number % productsBetweenPauses === 0) await pause();
  }
  const sorted = stems.map((stem, place) => ({ stem, place })).sort((left, right) => (left.stem < right.stem ? -1 : 1));
  return {
    stems: sorted.map(({ stem }) => stem),
    surfaces: sorted.map(({ place }) => surfaces[place] ?? ""),
    postings: sorted.map(({ place }) => postings[place] as Postings),
    placeOf: new Map(sorted.map(({ stem }, index) => [stem, index])),
    masks: Uint32Array.from(sorted, ({ stem }) => letterMask(stem)),
  };
}

import type { WordsReading } from "../domain/catalog-index.ts";
import type { LabelledSize } from "../domain/size-words.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Products that have all words, ascending, with their scores by product. */
export type WordHits = {
  readonly products: Uint32Array;
  readonly scores: Float32Array;
  readonly reading: WordsReading;
};

export type WordSpace = {
  readonly vocabulary: Vocabulary;
  /** How many products there are, and how many numbers they are given from. */
  readonly size: () => number;
  readonly capacity: () => number;
  /** All of them, ascending. */
  readonly products: () => Uint32Array;
  /** Sizes by lower-case label. */
  readonly sizeLabels: () => ReadonlyMap<string, readonly LabelledSize[]>;
  /** Whether any of these products has one of these sizes. */
  readonly hasSize: (products: Uint32Array, sizes: readonly string[]) => boolean;
};

/** Words that are read as they are typed. */
export const plainReading: WordsReading = { used: [], corrected: false, dropped: [], sizes: [] };

export function noHits(space: WordSpace): Omit<WordHits, "reading"> {
  return { products: new Uint32Array(0), scores: new Float32Array(space.capacity()) };
}

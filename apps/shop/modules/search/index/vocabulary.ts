import { letterMask, mayBeNear, mistakesBetween, toleratedMistakes } from "../domain/spelling.ts";
import { synonymsOf } from "../domain/synonyms.ts";
import { stemOf } from "../domain/words.ts";

/** Where a word stands: products ascending, and how much it says about each. */
export type Postings = { readonly products: Uint32Array; readonly weights: Uint8Array };

export type Vocabulary = {
  /** Sorted by code units. */
  readonly stems: readonly string[];
  readonly surfaces: readonly string[];
  readonly postings: readonly Postings[];
  readonly placeOf: ReadonlyMap<string, number>;
  /** Which letters each stem has, see `letterMask`. */
  readonly masks: Uint32Array;
};

/** A stem that stands for a typed word, and how well it does, from 0 to 1. */
export type Reading = { readonly place: number; readonly factor: number };

const factors = { itself: 1, synonym: 0.8, beginning: 0.6, misspelt: 0.5 } as const;
const mostBeginnings = 80;

/** What a typed word stands for: itself, its synonyms, and where there is neither, or it is unfinished, words that begin with it. */
export function readingsOf(vocabulary: Vocabulary, word: string, unfinished: boolean): Reading[] {
  const stem = stemOf(word);
  const found = new Map<number, number>();
  const add = (place: number | undefined, factor: number): void => {
    if (place !== undefined && !found.has(place)) found.set(place, factor);
  };
  add(vocabulary.placeOf.get(stem), factors.itself);
  add(vocabulary.placeOf.get(word), factors.itself);
  for (const synonym of synonymsOf(stem)) add(vocabulary.placeOf.get(synonym), factors.synonym);
  if (unfinished || (found.size === 0 && word.length >= 3)) {
    for (const place of beginningWith(vocabulary, word)) add(place, factors.beginning);
  }
  return [...found].map(([place, factor]) => ({ place, factor }));
}

/** The words nearest to a misspelt one, the most frequent first; none for short words and numbers. */
export function nearSpellings(vocabulary: Vocabulary, word: string): Reading[] {
  const most = toleratedMistakes(word);
  if (most === 0) return [];
  const mask = letterMask(word) >>> 0;
  let nearest = most;
  let found: number[] = [];
  for (let place = 0; place < vocabulary.stems.length; place += 1) {
    // A surface has at most an ending more than its stem, hence the one mistake more that the letters may differ by.
    if (!mayBeNear(mask, vocabulary.masks[place] as number, nearest + 1)) continue;
    const stem = vocabulary.stems[place] as string;
    const surface = vocabulary.surfaces[place] as string;
    let mistakes = mistakesBetween(word, surface, nearest);
    if (stem !== surface) mistakes = Math.min(mistakes, mistakesBetween(word, stem, nearest));
    if (mistakes > nearest) continue;
    if (mistakes < nearest) found = [];
    nearest = mistakes;
    found.push(place);
  }
  const frequency = (place: number) => vocabulary.postings[place]?.products.length ?? 0;
  return found
    .sort((left, right) => frequency(right) - frequency(left))
    .slice(0, 3)
    .map((place) => ({ place, factor: factors.misspelt }));
}

/** Two words written as one, such as `sepatulari`: the parts, when both are known. */
export function partsOf(vocabulary: Vocabulary, word: string): [string, string] | undefined {
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const parts: [string, string] = [word.slice(0, cut), word.slice(cut)];
    if (parts.every((part) => vocabulary.placeOf.has(stemOf(part)))) return parts;
  }
  return undefined;
}

function beginningWith(vocabulary: Vocabulary, beginning: string): number[] {
  const { stems } = vocabulary;
  let low = 0;
  let high = stems.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((stems[middle] as string) < beginning) low = middle + 1;
    else high = middle;
  }
  const found: number[] = [];
  for (let place = low; place < stems.length && found.length < mostBeginnings; place += 1) {
    if (!stems[place]?.startsWith(beginning)) break;
    found.push(place);
  }
  return found;
}

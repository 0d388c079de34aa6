import { isAnotherWord, letterMask, mayBeNear, mistakesBetween, toleratedMistakes } from "../domain/spelling.ts";
import { synonymsOf } from "../domain/synonyms.ts";
import { stemOf } from "../domain/words.ts";

/** The occurrences of a word: products ascending, and its weight for each. */
export type Postings = { readonly products: Uint32Array; readonly weights: Uint8Array };

export type Vocabulary = {
  /** Sorted by code units. */
  readonly stems: readonly string[];
  readonly surfaces: readonly string[];
  readonly postings: readonly Postings[];
  readonly placeOf: ReadonlyMap<string, number>;
  /** The letters of each stem, see `letterMask`. */
  readonly masks: Uint32Array;
};

/** A stem that a typed word may mean, and how well it fits, from 0 to 1. */
export type Reading = { readonly place: number; readonly factor: number };

const factors = { itself: 1, synonym: 0.8, beginning: 0.6, misspelt: 0.5 } as const;
const mostBeginnings = 80;

/**
 * What a typed word may mean: itself, its synonyms, and when there is neither, or it is unfinished,
 * words that begin with it.
 */
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

/**
 * The nearest words to a misspelt one, the most frequent first; none for short words and numbers.
 * @param isAlone there are no words beside it
 */
export function nearSpellings(vocabulary: Vocabulary, word: string, isAlone: boolean): Reading[] {
  const most = toleratedMistakes(word, isAlone);
  if (most === 0) return [];
  const stem = stemOf(word);
  const mask = letterMask(word) >>> 0;
  let nearest = most;
  let found: number[] = [];
  for (let place = 0; place < vocabulary.stems.length; place += 1) {
    // A word has at most one ending more than its stem, so its letters may differ by one mistake
    // more.
    if (!mayBeNear(mask, vocabulary.masks[place] as number, nearest + 1)) continue;
    const known = vocabulary.stems[place] as string;
    // Misspelt words usually begin right: "nike" is not "bike".
    if (known[0] !== word[0]) continue;
    const surface = vocabulary.surfaces[place] as string;
    // Of three letters one may be missing, but two are too few to tell that the third is wrong.
    if (word.length < 4 && surface.length <= word.length) continue;
    // Stems are compared with stems, so "hodies" is one letter away from "hoodie".
    const mistakes = Math.min(mistakesIn(word, surface, nearest), mistakesIn(stem, known, nearest));
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

/** As `mistakesBetween`, but never near where a short word is rather another one. */
function mistakesIn(typed: string, known: string, most: number): number {
  const mistakes = mistakesBetween(typed, known, most);
  return mistakes <= most && isAnotherWord(typed, known) ? most + 1 : mistakes;
}

/** Two words typed as one, such as `sepatulari`: the parts, when both are known. */
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

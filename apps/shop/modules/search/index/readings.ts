import { mistakesBetween } from "@gelora/locale/mistakes-between.ts";
import { colourWish } from "../domain/colour-words.ts";
import { isAnotherWord, letterMask, mayBeNear, soundOf, toleratedMistakes } from "../domain/spelling.ts";
import { synonymsOf } from "../domain/synonyms.ts";
import { isMarkedStem, nameStem, partStem } from "../domain/terms.ts";
import { stemOf } from "../domain/words.ts";
import { surfaceOf, type Vocabulary, type Word } from "./vocabulary.ts";

/** A word that a typed one may mean, and how well it fits, from 0 to 1. */
export type Reading = { readonly word: Word; readonly factor: number };

const factors = { itself: 1, synonym: 0.8, beginning: 0.6, misspelt: 0.5, part: 0.4 } as const;
const mostBeginnings = 80;

/**
 * What a typed word may mean: itself, its synonyms, and when there is neither, or it is unfinished,
 * words that begin with it. A colour is no beginning: nothing red is not something reduced.
 */
export function readingsOf(vocabulary: Vocabulary, word: string, unfinished: boolean): Reading[] {
  const stem = stemOf(word);
  const found = new Map<Word, number>();
  const add = (known: Word | undefined, factor: number): void => {
    if (known !== undefined && !found.has(known)) found.set(known, factor);
  };
  add(vocabulary.wordOf.get(stem), factors.itself);
  add(vocabulary.wordOf.get(word), factors.itself);
  add(vocabulary.wordOf.get(nameStem(stem)), factors.itself);
  for (const synonym of synonymsOf(stem)) add(vocabulary.wordOf.get(synonym), factors.synonym);
  if (unfinished || (found.size === 0 && word.length >= 3 && !colourWish(word))) {
    for (const known of beginningWith(vocabulary, word)) add(known, factors.beginning);
  }
  return [...found].map(([known, factor]) => ({ word: known, factor }));
}

/** As `readingsOf`, and what the word means as a part of a term: "kaos" may be "kaos kaki". */
export function partReadingsOf(vocabulary: Vocabulary, word: string): Reading[] {
  const stem = stemOf(word);
  const parts = [stem, ...synonymsOf(stem)].flatMap((one) => vocabulary.wordOf.get(partStem(one)) ?? []);
  const own = readingsOf(vocabulary, word, false);
  const others = parts.filter((part) => !own.some(({ word: known }) => known === part));
  return [...own, ...others.map((part) => ({ word: part, factor: factors.part }))];
}

/**
 * The words that sound as a misspelt one does, or else the nearest to it, the most frequent first;
 * none for short words and numbers.
 * @param isAlone there are no words beside it
 */
export function nearSpellings(vocabulary: Vocabulary, word: string, isAlone: boolean): Reading[] {
  const most = toleratedMistakes(word, isAlone);
  if (most === 0) return [];
  const heard = vocabulary.soundingAs.get(soundOf(stemOf(word)));
  const found = heard ? [...heard] : nearestTo(vocabulary, word, most);
  return found
    .sort((left, right) => right.length - left.length || (left.stem < right.stem ? -1 : 1))
    .slice(0, 3)
    .map((known) => ({ word: known, factor: factors.misspelt }));
}

function nearestTo({ words, masks }: Vocabulary, word: string, most: number): Word[] {
  const stem = stemOf(word);
  const mask = letterMask(word) >>> 0;
  let nearest = most;
  let found: Word[] = [];
  for (let place = 0; place < words.length; place += 1) {
    // A word has at most one ending more than its stem, so its letters may differ by one mistake
    // more.
    if (!mayBeNear(mask, masks[place] as number, nearest + 1)) continue;
    const known = words[place] as Word;
    // Misspelt words usually begin right: "nike" is not "bike".
    if (known.stem[0] !== word[0]) continue;
    if (isMarkedStem(known.stem)) continue;
    const surface = surfaceOf(known);
    // Of three letters one may be missing, but two are too few to know that the third is wrong.
    if (word.length < 4 && surface.length <= word.length) continue;
    // Stems are compared with stems, so "hodies" is one letter away from "hoodie".
    const mistakes = Math.min(mistakesIn(word, surface, nearest), mistakesIn(stem, known.stem, nearest));
    if (mistakes > nearest) continue;
    if (mistakes < nearest) found = [];
    nearest = mistakes;
    found.push(known);
  }
  return found;
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
    if (parts.every((part) => vocabulary.wordOf.has(stemOf(part)))) return parts;
  }
  return undefined;
}

/**
 * Words with those as one that were typed as two, such as `swim suit`: where the shop knows the
 * whole, and not both parts.
 */
export function joinSplitWords(vocabulary: Vocabulary, words: readonly string[]): string[] {
  const isKnown = (word: string): boolean => vocabulary.wordOf.has(stemOf(word));
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word = "", next = ""] = words.slice(at, at + 2);
    const isSplit = next !== "" && isKnown(word + next) && !(isKnown(word) && isKnown(next));
    if (isSplit) at += 1;
    joined.push(isSplit ? word + next : word);
  }
  return joined;
}

function beginningWith({ words }: Vocabulary, beginning: string): Word[] {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] as Word).stem < beginning) low = middle + 1;
    else high = middle;
  }
  const found: Word[] = [];
  for (let place = low; place < words.length && found.length < mostBeginnings; place += 1) {
    const word = words[place] as Word;
    if (!word.stem.startsWith(beginning)) break;
    found.push(word);
  }
  return found;
}

import { colourWish } from "../domain/colour-words.ts";
import { termWords } from "../domain/terms.ts";
import { nearSpellings, partReadingsOf, partsOf, type Reading, readingsOf } from "./readings.ts";
import { surfaceOf, type Vocabulary } from "./vocabulary.ts";

/** What each word means, the parts of a term together: the "kaos" of "kaos kaki" is no shirt. */
export function ownReadings(vocabulary: Vocabulary, words: readonly string[], inTerms = false) {
  return termWords(words).map(({ word, isPart }) => ({
    word,
    own: inTerms || isPart ? partReadingsOf(vocabulary, word) : readingsOf(vocabulary, word, false),
  }));
}

/** A word that means nothing as it is typed: the words joined in it, or one spelt like it. */
export function mend(
  vocabulary: Vocabulary,
  word: string,
  isAlone: boolean,
): { words: string[]; readings: Reading[][] } | undefined {
  // A colour that no product has is no other word.
  if (colourWish(word)) return undefined;
  const parts = partsOf(vocabulary, word);
  if (parts) return { words: parts, readings: parts.map((part) => readingsOf(vocabulary, part, false)) };
  const near = nearSpellings(vocabulary, word, isAlone);
  const [best] = near;
  return best && { words: [surfaceOf(best.word)], readings: [near] };
}

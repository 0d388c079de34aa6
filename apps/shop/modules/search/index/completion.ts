import type { WordMatch } from "../domain/catalog-index.ts";
import { joinColours } from "../domain/colour-words.ts";
import { joinUnits } from "../domain/units.ts";
import type { IndexTables } from "./index-tables.ts";
import { phrasesInOrder } from "./phrases.ts";
import { nearSpellings, readingsOf } from "./readings.ts";
import { scoreAll } from "./scores.ts";
import { topOf } from "./top-of.ts";
import type { WordSpace } from "./word-hits.ts";

const mostPhrases = 8;

/**
 * Products whose words begin with what is being typed, and phrases that continue it. A word without
 * completions is replaced by its near spellings.
 */
export function completeWords(
  tables: IndexTables,
  space: WordSpace,
  typed: readonly string[],
  limit: number,
): WordMatch {
  const text = typed.join(" ");
  const phrases = phrasesInOrder(tables.phrases)
    .filter((phrase) => phrase.startsWith(text) || phrase.includes(` ${text}`))
    .slice(0, mostPhrases);
  // A single letter would match half the shop; phrases are more useful.
  if (text.length < 2) return { productCodes: [], phrases };
  const { vocabulary } = space;
  const words = joinUnits(joinColours(typed));
  const readings = words.map((word, index) => {
    const own = readingsOf(vocabulary, word, index === words.length - 1);
    return own.length > 0 ? own : nearSpellings(vocabulary, word, words.length === 1);
  });
  const { products, scores } = scoreAll(space, readings);
  const best = topOf(products, limit, byScore(tables, scores));
  return { productCodes: best.map((number) => tables.keys[number]?.productCode ?? ""), phrases };
}

/** The best fit first, in default order among equals. */
export function byScore(
  { byStanding: { place } }: IndexTables,
  scores: Float32Array,
): (left: number, right: number) => boolean {
  return (left, right) => {
    const difference = (scores[left] as number) - (scores[right] as number);
    return difference > 0 || (difference === 0 && (place[left] as number) < (place[right] as number));
  };
}

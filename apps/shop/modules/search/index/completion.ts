import type { WordMatch } from "../domain/catalog-index.ts";
import type { IndexTables } from "./index-builder.ts";
import { topOf } from "./top-of.ts";
import { nearSpellings, readingsOf } from "./vocabulary.ts";
import { scoreAll } from "./word-search.ts";

const mostPhrases = 8;

/**
 * Products whose words begin with what is being typed, and phrases that continue it. A word without
 * completions is replaced by its near spellings.
 */
export function completeWords(tables: IndexTables, typed: readonly string[], limit: number): WordMatch {
  const text = typed.join(" ");
  const phrases = tables.phrases
    .filter((phrase) => phrase.startsWith(text) || phrase.includes(` ${text}`))
    .slice(0, mostPhrases);
  // A single letter would match half the shop; phrases are more useful.
  if (text.length < 2) return { productCodes: [], phrases };
  const { vocabulary } = tables;
  const readings = typed.map((word, index) => {
    const own = readingsOf(vocabulary, word, index === typed.length - 1);
    return own.length > 0 ? own : nearSpellings(vocabulary, word, typed.length === 1);
  });
  const { products, scores } = scoreAll(tables, readings);
  const isBefore = (left: number, right: number): boolean => {
    const difference = (scores[left] as number) - (scores[right] as number);
    return difference > 0 || (difference === 0 && left < right);
  };
  return { productCodes: topOf(products, limit, isBefore).map((number) => tables.productCodes[number] ?? ""), phrases };
}

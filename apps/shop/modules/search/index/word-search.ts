import { colourWish, joinColours, nearColours, withoutColourLabels, withoutShade } from "../domain/colour-words.ts";
import { takeSizeOut } from "../domain/size-words.ts";
import { joinUnits } from "../domain/units.ts";
import { wishesIn } from "../domain/wishes.ts";
import { dropWords } from "./drop-words.ts";
import { fitAll } from "./fit-words.ts";
import { joinSplitWords, readingsOf } from "./readings.ts";
import { scoreAll } from "./scores.ts";
import { noHits, plainReading, type WordHits, type WordSpace } from "./word-hits.ts";

/**
 * Tries the words with their phrases replaced; as they are; with a size recognised; in a kind of
 * goods near to theirs; with misspelt words corrected; as several wishes, of which each product
 * fulfils one; in a colour near to it; in another colour; and finally without the words that find
 * nothing, the size being the last of them. The first reading with results is used.
 * @param asTyped tries no spellings but those typed, and leaves no word out
 */
export function searchWords(space: WordSpace, typed: readonly string[], asTyped = false): WordHits {
  const words = joinUnits(joinColours(typed));
  if (asTyped) return fitAll(space, words, [false]) ?? { ...noHits(space), reading: { ...plainReading, used: words } };
  return asMeant(space, joinSplitWords(space.vocabulary, withoutColourLabels(words)));
}

function asMeant(space: WordSpace, words: readonly string[]): WordHits {
  const wishes = wishesIn(words);
  // "Black and white shoes" are both at once; "shoes and socks" are nothing at once.
  const together = fitAll(space, wishes.flat());
  if (together) return together;
  if (wishes.length > 1) return anyOf(space, words, wishes);
  return (
    beginnings(space, words) ??
    inNearColours(space, words) ??
    inOtherColours(space, words) ??
    inSize(space, words) ??
    dropWords(space, words)
  );
}

/** Of words that find nothing together the size is kept: nobody wears the shoes in another. */
function inSize(space: WordSpace, words: readonly string[]): WordHits | undefined {
  const taken = takeSizeOut(words, space.sizeLabels());
  const hits = taken && taken.rest.length > 0 ? dropWords(space, taken.rest) : undefined;
  if (!taken || !hits || !space.hasSize(hits.products, taken.sizes)) return undefined;
  const said = words.filter((word) => !taken.rest.includes(word));
  return { ...hits, reading: { ...hits.reading, used: [...hits.reading.used, ...said], sizes: taken.sizes } };
}

/** The products of any wish. A size is left out: the one wish's would hide the other's products. */
function anyOf(space: WordSpace, words: readonly string[], wishes: readonly (readonly string[])[]): WordHits {
  const found = wishes.map((wish) => searchWords(space, wish));
  const products = Uint32Array.from(new Set(found.flatMap((hits) => [...hits.products]))).sort();
  const scores = new Float32Array(space.capacity());
  for (const product of products) {
    scores[product] = found.reduce((sum, hits) => sum + (hits.scores[product] as number), 0);
  }
  const joiner = words.find((word) => !wishes.flat().includes(word)) ?? "";
  return {
    products,
    scores,
    reading: {
      ...plainReading,
      used: found.flatMap(({ reading }, at) => (at > 0 ? [joiner, ...reading.used] : reading.used)),
      corrected: found.some(({ reading }) => reading.corrected),
      dropped: found.flatMap(({ reading }) => reading.dropped),
    },
  };
}

/**
 * The same goods in colours that come near: nobody needs to learn that terracotta is a kind of
 * red.
 */
function inNearColours(space: WordSpace, words: readonly string[]): WordHits | undefined {
  const hits = words.some(colourWish) ? fitAll(space, nearColours(words), [false]) : undefined;
  return hits && { ...hits, reading: { ...hits.reading, used: words } };
}

/**
 * The same goods in any shade of the colour, or else in any colour. The colour is left out before
 * the kind of goods or the size, and the reading says so.
 */
function inOtherColours(space: WordSpace, words: readonly string[]): WordHits | undefined {
  const colours = words.filter(colourWish);
  const variants = [words.map(withoutShade), words.filter((word) => !colourWish(word))];
  for (const kept of variants) {
    const dropped = colours.filter((colour) => !kept.includes(colour));
    const hits = dropped.length > 0 && kept.length > 0 ? fitAll(space, kept) : undefined;
    if (!hits) continue;
    const { reading } = hits;
    return { ...hits, reading: { ...reading, used: reading.corrected ? reading.used : kept, dropped } };
  }
  return undefined;
}

/** A single letter or two, which are no word: the products that have a word beginning so. */
function beginnings(space: WordSpace, words: readonly string[]): WordHits | undefined {
  const [word = ""] = words;
  if (words.length !== 1 || word.length > 2) return undefined;
  const readings = readingsOf(space.vocabulary, word, true);
  return readings.length > 0
    ? { ...scoreAll(space, [readings]), reading: { ...plainReading, used: [word] } }
    : undefined;
}

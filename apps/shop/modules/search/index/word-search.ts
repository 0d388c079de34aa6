import type { WordsReading } from "../domain/catalog-index.ts";
import { colourWish, joinColours, nearColours, withoutColourLabels, withoutShade } from "../domain/colour-words.ts";
import { type LabelledSize, takeSizeOut } from "../domain/size-words.ts";
import { rephrase } from "../domain/synonyms.ts";
import { termWords } from "../domain/terms.ts";
import { isNumber, joinUnits } from "../domain/units.ts";
import { wishesIn } from "../domain/wishes.ts";
import { nearSpellings, partReadingsOf, partsOf, type Reading, readingsOf } from "./readings.ts";
import { surfaceOf, type Vocabulary } from "./vocabulary.ts";

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

type Attempt = {
  readonly words: readonly string[];
  readonly sizes: readonly string[];
  /** Words are found as parts of terms too, see `partReadingsOf`. */
  readonly inTerms: boolean;
};

const plain: WordsReading = { used: [], corrected: false, dropped: [], sizes: [] };

/**
 * Tries the words with their phrases replaced; as they are; with a size recognised; with misspelt
 * words corrected; as several wishes, of which each product fulfils one; in a colour near to it; in
 * another colour; and finally without the words that find nothing, the size being the last of them.
 * The first reading with results is used.
 * @param asTyped tries no spellings but those typed, and leaves no word out
 */
export function searchWords(space: WordSpace, typed: readonly string[], asTyped = false): WordHits {
  const words = joinUnits(joinColours(typed));
  if (asTyped) return fitAll(space, words, [false]) ?? { ...nothing(space), reading: { ...plain, used: words } };
  return asMeant(space, withoutColourLabels(words));
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

function fitAll(space: WordSpace, words: readonly string[], corrections = [false, true]): WordHits | undefined {
  const attempts = attemptsFor(space, words);
  for (const correct of corrections) {
    for (const attempt of attempts) {
      const hits = tryAll(space, attempt, correct);
      if (hits) return hits;
    }
  }
  return undefined;
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
      ...plain,
      used: found.flatMap(({ reading }, at) => (at > 0 ? [joiner, ...reading.used] : reading.used)),
      corrected: found.some(({ reading }) => reading.corrected),
      dropped: found.flatMap(({ reading }) => reading.dropped),
    },
  };
}

/**
 * The same goods in colours that come near: nobody needs to be told that terracotta is a kind of
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
  return readings.length > 0 ? { ...scoreAll(space, [readings]), reading: { ...plain, used: [word] } } : undefined;
}

function attemptsFor(space: WordSpace, words: readonly string[]): Attempt[] {
  // A phrase differs from its words: "kaos kaki" are socks, not shirts.
  const variants = [rephrase(words), words].filter((variant) => variant !== undefined).map(joinColours);
  const labels = space.sizeLabels();
  const sized = variants.flatMap((variant) => {
    const taken = takeSizeOut(variant, labels);
    return taken ? [{ words: taken.rest, sizes: taken.sizes }] : [];
  });
  const attempts = [...variants.map((variant) => ({ words: variant, sizes: [] })), ...sized];
  return [false, true].flatMap((inTerms) => attempts.map((attempt): Attempt => ({ ...attempt, inTerms })));
}

function tryAll(space: WordSpace, attempt: Attempt, correct: boolean): WordHits | undefined {
  const used: string[] = [];
  const readings: (readonly Reading[])[] = [];
  let corrected = false;
  for (const { word, own } of ownReadings(space.vocabulary, attempt.words, attempt.inTerms)) {
    if (own.length > 0) {
      used.push(word);
      readings.push(own);
      continue;
    }
    if (!correct) return undefined;
    const mended = mend(space.vocabulary, word, attempt.words.length === 1);
    if (!mended) return undefined;
    corrected = true;
    used.push(...mended.words);
    readings.push(...mended.readings);
  }
  const hits = scoreAll(space, readings);
  if (hits.products.length === 0) return undefined;
  if (attempt.sizes.length > 0 && !space.hasSize(hits.products, attempt.sizes)) return undefined;
  return { ...hits, reading: { ...plain, used, corrected, sizes: attempt.sizes } };
}

/** What each word means, the parts of a term together: the "kaos" of "kaos kaki" is no shirt. */
function ownReadings(vocabulary: Vocabulary, words: readonly string[], inTerms = false) {
  return termWords(words).map(({ word, isPart }) => ({
    word,
    own: inTerms || isPart ? partReadingsOf(vocabulary, word) : readingsOf(vocabulary, word, false),
  }));
}

function mend(
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

/** The words that find something together, and what they find. */
function dropWords(space: WordSpace, words: readonly string[]): WordHits {
  const known = knownWords(space, words);
  const kept = mostTogether(space, known);
  const used = kept.flatMap(({ shown }) => shown);
  // What is left may be a phrase: "baju bola" is of football, whatever was said beside it.
  const phrase = rephrase(used) ? fitAll(space, used, [false]) : undefined;
  const readings = kept.flatMap((entry) => entry.readings);
  const hits = phrase ?? (kept.length > 0 ? scoreAll(space, readings) : nothing(space));
  return {
    ...hits,
    reading: {
      used,
      corrected: kept.some(({ corrected }) => corrected),
      dropped: known.filter((entry) => !kept.includes(entry)).map(({ word }) => word),
      sizes: phrase?.reading.sizes ?? [],
    },
  };
}

type KnownWord = {
  readonly word: string;
  /** As typed or as corrected, which may be two words. */
  readonly shown: readonly string[];
  readonly corrected: boolean;
  /** Some are empty where the word is unknown. */
  readonly readings: readonly (readonly Reading[])[];
};

function knownWords(space: WordSpace, words: readonly string[]): KnownWord[] {
  return ownReadings(space.vocabulary, words).map(({ word, own }) => {
    const mended = own.length > 0 ? undefined : mend(space.vocabulary, word, words.length === 1);
    return {
      word,
      shown: mended?.words ?? [word],
      corrected: mended !== undefined,
      readings: mended?.readings ?? [own],
    };
  });
}

/**
 * Adds word by word what still finds something with the words before; the most telling words are
 * tried first.
 */
function mostTogether(space: WordSpace, known: readonly KnownWord[]): readonly KnownWord[] {
  const spread = ({ readings }: KnownWord) => Math.max(0, ...readings.flat().map(({ word }) => word.length));
  const candidates = known
    .filter(({ readings }) => readings.every((reading) => reading.length > 0))
    // The word shared by most products is the kind of goods; details are dropped rather than that,
    // and numbers first: they are in the names of all kinds.
    .sort((left, right) => Number(isNumber(left.word)) - Number(isNumber(right.word)) || spread(right) - spread(left));
  let kept: KnownWord[] = [];
  for (const candidate of candidates) {
    const trial = [...kept, candidate];
    const hits = scoreAll(
      space,
      trial.flatMap(({ readings }) => readings),
    );
    if (hits.products.length > 0) kept = trial;
  }
  // Without the goods that were named, their number says nothing.
  const isNumberAlone = kept.every(({ word }) => isNumber(word)) && !known.every(({ word }) => isNumber(word));
  return isNumberAlone ? [] : known.filter((entry) => kept.includes(entry));
}

function nothing(space: WordSpace): { products: Uint32Array; scores: Float32Array } {
  return { products: new Uint32Array(0), scores: new Float32Array(space.capacity()) };
}

/** Products that match every reading, with the sum of their weights. Rare words weigh more. */
export function scoreAll(
  space: Pick<WordSpace, "size" | "capacity" | "products">,
  readings: readonly (readonly Reading[])[],
): { products: Uint32Array; scores: Float32Array } {
  const scores = new Float32Array(space.capacity());
  if (readings.length === 0) return { products: space.products(), scores };
  const reached = new Uint8Array(space.capacity());
  let complete = 0;
  for (let step = 0; step < readings.length; step += 1) {
    complete = 0;
    const readingsOfWord = readings[step] as readonly Reading[];
    // The rarity of the typed word, not of each word it may mean: otherwise the oddest completion
    // would come first.
    const found = readingsOfWord.reduce((sum, { word }) => sum + word.length, 0);
    const rarity = Math.log2(2 + space.size() / Math.max(found, 1));
    for (const { word, factor } of readingsOfWord) {
      const { products, weights, length } = word;
      const worth = factor * rarity;
      for (let index = 0; index < length; index += 1) {
        const product = products[index] as number;
        if (reached[product] !== step) continue;
        reached[product] = step + 1;
        complete += 1;
        scores[product] = (scores[product] as number) + worth * (weights[index] as number);
      }
    }
  }
  return { products: collect(reached, readings.length, complete), scores };
}

function collect(reached: Uint8Array, wanted: number, count: number): Uint32Array {
  const products = new Uint32Array(count);
  let length = 0;
  for (let product = 0; product < reached.length && length < count; product += 1) {
    if (reached[product] !== wanted) continue;
    products[length] = product;
    length += 1;
  }
  return products;
}

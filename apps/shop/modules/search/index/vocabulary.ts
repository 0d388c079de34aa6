import type { WeighedWord } from "../domain/indexed-product.ts";
import { letterMask, soundOf } from "../domain/spelling.ts";
import { growLists, grown, listAt, type NumberLists, newNumberLists, setList } from "./number-lists.ts";

/** A word as the index files it, with its occurrences. */
export type Word = {
  readonly stem: string;
  readonly spellings: Spelling[];
  /** Products, in no order, and the word's weight for each; the first `length` are in use. */
  products: Uint32Array;
  weights: Uint8Array;
  length: number;
};

type Spelling = { readonly number: number; readonly word: Word; readonly surface: string; uses: number };

export type Vocabulary = {
  readonly wordOf: Map<string, Word>;
  /** The same words by how their stems sound, see `soundOf`. */
  readonly soundingAs: Map<string, Set<Word>>;
  /** Those that some product has, by code units of their stems. */
  words: readonly Word[];
  /** The letters of each of them, see `letterMask`. */
  masks: Uint32Array;
  /** By number; those that no product has any more are reused. */
  readonly spellings: (Spelling | undefined)[];
  readonly unused: number[];
  /** Of each product: the numbers of its spellings, each with a weight in its lowest byte. */
  readonly products: NumberLists;
  readonly added: Set<Word>;
  readonly removed: Set<Word>;
};

const weightBits = 8;

export function newVocabulary(size: number): Vocabulary {
  return {
    wordOf: new Map(),
    soundingAs: new Map(),
    words: [],
    masks: new Uint32Array(0),
    spellings: [],
    unused: [],
    products: newNumberLists(size),
    added: new Set(),
    removed: new Set(),
  };
}

export function growVocabulary(vocabulary: Vocabulary, size: number): void {
  growLists(vocabulary.products, size);
}

/**
 * Replaces a product's words; `settleWords` has to follow before the next search.
 * @returns whether they differ from those before
 */
export function setWords(vocabulary: Vocabulary, product: number, words: ReadonlyMap<string, WeighedWord>): boolean {
  const before = new Set(listAt(vocabulary.products, product));
  const now: number[] = [];
  const isNew: number[] = [];
  for (const [stem, { weight, surface }] of words) {
    const entry = (spellingNumber(vocabulary, stem, surface) << weightBits) | weight;
    now.push(entry);
    if (!before.delete(entry)) isNew.push(entry);
  }
  if (isNew.length === 0 && before.size === 0) return false;
  // In this order: a spelling may not be given up while the product has it with another weight.
  for (const entry of isNew) enter(vocabulary, product, entry);
  for (const entry of before) leave(vocabulary, product, entry);
  setList(vocabulary.products, product, now);
  return true;
}

/**
 * Sorts what the products changed since have added to the words, and forgets words without
 * products.
 */
export function settleWords(vocabulary: Vocabulary): void {
  const { added, removed } = vocabulary;
  if (added.size === 0 && removed.size === 0) return;
  const kept = vocabulary.words.filter((word) => !removed.has(word));
  const isNew = [...added].filter(({ length }) => length > 0).sort((left, right) => (left.stem < right.stem ? -1 : 1));
  vocabulary.words = merged(kept, isNew);
  vocabulary.masks = Uint32Array.from(vocabulary.words, ({ stem }) => letterMask(stem));
  added.clear();
  removed.clear();
}

/** The spelling that most products have. */
export function surfaceOf({ stem, spellings }: Word): string {
  const [first, ...others] = spellings;
  if (!first) return stem;
  return others.reduce((best, one) => {
    const isBetter = one.uses > best.uses || (one.uses === best.uses && one.surface < best.surface);
    return isBetter ? one : best;
  }, first).surface;
}

function merged(left: readonly Word[], right: readonly Word[]): Word[] {
  const all: Word[] = [];
  let next = 0;
  for (const word of left) {
    for (; next < right.length && (right[next] as Word).stem < word.stem; next += 1) all.push(right[next] as Word);
    all.push(word);
  }
  return [...all, ...right.slice(next)];
}

function spellingNumber(vocabulary: Vocabulary, stem: string, surface: string): number {
  const word = vocabulary.wordOf.get(stem) ?? newWord(vocabulary, stem);
  const known = word.spellings.find((spelling) => spelling.surface === surface);
  if (known) return known.number;
  const number = vocabulary.unused.pop() ?? vocabulary.spellings.length;
  const spelling: Spelling = { number, word, surface, uses: 0 };
  vocabulary.spellings[number] = spelling;
  word.spellings.push(spelling);
  return number;
}

function newWord(vocabulary: Vocabulary, stem: string): Word {
  const word: Word = { stem, spellings: [], products: new Uint32Array(4), weights: new Uint8Array(4), length: 0 };
  vocabulary.wordOf.set(stem, word);
  const sound = soundOf(stem);
  vocabulary.soundingAs.set(sound, (vocabulary.soundingAs.get(sound) ?? new Set()).add(word));
  vocabulary.added.add(word);
  return word;
}

function enter({ spellings }: Vocabulary, product: number, entry: number): void {
  const spelling = spellings[entry >>> weightBits];
  if (!spelling) return;
  const { word } = spelling;
  spelling.uses += 1;
  if (word.length === word.products.length) {
    const weights = new Uint8Array(word.length * 2);
    weights.set(word.weights);
    word.weights = weights;
    word.products = grown(word.products, word.length * 2);
  }
  word.products[word.length] = product;
  word.weights[word.length] = entry & (2 ** weightBits - 1);
  word.length += 1;
}

function leave(vocabulary: Vocabulary, product: number, entry: number): void {
  const number = entry >>> weightBits;
  const spelling = vocabulary.spellings[number];
  if (!spelling) return;
  const { word } = spelling;
  takeOut(word, product, entry & (2 ** weightBits - 1));
  spelling.uses -= 1;
  if (spelling.uses > 0) return;
  word.spellings.splice(word.spellings.indexOf(spelling), 1);
  vocabulary.spellings[number] = undefined;
  vocabulary.unused.push(number);
  if (word.length > 0) return;
  forget(vocabulary, word);
  vocabulary.added.delete(word);
  vocabulary.removed.add(word);
}

function forget(vocabulary: Vocabulary, word: Word): void {
  const sound = soundOf(word.stem);
  const alike = vocabulary.soundingAs.get(sound);
  alike?.delete(word);
  if (alike?.size === 0) vocabulary.soundingAs.delete(sound);
  vocabulary.wordOf.delete(word.stem);
}

/** By its weight too: a product whose weight changes has both until the old one is taken out. */
function takeOut(word: Word, product: number, weight: number): void {
  let at = word.products.indexOf(product);
  while (at >= 0 && word.weights[at] !== weight) at = word.products.indexOf(product, at + 1);
  if (at < 0 || at >= word.length) return;
  word.length -= 1;
  word.products[at] = word.products[word.length] as number;
  word.weights[at] = word.weights[word.length] as number;
}

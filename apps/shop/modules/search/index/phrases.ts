import { growLists, listAt, type NumberLists, newNumberLists, setList } from "./number-lists.ts";

/** Completions of what is typed, and how many products have each. */
export type Phrases = {
  readonly texts: string[];
  readonly numberOf: Map<string, number>;
  readonly uses: number[];
  readonly products: NumberLists;
  /** The most frequent first; undefined after a change. */
  sorted: readonly string[] | undefined;
};

export function newPhrases(size: number): Phrases {
  return { texts: [], numberOf: new Map(), uses: [], products: newNumberLists(size), sorted: undefined };
}

export function growPhrases(phrases: Phrases, size: number): void {
  growLists(phrases.products, size);
}

/** Replaces a product's phrases. @returns whether they differ from those before */
export function setPhrases(phrases: Phrases, product: number, texts: readonly string[]): boolean {
  const before = listAt(phrases.products, product);
  const now = texts.map((text) => numberOf(phrases, text));
  if (before.length === now.length && now.every((number, at) => number === before[at])) return false;
  for (const number of before) phrases.uses[number] = (phrases.uses[number] as number) - 1;
  for (const number of now) phrases.uses[number] = (phrases.uses[number] as number) + 1;
  setList(phrases.products, product, now);
  phrases.sorted = undefined;
  return true;
}

export function phrasesInOrder(phrases: Phrases): readonly string[] {
  const { texts, uses } = phrases;
  phrases.sorted ??= texts
    .map((text, number) => ({ text, uses: uses[number] as number }))
    .filter((phrase) => phrase.uses > 0)
    .sort((left, right) => right.uses - left.uses || (left.text < right.text ? -1 : 1))
    .map(({ text }) => text);
  return phrases.sorted;
}

function numberOf(phrases: Phrases, text: string): number {
  const known = phrases.numberOf.get(text);
  if (known !== undefined) return known;
  const number = phrases.texts.push(text) - 1;
  phrases.uses.push(0);
  phrases.numberOf.set(text, number);
  return number;
}

/** Terms of two words, and what a word of theirs says of the goods. */

/** Where a word of a term means other goods when it stands alone: socks are no shirts. */
const otherGoods = new Map<string, string>([
  ["kaos kaki", "kaos"],
  ["kaus kaki", "kaus"],
  ["baju renang", "baju"],
  ["tenis meja", "tenis"],
  ["table tennis", "tennis"],
]);

/** Where a word of a term means other goods first: shorts are trousers too, but seldom meant. */
const lessMeant = new Map<string, string>([["celana pendek", "celana"]]);

/** How a word of a text is indexed. */
export type TermWord = {
  readonly word: string;
  /** It names the goods only together with the word beside it. */
  readonly isPart: boolean;
  /** How much of a word's usual weight it has. */
  readonly share: number;
};

/** The words of a text, in order, with what their terms make of them. */
export function termWords(words: readonly string[]): TermWord[] {
  return words.map((word, at) => {
    const terms = [`${words[at - 1]} ${word}`, `${word} ${words[at + 1]}`];
    const isIn = (kind: ReadonlyMap<string, string>) => terms.some((term) => kind.get(term) === word);
    return { word, isPart: isIn(otherGoods), share: isIn(lessMeant) ? 0.5 : 1 };
  });
}

/** No typed word has the sign, so such a stem is found only where nothing else is. */
const partSign = "~";

/** The stem that a word is indexed under where it is only a part of a term. */
export const partStem = (stem: string): string => stem + partSign;

export const isPartStem = (stem: string): boolean => stem.endsWith(partSign);

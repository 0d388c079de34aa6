/** Terms of two words, and what a word of theirs says of the goods. */

/** What is made for shoes and is none; Indonesian names it first, English last. */
const forShoes = {
  "id-ID": "tas kantong kotak rak tali sol sikat semir pembersih",
  "en-US": "bag bags box rack lace laces brush cleaner",
} as const;

/**
 * Where a word of a term means other goods when it stands alone: socks are no shirts, and a bag for
 * shoes is no shoe.
 */
const otherGoods = new Map<string, string>([
  ...forShoes["id-ID"].split(" ").map((thing) => [`${thing} sepatu`, "sepatu"] as const),
  ...forShoes["en-US"].split(" ").map((thing) => [`shoe ${thing}`, "shoe"] as const),
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

/** No typed word has these signs, so such stems are found only where they are looked for. */
const partSign = "~";
const nameSign = "=";

/** The stem that a word is indexed under where it is only a part of a term. */
export const partStem = (stem: string): string => stem + partSign;

/** The stem that a word is indexed under where it is only a name, which has no synonyms. */
export const nameStem = (stem: string): string => stem + nameSign;

/** Whether no typed word has this stem as it is. */
export const isMarkedStem = (stem: string): boolean => stem.endsWith(partSign) || stem.endsWith(nameSign);

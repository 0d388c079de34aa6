import { createMemory } from "../../catalogue/memory.ts";
import { type ColourFamily, colourFamily, lightnessOf } from "./colour-family.ts";
import { indexedWords } from "./words.ts";

/**
 * The words for a colour; its goods are indexed under the first, whatever their shade is called.
 */
const wordsOfFamilies: Readonly<Record<ColourFamily, readonly [string, ...string[]]>> = {
  BLACK: ["hitam", "black"],
  WHITE: ["putih", "white"],
  GREY: ["abu", "grey", "gray"],
  BLUE: ["biru", "blue"],
  GREEN: ["hijau", "green"],
  YELLOW: ["kuning", "yellow"],
  ORANGE: ["oranye", "orange", "jingga"],
  RED: ["merah", "red"],
  PINK: ["pink"],
  PURPLE: ["ungu", "purple"],
  BROWN: ["cokelat", "coklat", "brown"],
};

const families = new Map<string, ColourFamily>(
  (Object.keys(wordsOfFamilies) as ColourFamily[]).flatMap((family) =>
    wordsOfFamilies[family].map((word): [string, ColourFamily] => [word, family]),
  ),
);

export type Shade = "LIGHT" | "DARK";

/** They follow the colour in Indonesian, and stand before it in English. */
const shadesAfter = new Map<string, Shade>([
  ["muda", "LIGHT"],
  ["terang", "LIGHT"],
  ["tua", "DARK"],
  ["gelap", "DARK"],
]);
const shadesBefore = new Map<string, Shade>([
  ["light", "LIGHT"],
  ["dark", "DARK"],
]);

/** The word that a shade is indexed under beside its colour's. */
const shadeWords: Readonly<Record<Shade, string>> = { LIGHT: "muda", DARK: "tua" };

/** Two words that are one colour of its own: pink is no kind of red. */
const ownColours = new Map<string, string>([
  ["merah muda", "pink"],
  ["merah jambu", "pink"],
  ["light red", "pink"],
  ["abu abu", "abu"],
]);

/** A colour that a shopper asks for, of any shade or of one. */
export type ColourWish = { readonly family: ColourFamily; readonly shade: Shade | undefined };

/**
 * Some words with each colour as one of them: `biru muda` is one word, and `merah muda` is `pink`,
 * so that neither is found by `biru` or `merah` alone.
 */
export function joinColours(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const pair = families.has(word) || shadesBefore.has(word) ? oneColour(word, words[at + 1] ?? "") : undefined;
    if (pair) at += 1;
    joined.push(pair ?? (word === "abuabu" ? "abu" : word));
  }
  return joined;
}

/** They say that a colour is meant, and name none. */
const colourLabels: ReadonlySet<string> = new Set(["warna", "berwarna", "warnanya", "colour", "coloured", "color"]);

/** Some words, as `joinColours` leaves them, without "warna" beside its colour. */
export function withoutColourLabels(words: readonly string[]): string[] {
  return words.filter((word, at) => !(colourLabels.has(word) && [at - 1, at + 1].some((one) => isColour(words[one]))));
}

const isColour = (word: string | undefined): boolean => word !== undefined && colourWish(word) !== undefined;

function oneColour(word: string, next: string): string | undefined {
  const own = ownColours.get(`${word} ${next}`);
  if (own) return own;
  const [colour, shade] = families.has(word) ? [word, shadesAfter.get(next)] : [next, shadesBefore.get(word)];
  const family = families.get(colour);
  return family && shade && shadeWord(family, shade);
}

function shadeWord(family: ColourFamily, shade: Shade): string {
  return `${wordsOfFamilies[family][0]} ${shadeWords[shade]}`;
}

const shaded = new Map<string, ColourWish>(
  (Object.keys(wordsOfFamilies) as ColourFamily[]).flatMap((family) =>
    (Object.keys(shadeWords) as Shade[]).map((shade): [string, ColourWish] => [
      shadeWord(family, shade),
      { family, shade },
    ]),
  ),
);

/** What a word, as `joinColours` leaves it, says of colour. */
export function colourWish(word: string): ColourWish | undefined {
  const family = families.get(word);
  return family ? { family, shade: undefined } : shaded.get(word);
}

/** The word for the colour of a shade; another word as it is. */
export function withoutShade(word: string): string {
  const wish = shaded.get(word);
  return wish ? wordsOfFamilies[wish.family][0] : word;
}

/**
 * Colours between two: coral is not red to a shopper who searches for red shoes, however near it
 * is. Where nothing is red it is better than shoes in blue.
 */
const between: ReadonlySet<string> = new Set(["coral", "koral", "terracotta", "terakota", "salmon", "peach"]);

/** A colour by its name and its hue. */
export type ReadColour = {
  /** By its hue, as the filter files it. */
  readonly family: ColourFamily;
  /** What it is to a shopper who searches for a colour: what its name says, or else its hue. */
  readonly kinds: readonly ColourFamily[];
  readonly shade: Shade | undefined;
};

/** Lighter, or darker, than most goods of the colour. */
const [lightFrom, darkBelow] = [0.68, 0.32];

/** A few hundred colours are those of all products. */
const known = createMemory<ReadColour>(5000);

/** @param mainColour its hue, as `#rrggbb` */
export function readColour(names: readonly string[], mainColour: string): ReadColour {
  return known([mainColour, ...names].join("|"), () => readAnew(names, mainColour));
}

function readAnew(names: readonly string[], mainColour: string): ReadColour {
  const words = names.flatMap((name) => joinColours(indexedWords(name)));
  const named = words.flatMap((word) => colourWish(word)?.family ?? []);
  const family = colourFamily(mainColour);
  const byLooks = words.some((word) => between.has(word)) ? [] : [family];
  const lightness = lightnessOf(mainColour);
  return {
    family,
    kinds: named.length > 0 ? [...new Set(named)] : byLooks,
    shade: lightness > lightFrom ? "LIGHT" : lightness < darkBelow ? "DARK" : undefined,
  };
}

/** The words that find a colour, whatever it is called: `Navy` is a dark blue. */
export function wordsOfColour({ family, kinds, shade }: ReadColour): string[] {
  if (kinds.length === 0) return [nearWord(family)];
  return kinds.flatMap((kind) => [wordsOfFamilies[kind][0], ...(shade ? [shadeWord(kind, shade)] : [])]);
}

/** Nobody types it: colours between two are found by it, where nothing else has the colour. */
const nearWord = (family: ColourFamily): string => `hampir${wordsOfFamilies[family][0]}`;

/** The words with each colour of no particular shade replaced by those near to it. */
export function nearColours(words: readonly string[]): string[] {
  return words.map((word) => {
    const wish = colourWish(word);
    return wish && wish.shade === undefined ? nearWord(wish.family) : word;
  });
}

/** Whether a colour comes near to a wish without being it. */
export function isNearColour({ family, kinds }: ReadColour, wish: ColourWish): boolean {
  return kinds.length === 0 && family === wish.family;
}

/** How well a colour answers a wish; 0 where it is another colour. */
export function fitOfColour({ kinds, shade }: ReadColour, wish: ColourWish): number {
  if (!kinds.includes(wish.family)) return 0;
  return wish.shade !== undefined && wish.shade === shade ? 5 : 1;
}

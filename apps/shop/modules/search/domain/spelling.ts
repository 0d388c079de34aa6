import { isKnownName } from "./known-names.ts";

/** Beside a number these are money, and no misspelt goods: "ribu" is not "rabu". */
const moneyWords: ReadonlySet<string> = new Set(["juta", "ribu", "rupiah", "million", "thousand"]);

/**
 * How many letters may be wrong in a word of this length: short words have too many neighbours, and
 * numbers, money and names of well-known makers must match exactly. Three letters may lack one
 * where other words say what is meant.
 */
export function toleratedMistakes(word: string, isAlone: boolean): number {
  if (word.length < (isAlone ? 4 : 3) || /\d/.test(word) || isKnownName(word) || moneyWords.has(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** From this length on, a wrong letter suggests a mistake rather than of another word. */
const longEnough = 6;
const keyRows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/**
 * Whether two short words of equal length differ by a letter that nobody types by mistake for the
 * other: neither its neighbour on the keyboard nor another vowel. "Adida" is not "adila", but
 * "bole" may be "bola".
 */
export function isAnotherWord(typed: string, known: string): boolean {
  if (typed.length !== known.length || typed.length >= longEnough) return false;
  const wrong = [...typed].flatMap((letter, at) => (letter === known[at] ? [] : [[letter, known[at] ?? ""] as const]));
  const [only] = wrong;
  return wrong.length === 1 && only !== undefined && !isEasilyMistaken(...only);
}

function isEasilyMistaken(typed: string, meant: string): boolean {
  if ([typed, meant].every((letter) => "aeiou".includes(letter))) return true;
  const [one, other] = [typed, meant].map(placeOnKeyboard);
  return one !== undefined && other !== undefined && Math.hypot(one.row - other.row, one.column - other.column) < 1.3;
}

/** Each row begins a bit to the right of the one above. */
function placeOnKeyboard(letter: string): { readonly row: number; readonly column: number } | undefined {
  const row = keyRows.findIndex((keys) => keys.includes(letter));
  return row < 0 ? undefined : { row, column: (keyRows[row] ?? "").indexOf(letter) + row * 0.4 };
}

const sounds: readonly (readonly [written: RegExp, sound: string])[] = [
  [/oo|oe/g, "u"],
  [/ph/g, "f"],
  [/ck/g, "k"],
  [/(?<=.)y/g, "i"],
  [/(.)\1+/g, "$1"],
  [/ing$/, "in"],
];

/**
 * How a word sounds to Indonesian ears, spelt in one way: anyone who has only heard a word writes
 * "footsal" for futsal, "voly" for voli, "rackett" for raket and "legin" for legging.
 */
export function soundOf(word: string): string {
  return sounds.reduce((heard, [written, sound]) => heard.replace(written, sound), word);
}

/**
 * The letters of a word, one bit each: a mistake changes at most two bits, so most words of a
 * vocabulary are ruled out without comparing them.
 */
export function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) & 31);
  return mask;
}

export function mayBeNear(leftMask: number, rightMask: number, most: number): boolean {
  let difference = leftMask ^ rightMask;
  let bits = 0;
  while (difference !== 0 && bits <= 2 * most) {
    difference &= difference - 1;
    bits += 1;
  }
  return bits <= 2 * most;
}

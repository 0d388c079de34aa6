import { isKnownName } from "./known-names.ts";

/**
 * How many letters may be wrong in a word of this length: short words have too many neighbours, and
 * numbers and names of well-known makers must match exactly. Three letters may lack one where other
 * words say what is meant.
 */
export function toleratedMistakes(word: string, isAlone: boolean): number {
  if (word.length < (isAlone ? 4 : 3) || /\d/.test(word) || isKnownName(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** From this length on, a wrong letter tells of a mistake rather than of another word. */
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

/** Rows of the distance table, reused for each pair: a search compares hundreds of pairs. */
const longest = 64;
let beforeLast = new Uint8Array(longest + 1);
let last = new Uint8Array(longest + 1);
let current = new Uint8Array(longest + 1);

/**
 * The edit distance of two words: letters wrong, missing, added or swapped (optimal string
 * alignment).
 * @returns a number above `most` as soon as the distance exceeds it, and for words of more than 64
 * letters
 */
export function mistakesBetween(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most || Math.max(left.length, right.length) > longest) return most + 1;
  for (let column = 0; column <= right.length; column += 1) last[column] = column;
  for (let row = 1; row <= left.length; row += 1) {
    const least = fillRow(left, right, row);
    const free = beforeLast;
    beforeLast = last;
    last = current;
    current = free;
    if (least > most) return most + 1;
  }
  return last[right.length] as number;
}

/** Fills `current` and returns its minimum. */
function fillRow(left: string, right: string, row: number): number {
  current[0] = row;
  let least = row;
  const letter = left.charCodeAt(row - 1);
  for (let column = 1; column <= right.length; column += 1) {
    const other = right.charCodeAt(column - 1);
    let cost = Math.min(
      (last[column] as number) + 1,
      (current[column - 1] as number) + 1,
      (last[column - 1] as number) + (letter === other ? 0 : 1),
    );
    const isSwapped =
      row > 1 && column > 1 && letter === right.charCodeAt(column - 2) && left.charCodeAt(row - 2) === other;
    if (isSwapped) cost = Math.min(cost, (beforeLast[column - 2] as number) + 1);
    current[column] = cost;
    if (cost < least) least = cost;
  }
  return least;
}

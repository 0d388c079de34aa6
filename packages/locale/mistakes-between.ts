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

/** Sizes named in a search: `sepatu futsal 42`, `kaos ukuran xl`, `running uk 8.5`. */

const markers = new Map<string, string | undefined>([
  ["size", undefined],
  ["sz", undefined],
  ["ukuran", undefined],
  ["nomor", undefined],
  ["no", undefined],
  ["eu", "EU"],
  ["eur", "EU"],
  ["uk", "UK"],
  ["us", "US"],
]);

const joined = /^(eur|eu|uk|us)(\d+(?:\.\d+)?)$/;

export type SizeWords = { readonly rest: readonly string[]; readonly sizes: readonly string[] };

/**
 * Takes the size out of some words.
 * @param labels the size codes (`EU-42`) by lower-case label (`42`)
 * @returns undefined when no word names a size that exists
 */
export function takeSizeOut(
  words: readonly string[],
  labels: ReadonlyMap<string, readonly string[]>,
): SizeWords | undefined {
  const spread = words.flatMap((word) => {
    const parts = joined.exec(word);
    return parts ? [parts[1] ?? "", parts[2] ?? ""] : [word];
  });
  const at = spread.findIndex((word, index) => {
    if (!labels.has(word)) return false;
    // A single letter is a size only beside other words: a typed "s" may be the start of a word.
    return word.length > 1 || /\d/.test(word) ? true : spread.length > 1 && (index > 0 || markers.has(spread[0] ?? ""));
  });
  if (at < 0) return undefined;
  const before = spread[at - 1];
  const isMarked = before !== undefined && markers.has(before);
  const system = isMarked ? markers.get(before) : undefined;
  const codes = labels.get(spread[at] ?? "") ?? [];
  const ofSystem = system ? codes.filter((code) => code.startsWith(`${system}-`)) : codes;
  return {
    rest: spread.filter((_, index) => index !== at && !(isMarked && index === at - 1)),
    // `uk` before a number may also be short for ukuran.
    sizes: ofSystem.length > 0 ? ofSystem : codes,
  };
}

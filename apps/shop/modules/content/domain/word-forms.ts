/** Shorter roots are the beginning of too many words. */
const shortestRoot = 4;

/**
 * Prefixes of Indonesian and what the root began with: they take its first consonant away, so
 * "mencuci" and, as people type, "nyuci" are both of "cuci".
 */
const prefixes: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:me|pe)?ny(?=[aiueo])/, ["s", "c"]],
  [/^(?:me|pe)?ng(?=[aiueogh])/, ["", "k"]],
  [/^(?:me|pe)m(?=[aiueo])/, ["p"]],
  [/^(?:me|pe)m(?=[bp])/, [""]],
  [/^(?:me|pe)?n(?=[aiueo])/, ["t"]],
  [/^(?:me|pe)n(?=[cdj])/, [""]],
  [/^(?:di|ber|ter|me|pe)/, [""]],
];

/**
 * A word in lower case with the roots that it may be a form of: "mengirimkan" with "kirim". More
 * than one, since a prefix does not determine its root; a wrong one is no word, and matches
 * nothing.
 */
export function formsOf(word: string): readonly string[] {
  const bare = [word, ...cut(word, /(?:nya|lah|kah)$/)];
  const stems = bare.flatMap((one) => [one, ...cut(one, /(?:kan|an|in|i)$/)]);
  const roots = stems.flatMap((stem) =>
    prefixes.flatMap(([prefix, begins]) => (prefix.test(stem) ? begins.map((one) => stem.replace(prefix, one)) : [])),
  );
  return [...new Set([...stems, ...roots.filter(isLongEnough)])];
}

const isLongEnough = (root: string): boolean => root.length >= shortestRoot;

function cut(word: string, ending: RegExp): readonly string[] {
  return [word.replace(ending, "")].filter((root) => root !== word && isLongEnough(root));
}

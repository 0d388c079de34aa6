/** Splits text into words, for indexing and for queries. */

/** Lower case, without accents. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
}

/**
 * Fractions (`3/4`) and numbers with decimals (`40.5`) are one word; everything else is split at
 * anything that is neither letter nor digit.
 */
const wordPattern = /(?<![\d/])\d\/\d(?![\d/])|\d+[.,]\d+|[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu;

/** The words of a typed text, in order, folded. */
export function wordsOf(text: string): string[] {
  return (joinHyphens(fold(text)).match(wordPattern) ?? []).map((word) =>
    word.replace(",", ".").replace(/['’]s?$|['’]/g, ""),
  );
}

/** The words to index of a text: `t-shirt` is found as `tshirt`, as `t` and as `shirt`. */
export function indexedWords(text: string): string[] {
  const folded = fold(text);
  const parts = folded.includes("-") ? (folded.replaceAll("-", " ").match(wordPattern) ?? []) : [];
  return [...new Set([...wordsOf(text), ...parts.map((word) => word.replace(/['’]s?$|['’]/g, ""))])];
}

/** `t-shirt` and `laki-laki` are one word each to shoppers. */
function joinHyphens(text: string): string {
  return text.replace(/(?<=\p{L})-(?=\p{L})/gu, "");
}

/**
 * The stem a word is indexed under: without English plurals, and without Indonesian suffixes and
 * the prefix (`bolanya`, `berlari`). Light on purpose: merging unrelated words is worse than one
 * more synonym.
 */
export function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const bare = word.replace(/(?:nya|lah|kah)$/, "");
  const root = bare.length >= 4 ? bare : word;
  if (root.startsWith("ber") && root.length >= 7) return root.slice(3);
  return singularOf(root);
}

function singularOf(word: string): string {
  if (/(?:ie|ies)$/.test(word)) return word.replace(/ies?$/, "y");
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  // `tenis`, `bonus`, `press` and `kaos` are not plurals.
  return /[^siu]s$/.test(word) && !word.endsWith("aos") ? word.slice(0, -1) : word;
}

/** How text becomes words: for what is indexed and for what is typed alike. */

/** Lower case, without accents. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
}

/** Numbers keep their decimals (`40.5`); everything else is cut at whatever is neither letter nor digit. */
const wordPattern = /\d+[.,]\d+|[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu;

/** The words of a typed text, in order, as typed but folded. */
export function wordsOf(text: string): string[] {
  return (joinHyphens(fold(text)).match(wordPattern) ?? []).map((word) =>
    word.replace(",", ".").replace(/['’]s?$|['’]/g, ""),
  );
}

/** The words to be found of a text: `t-shirt` is found as `tshirt`, as `t` and as `shirt`. */
export function indexedWords(text: string): string[] {
  const folded = fold(text);
  const parts = folded.includes("-") ? (folded.replaceAll("-", " ").match(wordPattern) ?? []) : [];
  return [...new Set([...wordsOf(text), ...parts.map((word) => word.replace(/['’]s?$|['’]/g, ""))])];
}

/** `t-shirt` and `laki-laki` are one word to whoever types them. */
function joinHyphens(text: string): string {
  return text.replace(/(?<=\p{L})-(?=\p{L})/gu, "");
}

/**
 * The stem under which a word is kept: English plurals, and the endings and the prefix that Indonesian hangs on words (`bolanya`, `berlari`).
 * Light on purpose: a stem that joins what does not belong together is worse than a synonym more.
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
  // `tenis`, `bonus` and `press` are no plurals.
  return /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}

/**
 * Texts as a page carries them: plain, or compiled from ICU by `@lingui/message-utils` into parts.
 */
export type CompiledPart =
  | string
  | readonly [name: string]
  | readonly [name: string, kind: string, options: Readonly<Record<string, unknown>>];
export type CompiledWords = Readonly<Record<string, string | readonly CompiledPart[]>>;

/** By feature. */
export type PageWords = Readonly<Record<string, CompiledWords>>;

export type WordValues = Readonly<Record<string, string | number>>;

/**
 * Fills a text. Our words use only placeholders, `plural`, `selectordinal` and `select`; the caller
 * formats numbers. Written here because the page carries compiled parts already, and the library's
 * runtime would add 3 kB to every first load for the rest of ICU.
 */
export function formatWords(text: string | readonly CompiledPart[], values: WordValues, language: string): string {
  if (typeof text === "string") return text;
  return text.map((part) => (typeof part === "string" ? part : formatPart(part, values, language))).join("");
}

function formatPart(part: Exclude<CompiledPart, string>, values: WordValues, language: string): string {
  const [name, kind, options] = part;
  const value = values[name] ?? "";
  if (!kind || !options) return String(value);
  const chosen =
    options[kind === "select" ? String(value) : pluralKey(kind, options, Number(value), language)] ?? options.other;
  if (typeof chosen === "string") return chosen;
  if (!Array.isArray(chosen)) return "";
  const filled = chosen.map((one: CompiledPart) => (one === "#" ? String(value) : one));
  return formatWords(filled, values, language);
}

function pluralKey(kind: string, options: Readonly<Record<string, unknown>>, value: number, language: string): string {
  if (String(value) in options) return String(value);
  return rulesOf(kind, language).select(value);
}

/** Creating one costs as much as filling fifty texts. */
const rules = new Map<string, Intl.PluralRules>();

function rulesOf(kind: string, language: string): Intl.PluralRules {
  const name = kind + language;
  const known =
    rules.get(name) ?? new Intl.PluralRules(language, { type: kind === "selectordinal" ? "ordinal" : "cardinal" });
  rules.set(name, known);
  return known;
}

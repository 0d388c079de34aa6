/* oxlint-disable no-control-regex -- control characters are what this file looks for */
/**
 * Characters that no legitimate text needs and that deceive or break: control characters except tab
 * and line breaks (NUL breaks the database, escapes control a terminal), zero-width characters, and
 * bidirectional marks, which make `gpj.exe` look like `exe.jpg` (abuse cases AC-66, AC-70). Joiners
 * stay, since emoji use them.
 */
const unwanted =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const mostLevels = 20;

export class TooDeep extends Error {}

/**
 * Normalises external text: composed (NFC), so that a name has one spelling, without unwanted
 * characters and lone surrogates. Numbers copied from WhatsApp contain such marks, so they are
 * removed and not rejected.
 */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(unwanted, "").normalize("NFC");
}

/**
 * Cleans every text inside a JSON value.
 * @throws TooDeep when nested deeper than any input of ours
 */
export function cleanInput(value: unknown, level = 0): unknown {
  if (typeof value === "string") return cleanText(value);
  if (typeof value !== "object" || value === null) return value;
  if (level === mostLevels) throw new TooDeep(`Input is at most ${mostLevels} levels deep.`);
  if (Array.isArray(value)) return value.map((item) => cleanInput(item, level + 1));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, cleanInput(item, level + 1)]));
}

/**
 * Whether a cleaned query has unwanted characters as escapes (`\u202e`, `\u{0}`) in its literals,
 * which bypass the cleaning.
 */
export function hidesUnwantedText(query: string): boolean {
  const written = query.replace(
    /\\u(?:\{([0-9a-f]{1,8})\}|([0-9a-f]{4}))/gi,
    (_escape, braced?: string, plain?: string) => characterOf(Number.parseInt(braced ?? plain ?? "", 16)),
  );
  return !written.isWellFormed() || written.search(unwanted) >= 0;
}

/** An invalid code point is left for the parser to reject. */
function characterOf(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : "";
}

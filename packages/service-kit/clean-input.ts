/* oxlint-disable no-control-regex -- control characters are what this file looks for */
/**
 * What no text of a person needs and others are deceived or broken by: control characters beside tab and line breaks (a database refuses NUL, a terminal obeys escapes),
 * characters without width, and marks that turn the direction of writing, which make `gpj.exe` look like `exe.jpg` (abuse cases AC-66, AC-70). Joiners stay: emoji are built with them.
 */
const unwanted =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const mostLevels = 20;

export class TooDeep extends Error {}

/**
 * Text from outside as we keep it: composed (NFC), so that the same name is written one way, without unwanted characters and halves of characters. Numbers from
 * WhatsApp come with such marks around them, so they are taken out and not refused.
 */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(unwanted, "").normalize("NFC");
}

/**
 * Cleans every text inside a value of JSON.
 * @throws TooDeep for more levels than any input of ours has
 */
export function cleanInput(value: unknown, level = 0): unknown {
  if (typeof value === "string") return cleanText(value);
  if (typeof value !== "object" || value === null) return value;
  if (level === mostLevels) throw new TooDeep(`Input is at most ${mostLevels} levels deep.`);
  if (Array.isArray(value)) return value.map((item) => cleanInput(item, level + 1));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, cleanInput(item, level + 1)]));
}

/** Whether a cleaned query writes unwanted characters as escapes (`\u202e`, `\u{0}`) in its literals, and so past the cleaning. */
export function hidesUnwantedText(query: string): boolean {
  const written = query.replace(
    /\\u(?:\{([0-9a-f]{1,8})\}|([0-9a-f]{4}))/gi,
    (_escape, braced?: string, plain?: string) => characterOf(Number.parseInt(braced ?? plain ?? "", 16)),
  );
  return !written.isWellFormed() || written.search(unwanted) >= 0;
}

/** A number that is no character stays for the parser to refuse. */
function characterOf(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : "";
}

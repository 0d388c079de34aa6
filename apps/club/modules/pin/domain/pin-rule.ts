/** The length of every PIN that is set; no longer one can be entered [PIN-05, CON-03]. */
const pinLength = 6;

/**
 * One PIN has one form. It is typed on telephones and at tills with different keyboards, so wide
 * and narrow characters are the same (NFKC): `７３９１５２` is `739152`.
 */
export function oneSpelling(pin: string): string {
  return pin.normalize("NFKC");
}

/**
 * Whether a text may be entered as a PIN: it has up to six characters [PIN-05]. A shorter one is a
 * wrong PIN and costs a try; what can be no PIN at all costs none.
 */
export function isPinShaped(pin: string): boolean {
  return pin !== "" && [...oneSpelling(pin)].length <= pinLength;
}

/** Whether a text has as many characters as every PIN that was set. */
export function isWholePin(pin: string): boolean {
  return [...oneSpelling(pin)].length === pinLength;
}

/**
 * Whether a PIN may be set: six characters, not those that are guessed first. Three tries are all
 * that a guesser has, so the most common ones would be worth trying.
 */
export function isGoodPin(pin: string): boolean {
  const letters = [...oneSpelling(pin)];
  return isWholePin(pin) && new Set(letters).size > 2 && !isRun(letters);
}

/** `123456`, `987654`, `abcdef`: each character is one step from the one before. */
function isRun(letters: readonly string[]): boolean {
  const codes = letters.map((letter) => letter.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return Math.abs(steps[0] ?? 0) === 1 && steps.every((step) => step === steps[0]);
}

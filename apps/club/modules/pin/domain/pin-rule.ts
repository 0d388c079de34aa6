/** The length of every PIN [PIN-05, CON-03]. */
const pinLength = 6;

/**
 * One PIN has one form. It is typed on telephones and at tills with different keyboards, so wide and
 * narrow characters are the same (NFKC): `７３９１５２` is `739152`.
 */
export function oneSpelling(pin: string): string {
  return pin.normalize("NFKC");
}

/** Whether a text can be anybody's PIN: it has six characters. Others cost no try. */
export function isPinShaped(pin: string): boolean {
  return [...oneSpelling(pin)].length === pinLength;
}

/**
 * Whether a PIN may be set: six characters, not those that are guessed first. Three tries are all
 * that a guesser has, so the most common ones would be worth trying.
 */
export function isGoodPin(pin: string): boolean {
  const letters = [...oneSpelling(pin)];
  return isPinShaped(pin) && new Set(letters).size > 2 && !isRun(letters);
}

/** `123456`, `987654`, `abcdef`: each character is one step from the one before. */
function isRun(letters: readonly string[]): boolean {
  const codes = letters.map((letter) => letter.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return Math.abs(steps[0] ?? 0) === 1 && steps.every((step) => step === steps[0]);
}

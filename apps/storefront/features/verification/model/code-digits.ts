/** Codes by phone and by email have four digits [REG-20, Q14]. */
export const codeLength = 4;

/** The digits of what was typed or pasted: `1 2 3 4` and `1234-` are codes as well, letters are none [REG-19]. */
export function codeDigits(typed: string): string {
  return typed.replace(/\D/g, "").slice(0, codeLength);
}

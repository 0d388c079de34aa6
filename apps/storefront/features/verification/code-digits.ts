/** Phone and email codes have four digits [REG-20, Q14]. */
export const codeLength = 4;

/**
 * The digits of typed or pasted text: `1 2 3 4` and `1234-` are codes, letters are not [REG-19].
 */
export function codeDigits(typed: string): string {
  return typed.replace(/\D/g, "").slice(0, codeLength);
}

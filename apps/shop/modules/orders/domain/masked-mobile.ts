/**
 * A mobile number as its owner knows it again and nobody learns it: the last four digits.
 * @param mobile without the +62 prefix
 */
export function maskedMobile(mobile: string | null): string | null {
  return mobile === null ? null : `+62 ••••${mobile.slice(-4)}`;
}

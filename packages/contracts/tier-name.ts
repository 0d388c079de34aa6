/** `Silver`: the club's codes are in capitals, names of tiers are the same in both languages. */
export function tierName(code: string): string {
  return code.charAt(0) + code.slice(1).toLowerCase();
}

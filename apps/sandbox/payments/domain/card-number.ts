/** The card numbers of the provider's own test environment. */
const declinedByBank = new Set(["4911111111111113", "4911111111111111"]);

export function isDeclinedByBank(digits: string): boolean {
  return declinedByBank.has(digits);
}

/** @returns the first eight and last four digits, as the provider masks a card */
export function maskedCard(digits: string): string {
  return `${digits.slice(0, 8)}-${digits.slice(-4)}`;
}

/** Cards are valid to the end of their month. */
export function isCardCurrent(month: number, year: number, now: Date): boolean {
  return new Date(Date.UTC(year, month, 1)).getTime() > now.getTime();
}

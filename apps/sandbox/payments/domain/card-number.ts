/** The numbers that the provider's own test environment gives out. */
const declinedByBank = new Set(["4911111111111113", "4911111111111111"]);

/** The check digit rule that every card number follows. */
export function hasValidCheckDigit(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

export function isDeclinedByBank(digits: string): boolean {
  return declinedByBank.has(digits);
}

/** @returns the first eight and last four digits, as the provider shows a card */
export function maskedCard(digits: string): string {
  return `${digits.slice(0, 8)}-${digits.slice(-4)}`;
}

/** True when the card is still good at the end of its month. */
export function isCardCurrent(month: number, year: number, now: Date): boolean {
  return new Date(Date.UTC(year, month, 1)).getTime() > now.getTime();
}

/** A card as typed. It lives in the memory of the page alone: it is never stored and never sent to the shop. */
export type Card = { readonly number: string; readonly expiry: string; readonly cvv: string };

export const noCard: Card = { number: "", expiry: "", cvv: "" };

export type CardFault =
  | "numberEmpty"
  | "numberShort"
  | "numberWrong"
  | "expiryEmpty"
  | "expiryWrong"
  | "expiryPast"
  | "cvvWrong";

const digitsOf = (typed: string): string => typed.replace(/\D/g, "");

/** `4811 1111 1111 1114`: groups of four, as on the card itself. */
export function formatCardNumber(typed: string): string {
  return digitsOf(typed)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, "$1 ");
}

/** `12/27` while it is typed; a first digit above 1 gets its zero. */
export function formatExpiry(typed: string): string {
  const digits = digitsOf(typed).replace(/^([2-9])/, "0$1");
  // Autofill writes 12/2027.
  const short = digits.length === 6 ? digits.slice(0, 2) + digits.slice(4) : digits.slice(0, 4);
  return short.length > 2 ? `${short.slice(0, 2)}/${short.slice(2)}` : short;
}

/** What the provider asks for, or undefined when it is no date of a card. */
export function expiryOf(expiry: string): { readonly month: number; readonly year: number } | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(expiry) ?? [];
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : undefined;
}

/** What is wrong with each part, named by its cause. */
export function cardFaults(card: Card, now: Date): Readonly<Partial<Record<keyof Card, CardFault>>> {
  const [number, expiry, cvv] = [numberFault(card.number), expiryFault(card.expiry, now), cvvFault(card.cvv)];
  return { ...(number && { number }), ...(expiry && { expiry }), ...(cvv && { cvv }) };
}

function numberFault(typed: string): CardFault | undefined {
  const digits = digitsOf(typed);
  if (digits === "") return "numberEmpty";
  if (digits.length < 13) return "numberShort";
  return hasCheckDigit(digits) ? undefined : "numberWrong";
}

/** The check digit of every card number (Luhn): one wrong or swapped digit shows before the bank is asked. */
function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** A card is good until the end of its month. */
function expiryFault(typed: string, now: Date): CardFault | undefined {
  if (typed === "") return "expiryEmpty";
  const expiry = expiryOf(typed);
  if (!expiry) return "expiryWrong";
  return new Date(expiry.year, expiry.month, 1) > now ? undefined : "expiryPast";
}

const cvvFault = (typed: string): CardFault | undefined => (/^\d{3,4}$/.test(typed) ? undefined : "cvvWrong");

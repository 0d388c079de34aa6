import { hasCheckDigit } from "@gelora/money/card-number.ts";

/** A card as typed. It lives in the page's memory only: never stored, never sent to the shop. */
export type Card = { readonly number: string; readonly expiry: string; readonly cvv: string };

export const noCard: Card = { number: "", expiry: "", cvv: "" };

export type CardError =
  | "numberEmpty"
  | "numberShort"
  | "numberWrong"
  | "expiryEmpty"
  | "expiryWrong"
  | "expiryPast"
  | "cvvWrong";

const digitsOf = (typed: string): string => typed.replace(/\D/g, "");

/** `4811 1111 1111 1114`: groups of four, as on the card. */
export function formatCardNumber(typed: string): string {
  return digitsOf(typed)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, "$1 ");
}

/** `12/27` while typing; a first digit above 1 gets a leading zero. */
export function formatExpiry(typed: string): string {
  const digits = digitsOf(typed).replace(/^([2-9])/, "0$1");
  // Autofill writes 12/2027.
  const short = digits.length === 6 ? digits.slice(0, 2) + digits.slice(4) : digits.slice(0, 4);
  return short.length > 2 ? `${short.slice(0, 2)}/${short.slice(2)}` : short;
}

/** The provider's format, or undefined if it is no expiry date. */
export function expiryOf(expiry: string): { readonly month: number; readonly year: number } | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(expiry) ?? [];
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : undefined;
}

/** Errors by field, named by cause. */
export function cardErrors(card: Card, now: Date): Readonly<Partial<Record<keyof Card, CardError>>> {
  const [number, expiry, cvv] = [numberError(card.number), expiryError(card.expiry, now), cvvError(card.cvv)];
  return { ...(number && { number }), ...(expiry && { expiry }), ...(cvv && { cvv }) };
}

function numberError(typed: string): CardError | undefined {
  const digits = digitsOf(typed);
  if (digits === "") return "numberEmpty";
  if (digits.length < 13) return "numberShort";
  return hasCheckDigit(digits) ? undefined : "numberWrong";
}

/** A card is valid until the end of its month. */
function expiryError(typed: string, now: Date): CardError | undefined {
  if (typed === "") return "expiryEmpty";
  const expiry = expiryOf(typed);
  if (!expiry) return "expiryWrong";
  return new Date(expiry.year, expiry.month, 1) > now ? undefined : "expiryPast";
}

const cvvError = (typed: string): CardError | undefined => (/^\d{3,4}$/.test(typed) ? undefined : "cvvWrong");

import type { Language } from "@gelora/locale/language.ts";
import { addRupiah, type Rupiah } from "@gelora/money/rupiah.ts";
import { say } from "./words.ts";

/** Why what goes back is not what was shown with the request. */
export const refundNotes = [
  "GIFTS_CHARGED",
  "GIFTS_UNCHARGED",
  "FREIGHT_BACK",
  "FREIGHT_KEPT",
  "ACCOUNT_NEEDED",
] as const;
export type RefundNote = (typeof refundNotes)[number];

type Parts = {
  readonly amount: Rupiah;
  readonly giftCharge: Rupiah;
  readonly freight: { readonly charged: Rupiah; readonly points: Rupiah };
};

/**
 * How to explain to a shopper the difference between what they were shown and what goes back;
 * nothing when it is the same.
 */
export function notesOfRefund(
  shown: Parts & { readonly channelCode: string | null; readonly bankAccount: string | null },
  due: Parts,
): readonly RefundNote[] {
  const notes: RefundNote[] = [];
  if (due.giftCharge > shown.giftCharge) notes.push("GIFTS_CHARGED");
  if (due.giftCharge < shown.giftCharge) notes.push("GIFTS_UNCHARGED");
  if (freightOf(due) > freightOf(shown)) notes.push("FREIGHT_BACK");
  if (freightOf(due) < freightOf(shown)) notes.push("FREIGHT_KEPT");
  // Where nothing was to go back, no account was asked for.
  const lacksAccount = due.amount > 0 && shown.channelCode === null && shown.bankAccount === null;
  return notes.length > 0 && lacksAccount ? [...notes, "ACCOUNT_NEEDED"] : notes;
}

const freightOf = ({ freight }: Parts): Rupiah => addRupiah(freight.charged, freight.points);

/** In one text, for a message; undefined for none. */
export function refundNotesIn(notes: readonly RefundNote[], language: Language): string | undefined {
  return notes.length === 0 ? undefined : notes.map((note) => say(language, `note.${note}`)).join(" ");
}

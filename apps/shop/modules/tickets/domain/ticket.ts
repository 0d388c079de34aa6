import type { Language } from "@gelora/locale/language.ts";

export type TicketTopic = "ORDER" | "PAYMENT" | "RETURN" | "PRODUCT" | "ACCOUNT" | "OTHER";

/** What someone asks. */
export type TicketWords = {
  readonly name: string;
  readonly email: string;
  readonly topic: TicketTopic;
  readonly orderCode: string | null;
  readonly text: string;
};

export type Ticket = TicketWords & {
  readonly ticketCode: string;
  /** Of the session that it was sent in, if any. */
  readonly owner: string | null;
  readonly language: Language;
  /** How many have been sent. */
  readonly answers: number;
  readonly sentAt: Date;
};

export const mostPictures = 3;

/** @returns the field that is wrong besides the address, if one is */
export function wrongField({ name, orderCode, text }: TicketWords): "name" | "orderCode" | "text" | undefined {
  if (name.length < 2 || name.length > 80) return "name";
  if ((orderCode ?? "").length > 40) return "orderCode";
  return text.length < 10 || text.length > 4000 ? "text" : undefined;
}

import type { Language } from "@gelora/locale/language.ts";

/** What a mail says, before it is drawn. Parts that a mail does not have are left out. */
export type Letter = {
  readonly language: Language;
  readonly subject: string;
  readonly heading: string;
  readonly greeting?: string;
  readonly intro: string;
  /** Digits to be read and typed, drawn large. */
  readonly code?: string;
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  readonly button?: { readonly words: string; readonly address: string };
  readonly lines?: {
    readonly title: string;
    readonly items: readonly { readonly name: string; readonly amount: string }[];
  };
  /** What to know before acting, under the button. */
  readonly notes?: readonly string[];
  readonly footer: readonly string[];
};

/** Who writes. */
export type Sender = {
  readonly siteName: string;
  readonly contactEmail: string;
  readonly whatsapp: string;
  /** The storefront's address, where buttons lead. */
  readonly storefront: string;
};

/** Line breaks and control characters have no place in what a shopper typed (abuse case AC-70). */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, " ").trim();
}

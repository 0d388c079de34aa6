import type { Language } from "@gelora/locale/language.ts";

/** A list under a heading. */
type Listed = { readonly title: string; readonly items: readonly string[] };

/** A text under a heading, line by line. */
type Written = { readonly title: string; readonly lines: readonly string[] };

type Fact = { readonly label: string; readonly value: string };

type Link = { readonly words: string; readonly address: string };

/** Goods with their sums. */
export type LetterLines = {
  readonly title: string;
  readonly items: readonly {
    readonly name: string;
    readonly detail?: string;
    /** Absent where the letter is not about money. */
    readonly amount?: string;
    /** The address of a picture. */
    readonly picture?: string;
  }[];
  /** Under the goods; the last one is the total. */
  readonly sums?: readonly Fact[];
};

/** The content of a mail, independent of its format. Unused parts are absent. */
export type Letter = {
  readonly language: Language;
  readonly subject: string;
  readonly heading: string;
  readonly greeting?: string;
  readonly intro: string;
  /**
   * Written by staff, instead of the heading and the intro: HTML in the safe subset, and plain
   * text.
   */
  readonly body?: { readonly html: string; readonly text: string };
  /** Digits to be read and typed, shown large. */
  readonly code?: string;
  readonly facts?: readonly Fact[];
  /** Instructions, in order. */
  readonly steps?: Listed;
  readonly button?: Link;
  /** Another page, under the button. */
  readonly link?: Link;
  readonly lines?: LetterLines;
  readonly address?: Written;
  /** What the receiver wrote. */
  readonly quote?: Written;
  /** What happens next. */
  readonly next?: Listed;
  /** What to know before acting, shown under the button. */
  readonly notes?: readonly string[];
  readonly footer: readonly string[];
  /** Links under the footer, such as the one that unsubscribes. */
  readonly links?: readonly Link[];
};

/** The sender of a mail. */
export type Sender = {
  readonly siteName: string;
  readonly contactEmail: string;
  /** As people read it. */
  readonly whatsapp: string;
  /** The storefront's address, for links. */
  readonly storefront: string;
};

/** Removes line breaks and control characters from a shopper's input (abuse case AC-70). */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, " ").trim();
}

/** The lines that a shopper or staff wrote, without empty ones. */
export function linesOf(text: string): readonly string[] {
  return text.split("\n").map(oneLine).filter(Boolean);
}

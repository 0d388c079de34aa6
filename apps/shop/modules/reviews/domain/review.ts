import type { Language } from "@gelora/locale/language.ts";

export const reviewFits = ["SMALL", "TRUE_TO_SIZE", "LARGE"] as const;

export type ReviewFit = (typeof reviewFits)[number];

/** What the buyer says. */
export type ReviewBody = {
  /** 1 to 5. */
  readonly stars: number;
  readonly fit: ReviewFit | undefined;
  readonly text: string;
};

export type ReviewRecord = {
  readonly reviewCode: string;
  readonly owner: string;
  readonly productCode: string;
  readonly productName: string;
  readonly sizeName: string;
  readonly stars: number;
  readonly fit: ReviewFit | null;
  readonly text: string;
  readonly language: Language;
  /** As shown; null for someone who has left, or whose name the order does not have. */
  readonly author: string | null;
  readonly state: ReviewState;
  /** From 1; each rewrite is another, so staff decide on what they have read. */
  readonly versionNumber: number;
  readonly rejection: string | null;
  readonly answer: string | null;
  readonly writtenAt: Date;
};

export type ReviewState = "PENDING" | "APPROVED" | "REJECTED";

/**
 * The life of a review. Every decision is one conditional update by this table. Rewriting it
 * leads back to the first state from each.
 */
export const reviewEvents = {
  approve: { from: ["PENDING"], to: "APPROVED", meaning: "staff have read it, and it is shown" },
  reject: { from: ["PENDING", "APPROVED"], to: "REJECTED", meaning: "staff refuse it, with a reason" },
} as const satisfies Readonly<
  Record<string, { readonly from: readonly ReviewState[]; readonly to: ReviewState; readonly meaning: string }>
>;

export type ReviewEvent = keyof typeof reviewEvents;

export const mostPictures = 3;

const textLengths = { least: 10, most: 2000 } as const;

/** @returns the field that is wrong, if one is */
export function wrongField({ stars, text }: ReviewBody): "stars" | "text" | undefined {
  if (!Number.isInteger(stars) || stars < 1 || stars > 5) return "stars";
  return text.length < textLengths.least || text.length > textLengths.most ? "text" : undefined;
}

/**
 * The name that others see: the first name, and the last one's initial.
 * @returns undefined without a first name
 */
export function shownAuthor(person: { readonly firstName: string; readonly lastName: string }): string | undefined {
  const [first] = person.firstName.trim().split(/\s+/u);
  const [initial] = person.lastName.trim();
  return first ? [first, ...(initial ? [`${initial.toLocaleUpperCase("id-ID")}.`] : [])].join(" ") : undefined;
}

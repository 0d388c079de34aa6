import type { OwnReview } from "../data/review-documents.ts";

export type ReviewToSend = {
  readonly orderCode: string;
  readonly orderItemCode: string;
  /** Of the review as it was read; null for a first one. */
  readonly version: number | null;
  readonly stars: number;
  readonly fit: "SMALL" | "TRUE_TO_SIZE" | "LARGE" | null;
  readonly text: string;
  readonly pictureCodes: string[];
};

type Picture = { readonly code: string; readonly address: string };

export const picturesOf = (review: Pick<OwnReview, "pictures"> | null | undefined): readonly Picture[] =>
  (review?.pictures ?? []).map(({ pictureCode, small }) => ({ code: pictureCode, address: small }));

/**
 * The pictures of a form once another window has saved some: those that it added are kept, as far
 * as there is room, and those that this form has removed stay removed.
 * @param read of the review as the form was opened with it
 */
export function withSavedPictures(
  mine: readonly Picture[],
  read: readonly Picture[],
  saved: readonly Picture[],
  most: number,
): readonly Picture[] {
  const known = new Set([...mine, ...read].map(({ code }) => code));
  return [...mine, ...saved.filter(({ code }) => !known.has(code))].slice(0, Math.max(most, mine.length));
}

/** Whether what is saved is what was sent. */
export function isSaved(saved: OwnReview, sent: ReviewToSend): boolean {
  const pictures = saved.pictures.map(({ pictureCode }) => pictureCode);
  return (
    saved.stars === sent.stars &&
    (saved.fit ?? null) === sent.fit &&
    saved.text === sent.text &&
    pictures.length === sent.pictureCodes.length &&
    pictures.every((code) => sent.pictureCodes.includes(code))
  );
}

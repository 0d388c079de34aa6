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

import type { OrderReview } from "../data/review-documents.ts";

export type ReviewSubject = {
  readonly orderCode: string;
  /** With the review of the same product from before, if there is one. */
  readonly line: OrderReview;
  readonly name: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

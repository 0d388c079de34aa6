import type { CallResult } from "../../../platform/gateway/gateway-call.ts";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { namingOffline } from "../../../platform/gateway/offline-failure.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { callShop } from "../../../platform/session/shop-client.ts";
import { isSaved, type ReviewToSend } from "../model/review-to-send.ts";
import {
  type OwnReview,
  orderReviewsDocument,
  startReviewPictureDocument,
  writeReviewDocument,
} from "./review-documents.ts";

export type ReviewSent =
  | { readonly ok: true }
  /** With the review as it is saved, where that is not the one that was changed. */
  | { readonly ok: false; readonly failure: CallFailure; readonly saved?: OwnReview };

/**
 * Sends a review. One that has another version than the one that was read is not replaced: it comes
 * back, to be decided on. Where it is what was sent, the answer to an earlier press was lost, and
 * nothing is left to do.
 */
export async function writeReview(input: ReviewToSend): Promise<ReviewSent> {
  const sent = await callShopForItem(writeReviewDocument, { input }, (value) => value.writeReview);
  if (sent.ok) return { ok: true };
  const failure = namingOffline(sent.failure);
  if (failure.code !== "REVIEW_CHANGED") return { ok: false, failure };
  const read = await readReview(input);
  if (!read.ok) return { ok: false, failure: namingOffline(read.failure) };
  if (!read.value) return { ok: false, failure };
  return isSaved(read.value, input) ? { ok: true } : { ok: false, failure, saved: read.value };
}

async function readReview({ orderCode, orderItemCode }: ReviewToSend): Promise<CallResult<OwnReview | undefined>> {
  const read = await callShop(orderReviewsDocument, { orderCode });
  if (!read.ok) return read;
  const line = read.value.orderReviews.find((one) => one.orderItemCode === orderItemCode);
  return { ok: true, value: line?.review ?? undefined };
}

export const startReviewPicture = (orderCode: string) =>
  callShopForItem(startReviewPictureDocument, { orderCode }, (value) => value.startReviewPicture);

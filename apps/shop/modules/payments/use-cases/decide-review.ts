import type { Rupiah } from "@gelora/money/rupiah.ts";
import { rupiah } from "@gelora/money/rupiah.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { StaffPrincipal } from "../../../platform/principal.ts";
import { undoUnless } from "../../../platform/undo-unless.ts";
import { recordAct } from "../../journal/journal.ts";
import { mayDo } from "../../staff/staff.ts";
import type { PaymentListener } from "../domain/payment-listener.ts";
import type { RefundRequest } from "../domain/refund.ts";
import { debtOfReview, mayBeDecided, type ReviewReason } from "../domain/review.ts";
import { raiseAttempt } from "../storage/attempts.ts";
import { decideOnce, type OpenReview, selectOpenReviews } from "../storage/reviews.ts";
import { lockPayment } from "../storage/write-payments.ts";
import { markPaid } from "./mark-paid.ts";
import { noteTransfer, requestRefund } from "./request-refund.ts";

/** A staff decision about one review; a transfer includes the bank's reference. */
export type ReviewWish = { readonly providerOrderId: string; readonly reason: ReviewReason } & (
  | { readonly decision: "accepted" | "refunded" | "noted" }
  | { readonly decision: "transferred"; readonly reference: string }
);

export type Decided =
  | "decided"
  | "not allowed"
  | "not possible"
  /** Someone else was first, or there is nothing to decide. */
  | "nothing to decide"
  | "more than was paid"
  /** The channel cannot refund: transfer the money and record it. */
  | "not online";

/** Money that awaits a decision, oldest first. */
export const reviewsToDecide = selectOpenReviews;

/**
 * Decides about money that fits no open payment: one transaction, in which the first decision
 * counts. Locks the payment's row, and the review's by a conditional update.
 */
export async function decideReview(
  platform: Platform,
  listener: PaymentListener,
  staff: StaffPrincipal,
  wish: ReviewWish,
): Promise<Decided> {
  if (!mayDo(staff, "decide on payments")) return "not allowed";
  if (!mayBeDecided(wish.reason, wish.decision)) return "not possible";
  return undoUnless(platform, "decided", async () => {
    const review = (await selectOpenReviews(platform)).find(
      ({ providerOrderId, reason }) => providerOrderId === wish.providerOrderId && reason === wish.reason,
    );
    if (!review) return "nothing to decide";
    await lockPayment(platform, review.orderCode);
    const reference = wish.decision === "transferred" ? wish.reference : null;
    const decision = { decision: wish.decision, decidedBy: staff.staffCode, reference };
    if (!(await decideOnce(platform, wish, decision))) return "nothing to decide";
    const { orderCode, providerOrderId: attempt, reason } = review;
    const subject = { kind: "payment", code: orderCode } as const;
    const details = { attempt, reason, decision: wish.decision, reference };
    await recordAct(platform, staff, { name: "payment.reviewed", subject, details });
    if (wish.decision === "noted") return "decided";
    const left = rupiahLeft(review);
    if (left <= 0) return "more than was paid";
    if (wish.decision === "accepted") return accept(platform, listener, review, left);
    return payBack(platform, staff, { ...review, left }, wish);
  });
}

const rupiahLeft = ({ received, refunded }: OpenReview) => rupiah(Math.max(0, (received ?? 0) - refunded));

async function payBack(
  platform: Platform,
  staff: StaffPrincipal,
  review: OpenReview & { readonly left: Rupiah },
  wish: ReviewWish,
): Promise<Decided> {
  const request: RefundRequest = {
    orderCode: review.orderCode,
    providerOrderId: review.providerOrderId,
    amount: review.left,
    debt: debtOfReview(review.providerOrderId, review.reason),
    reason: review.reason === "PAID_TWICE" ? "Paid twice" : "Wrong amount",
  };
  const result =
    wish.decision === "transferred"
      ? await noteTransfer(platform, staff, request, wish.reference)
      : await requestRefund(platform, staff, request);
  if (result === "requested") return "decided";
  return result === "requested before" ? "nothing to decide" : result;
}

/**
 * The received amount counts as the payment: the order continues as if it had been the right one.
 */
async function accept(
  platform: Platform,
  listener: PaymentListener,
  review: OpenReview,
  amount: Rupiah,
): Promise<Decided> {
  const { orderCode, providerOrderId, channelCode } = review;
  const payment = await lockPayment(platform, orderCode);
  if (!payment || payment.status === "PAID") return "not possible";
  if (!(await raiseAttempt(platform, providerOrderId, "PAID"))) return "not possible";
  await markPaid(platform, review);
  await listener(platform, { orderCode, status: "PAID", channelCode, amount, at: platform.clock.now() });
  return "decided";
}

import type { Platform } from "../../../platform/platform.ts";
import type { StaffPrincipal } from "../../../platform/principal.ts";
import { undoUnless } from "../../../platform/undo-unless.ts";
import { recordAct } from "../../journal/journal.ts";
import { noteTransfer, requestRefund } from "../../payments/payments.ts";
import { mayDo } from "../../staff/staff.ts";
import { debtOf } from "../domain/debt.ts";
import { say } from "../domain/words.ts";
import { lockOrder } from "../storage/orders.ts";
import { decideRefundOnce, type RefundDue, selectRefundDue } from "../storage/refunds-due.ts";
import { forgetRefundAccount } from "./refund-accounts.ts";
import { takeUpAgain } from "./take-up-again.ts";

/**
 * `accepted` accepts late money for its order after all; `refunded` refunds it through the
 * provider; `transferred` records a bank transfer already made.
 */
export type RefundWish = { readonly refundId: string } & (
  | { readonly decision: "accepted" | "refunded" }
  | { readonly decision: "transferred"; readonly reference: string }
);

export type RefundDecided =
  | "decided"
  | "not allowed"
  /** The order cannot be resumed: it was cancelled, or its goods are gone. */
  | "not possible"
  | "nothing to decide"
  | "more than was paid"
  | "not online";

/**
 * Decides about money to be returned: one transaction, in which the first decision counts, rolled
 * back when it cannot be carried out. Locks the row of the money by a conditional update, and that
 * of the order or payment.
 */
export async function decideRefundDue(
  platform: Platform,
  staff: StaffPrincipal,
  wish: RefundWish,
): Promise<RefundDecided> {
  if (!mayDo(staff, "decide on refunds")) return "not allowed";
  return undoUnless(platform, "decided", async () => {
    const due = await selectRefundDue(platform, wish.refundId);
    if (!due) return "nothing to decide";
    const { decision } = wish;
    const reference = wish.decision === "transferred" ? wish.reference : null;
    const note = { decision, decidedBy: staff.staffCode, reference };
    if (!(await decideRefundOnce(platform, due.refundId, note))) return "nothing to decide";
    const subject = { kind: "order", code: due.orderCode } as const;
    const details = { refundDue: due.refundId, amount: due.amount, decision, reference };
    await recordAct(platform, staff, { name: "refund.decided", subject, details });
    return decision === "accepted" ? accept(platform, due) : payBack(platform, staff, due, reference);
  });
}

async function accept(platform: Platform, due: RefundDue): Promise<RefundDecided> {
  if (due.reason !== "PAID_LATE") return "not possible";
  const order = await lockOrder(platform, due.orderCode);
  if (!order || order.paidAt) return "not possible";
  const money = { channelCode: due.channelCode, at: due.receivedAt };
  if (!(await takeUpAgain(platform, order, money))) return "not possible";
  await forgetRefundAccount(platform, due.orderCode);
  return "decided";
}

async function payBack(
  platform: Platform,
  staff: StaffPrincipal,
  due: RefundDue,
  reference: string | null,
): Promise<RefundDecided> {
  const { orderCode, amount } = due;
  // Some banks show the reason to the shopper.
  const reason = say(due.language, `refund.${due.reason}`);
  const request = { orderCode, amount, debt: debtOf(due.refundId), reason };
  const result =
    reference === null
      ? await requestRefund(platform, staff, request)
      : await noteTransfer(platform, staff, request, reference);
  if (result === "requested") return "decided";
  return result === "requested before" ? "nothing to decide" : result;
}

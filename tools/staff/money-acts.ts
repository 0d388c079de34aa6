import {
  applyPaymentChange,
  decideRefundDue,
  readRefundAccount,
  refundsToDecide,
} from "../../apps/shop/modules/orders/orders.ts";
import {
  decideReview,
  refusedRefunds,
  retryRefund,
  reviewReasons,
  reviewsToDecide,
  settleRefusedRefund,
} from "../../apps/shop/modules/payments/payments.ts";
import { expectAnswer, linesOf, mustBeAllowed, needed, oneOf, Refusal, type StaffAct } from "./staff-act.ts";

/** Payments and refunds that wait for someone with the role finance. */
export const moneyActs: Readonly<Record<string, StaffAct>> = {
  reviews: {
    usage: "reviews",
    run: async (platform, staff) => {
      mustBeAllowed(staff, "decide on payments");
      return linesOf(await reviewsToDecide(platform));
    },
  },
  "decide-review": {
    usage: `decide-review <provider's order id> <${reviewReasons.join("|")}> <accepted|refunded|noted|transferred> [--reference <bank's>]`,
    run: async (platform, staff, [id, reason, decision], reference) => {
      const review = { providerOrderId: needed(id, "The provider's order id"), reason: oneOf(reason, reviewReasons) };
      const how = decisionOf(decision, ["accepted", "refunded", "noted"], reference);
      return expectAnswer(await decideReview(platform, applyPaymentChange, staff, { ...review, ...how }), "decided");
    },
  },
  "refunds-due": {
    usage: "refunds-due",
    run: async (platform, staff) => {
      mustBeAllowed(staff, "decide on refunds");
      return linesOf(await refundsToDecide(platform));
    },
  },
  "refund-account": {
    usage: "refund-account <order code>",
    run: async (platform, staff, [code]) => {
      const account = await readRefundAccount(platform, staff, needed(code, "The order's code"));
      if (typeof account === "string") throw new Refusal(`Not done: ${account}.`);
      return linesOf([account]);
    },
  },
  "decide-refund": {
    usage: "decide-refund <refund id> <accepted|refunded|transferred> [--reference <bank's>]",
    run: async (platform, staff, [id, decision], reference) => {
      const how = decisionOf(decision, ["accepted", "refunded"], reference);
      const choice = { refundId: needed(id, "The refund's id"), ...how };
      return expectAnswer(await decideRefundDue(platform, staff, choice), "decided");
    },
  },
  "refused-refunds": {
    usage: "refused-refunds",
    run: async (platform, staff) => {
      mustBeAllowed(staff, "decide on refunds");
      return linesOf(await refusedRefunds(platform));
    },
  },
  "retry-refund": {
    usage: "retry-refund <refund key>",
    run: async (platform, staff, [key]) =>
      expectAnswer(await retryRefund(platform, staff, needed(key, "The refund's key")), "decided"),
  },
  "settle-refund": {
    usage: "settle-refund <refund key> --reference <bank's>",
    run: async (platform, staff, [key], reference) => {
      const transfer = needed(reference, "--reference");
      return expectAnswer(
        await settleRefusedRefund(platform, staff, needed(key, "The refund's key"), transfer),
        "decided",
      );
    },
  },
};

/** A transfer is identified by the bank's reference. */
function decisionOf<Other extends string>(
  word: string | undefined,
  others: readonly Other[],
  reference: string | undefined,
): { readonly decision: Other } | { readonly decision: "transferred"; readonly reference: string } {
  if (word === "transferred") return { decision: "transferred", reference: needed(reference, "--reference") };
  return { decision: oneOf(word, others) };
}

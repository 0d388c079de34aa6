import { GraphQLError } from "graphql";
import { refusalError } from "../../../platform/refusals.ts";
import { applyPaymentChange, decideRefundDue, readRefundAccount } from "../../orders/orders.ts";
import { decideReview, retryRefund, reviewReasons, settleRefusedRefund } from "../../payments/payments.ts";
import { makePreview } from "../../previews/previews.ts";
import {
  approveReturn,
  collectReturn,
  endExchange,
  payReturn,
  readAccount,
  readParcel,
  receiveReturn,
  refundExchange,
  rejectReturn,
} from "../../returns/returns.ts";
import { signInStaff, signOutStaff } from "../../staff/staff.ts";
import {
  type DeskContext,
  decisionOf,
  invalid,
  oneOf,
  referenceOf,
  resultOf,
  staffOf,
  wordsOf,
} from "../gateway/desk-context.ts";

const longestReason = 500;

const hasOffset = (moment: string): boolean => /(Z|[+-]\d{2}:\d{2})$/.test(moment);

/** What staff may do. The use cases check the roles and write the journal. */
export const deskMutations = {
  signIn: async (input: { staffCode: string; password: string; code: string }, { platform, source }: DeskContext) => {
    const token = await signInStaff(platform, source, input);
    if (!token.ok) throw refusalError(token.failure);
    return { token: token.value };
  },
  signOut: async (_input: object, { platform, token }: DeskContext) => {
    if (token) await signOutStaff(platform, token);
    return resultOf("signed out", "signed out");
  },
  approveReturn: async (
    given: { returnCode: string; companyCode?: string | null; expressCode?: string | null },
    context: DeskContext,
  ) => resultOf(await approveReturn(context.platform, staffOf(context), given.returnCode, labelOf(given)), "decided"),
  rejectReturn: async ({ returnCode, reason }: { returnCode: string; reason: string }, context: DeskContext) => {
    const text = wordsOf("reason", reason, { most: longestReason });
    return resultOf(await rejectReturn(context.platform, staffOf(context), returnCode, text), "decided");
  },
  receiveReturn: async ({ returnCode }: { returnCode: string }, context: DeskContext) =>
    resultOf(await receiveReturn(context.platform, staffOf(context), returnCode), "received"),
  collectReturn: async ({ returnCode }: { returnCode: string }, context: DeskContext) =>
    resultOf(await collectReturn(context.platform, staffOf(context), returnCode), "decided"),
  refundExchange: async ({ returnCode }: { returnCode: string }, context: DeskContext) =>
    resultOf(await refundExchange(context.platform, staffOf(context), returnCode), "refund instead"),
  endExchange: async ({ returnCode, reason }: { returnCode: string; reason: string }, context: DeskContext) => {
    const text = wordsOf("reason", reason, { most: longestReason });
    return resultOf(await endExchange(context.platform, staffOf(context), returnCode, text), "decided");
  },
  readReturnAccount: async ({ returnCode }: { returnCode: string }, context: DeskContext) =>
    accountOrError(await readAccount(context.platform, staffOf(context), returnCode)),
  readRefundAccount: async ({ orderCode }: { orderCode: string }, context: DeskContext) =>
    accountOrError(await readRefundAccount(context.platform, staffOf(context), orderCode)),
  payReturn: async (given: { returnCode: string; reference: string }, context: DeskContext) => {
    const { returnCode } = given;
    const reference = referenceOf(given.reference);
    return resultOf(await payReturn(context.platform, staffOf(context), returnCode, reference), "paid");
  },
  makePreview: async (
    { moment, hours, page }: { moment?: string | null; hours?: number | null; page?: string | null },
    context: DeskContext,
  ) => {
    const at = moment ? new Date(moment) : undefined;
    if (at && (!hasOffset(moment ?? "") || Number.isNaN(at.getTime())))
      throw invalid("moment", "A moment is written with its offset, as 2026-12-12T00:00:00+07:00.");
    const wish = { moment: at, validHours: hours ?? 24, page: page ?? undefined };
    const made = await makePreview(context.platform, staffOf(context), wish);
    if (made === "not allowed") throw new GraphQLError(made, { extensions: { code: "NOT_ALLOWED", details: {} } });
    if (made === "no such moment") throw invalid("moment", "The moment is now or later, at most a year ahead.");
    if (made === "no such page")
      throw invalid(
        "page",
        "There is no page at this address, and no draft of one. An address is written as /page/running.",
      );
    if (made === "no such time") throw invalid("hours", "The link is valid for 1 to 72 hours.");
    return { link: made.link, moment: made.moment.toISOString(), expires: made.expires.toISOString() };
  },
  decideRefund: async (
    { refundId, decision, reference }: { refundId: string; decision: string; reference?: string | null },
    context: DeskContext,
  ) => {
    const how = decisionOf(decision, ["accepted", "refunded"], reference);
    return resultOf(await decideRefundDue(context.platform, staffOf(context), { refundId, ...how }), "decided");
  },
  retryRefund: async ({ refundKey }: { refundKey: string }, context: DeskContext) =>
    resultOf(await retryRefund(context.platform, staffOf(context), refundKey), "decided"),
  settleRefund: async ({ refundKey, reference }: { refundKey: string; reference: string }, context: DeskContext) =>
    resultOf(
      await settleRefusedRefund(context.platform, staffOf(context), refundKey, referenceOf(reference)),
      "decided",
    ),
  decideReview: async (
    given: { providerOrderId: string; reason: string; decision: string; reference?: string | null },
    context: DeskContext,
  ) => {
    const { providerOrderId, decision, reference } = given;
    const reason = oneOf("reason", given.reason, reviewReasons);
    const how = decisionOf(decision, ["accepted", "refunded", "noted"], reference);
    const wish = { providerOrderId, reason, ...how };
    return resultOf(await decideReview(context.platform, applyPaymentChange, staffOf(context), wish), "decided");
  },
};

function accountOrError<Account extends object>(account: Account | "not allowed" | "no account"): Account {
  if (typeof account !== "string") return account;
  const code = account === "not allowed" ? "NOT_ALLOWED" : "NO_ACCOUNT";
  throw new GraphQLError(account, { extensions: { code, details: {} } });
}

function labelOf({ companyCode, expressCode }: { companyCode?: string | null; expressCode?: string | null }) {
  if (!companyCode) return undefined;
  const parcel = readParcel({ companyCode, expressCode: expressCode ?? "" });
  if ("wrong" in parcel) throw invalid(parcel.wrong, "The label needs a known courier and a tracking number.");
  return parcel;
}

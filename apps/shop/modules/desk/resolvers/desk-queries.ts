import { actsOn } from "../../journal/journal.ts";
import { refundsToDecide } from "../../orders/orders.ts";
import { refusedRefunds, reviewsToDecide } from "../../payments/payments.ts";
import { openReturns, pictureCodesOf, showPicture } from "../../returns/returns.ts";
import { type DeskContext, oneOf, staffOf, staffWho } from "../gateway/desk-context.ts";

const subjects = ["order", "payment", "return", "stock", "sku", "person", "staff", "message"] as const;

/** What staff may read; each asks for the role first. */
export const deskQueries = {
  me: (_input: object, context: DeskContext) => {
    const { staffCode, roles } = staffOf(context);
    return { staffCode, roles };
  },
  returns: async (_input: object, context: DeskContext) => {
    staffWho(context, "decide on returns", "receive returns", "decide on refunds");
    const open = await openReturns(context.platform);
    const pictures = await pictureCodesOf(
      context.platform,
      open.map(({ returnCode }) => returnCode),
    );
    return open.map(({ bankAccount, requestedAt, ...shown }) => ({
      ...shown,
      pictureCodes: pictures.get(shown.returnCode) ?? [],
      hasAccount: bankAccount !== null,
      requestedAt: requestedAt.toISOString(),
    }));
  },
  returnPicture: async (
    { returnCode, pictureCode }: { returnCode: string; pictureCode: string },
    context: DeskContext,
  ) => {
    staffWho(context, "decide on returns", "receive returns");
    return showPicture(context.platform, returnCode, pictureCode);
  },
  refundsDue: async (_input: object, context: DeskContext) => {
    staffWho(context, "decide on refunds");
    const due = await refundsToDecide(context.platform);
    return due.map((one) => ({ ...one, notedAt: one.notedAt.toISOString() }));
  },
  refusedRefunds: async (_input: object, context: DeskContext) => {
    staffWho(context, "decide on refunds");
    return refusedRefunds(context.platform);
  },
  reviews: async (_input: object, context: DeskContext) => {
    staffWho(context, "decide on payments");
    const reviews = await reviewsToDecide(context.platform);
    return reviews.map((one) => ({ ...one, notedAt: one.notedAt.toISOString() }));
  },
  journal: async ({ kind, code }: { kind: string; code: string }, context: DeskContext) => {
    staffWho(context, "read the journal");
    const acts = await actsOn(context.platform, { kind: oneOf("kind", kind, subjects), code });
    return acts.map(({ act, by, at, details }) => ({
      act,
      by: by.code,
      at: at.toISOString(),
      details: JSON.stringify(details),
    }));
  },
};

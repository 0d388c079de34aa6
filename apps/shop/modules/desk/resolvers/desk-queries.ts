import { failure } from "@gelora/outcomes/outcome.ts";
import { refusalError } from "../../../platform/refusals.ts";
import { actsOn } from "../../journal/journal.ts";
import { subjectKinds } from "../../journal/subject-kinds.ts";
import { maskedAccountsOf, pastOrders, refundsToDecide } from "../../orders/orders.ts";
import { refusedRefunds, reviewsToDecide } from "../../payments/payments.ts";
import { picturesOf, showPicture } from "../../pictures/pictures.ts";
import { replayOffer } from "../../promotions/promotions.ts";
import { openReturns } from "../../returns/returns.ts";
import { type DeskContext, notAllowed, oneOf, staffOf, staffWho } from "../gateway/desk-context.ts";

/** What staff may read; each asks for the role first. */
export const deskQueries = {
  me: (_input: object, context: DeskContext) => {
    const { staffCode, roles } = staffOf(context);
    return { staffCode, roles };
  },
  returns: async (_input: object, context: DeskContext) => {
    staffWho(context, "decide on returns", "receive returns", "decide on refunds");
    const open = await openReturns(context.platform);
    const pictures = await picturesOf(
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
    const accounts = await maskedAccountsOf(
      context.platform,
      reviews.map(({ orderCode }) => orderCode),
    );
    return reviews.map((one) => ({
      ...one,
      hasAccount: accounts.has(one.orderCode),
      notedAt: one.notedAt.toISOString(),
    }));
  },
  replayOffer: async (
    { mostUses, ...wish }: { draft: string; from: string; to: string; mostUses?: number | null; costs?: string | null },
    context: DeskContext,
  ) => {
    const staff = staffOf(context);
    const replayed = await replayOffer(context.platform, pastOrders, staff, { ...wish, mostUses: mostUses ?? 3 });
    if (replayed === "not allowed") throw notAllowed();
    if ("wrong" in replayed) throw refusalError(failure("INVALID_INPUT", replayed.wrong).failure);
    return replayed;
  },
  journal: async ({ kind, code }: { kind: string; code: string }, context: DeskContext) => {
    staffWho(context, "read the journal");
    const acts = await actsOn(context.platform, { kind: oneOf("kind", kind, subjectKinds), code });
    return acts.map(({ act, by, at, details }) => ({
      act,
      by: by.code,
      at: at.toISOString(),
      details: JSON.stringify(details),
    }));
  },
};

import { handOver, openPickUps, reportReady } from "../../orders/orders.ts";
import { type DeskContext, resultOf, staffOf, staffWho } from "../gateway/desk-context.ts";

/** What stores have to hand over. */
export const pickUpQueries = {
  pickUps: async (_input: object, context: DeskContext) => {
    staffWho(context, "report pick-ups ready", "hand over pick-ups");
    const open = await openPickUps(context.platform);
    return open.map((one) => ({
      ...one,
      placedAt: one.placedAt.toISOString(),
      readyAt: one.readyAt?.toISOString() ?? null,
    }));
  },
};

/** The use cases check the role and write the journal. */
export const pickUpMutations = {
  reportReady: async ({ orderCode }: { orderCode: string }, context: DeskContext) => {
    const result = await reportReady(context.platform, staffOf(context), orderCode);
    return resultOf(result, "ready");
  },
  handOver: async (given: { orderCode: string; pickupCode: string }, context: DeskContext) => {
    const { orderCode, pickupCode } = given;
    const result = await handOver(context.platform, staffOf(context), orderCode, pickupCode);
    return resultOf(result, "handed over");
  },
};

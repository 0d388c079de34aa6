import { sessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { buyAgain as buy } from "../use-cases/buy-again.ts";

/** The client reads data.code: 'success', or the reason why not [ORD-19, OPS-38, K15]. */
export const buyAgain: MutationResolvers["buyAgain"] = async (_parent, { orderCode }, context) => {
  const outcome = await buy(context.platform, ownerOf(sessionOf(context)), orderCode);
  return { data: outcome.ok ? { code: "success", count: outcome.value } : { code: outcome.failure.code, count: 0 } };
};

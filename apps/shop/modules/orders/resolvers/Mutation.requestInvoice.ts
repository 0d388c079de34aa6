import { agreement, refusal, sessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { requestInvoice as request } from "../use-cases/request-invoice.ts";

/** [ORD-24] */
export const requestInvoice: MutationResolvers["requestInvoice"] = async (_parent, { input }, context) => {
  const { platform } = context;
  const { orderCode, ...typed } = input;
  const outcome = await request(platform, ownerOf(sessionOf(context)), orderCode, typed);
  const now = platform.clock.now();
  return outcome.ok ? agreement(now) : refusal(outcome.failure, now);
};

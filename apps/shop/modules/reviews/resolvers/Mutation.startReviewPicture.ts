import { failure } from "@gelora/outcomes/outcome.ts";
import { agreement, refusal, sessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { orderByCode } from "../../orders/orders.ts";
import { awaitPicture } from "../../pictures/pictures.ts";

/** Three for each of several things, and tries. */
const mostAnHour = 40;

export const startReviewPicture: MutationResolvers["startReviewPicture"] = async (_parent, { orderCode }, context) => {
  const { platform } = context;
  const owner = ownerOf(sessionOf(context));
  const order = await orderByCode(platform, orderCode, owner);
  const outcome = order
    ? await awaitPicture(platform, owner, { of: owner, most: mostAnHour })
    : failure("ORDER_NOT_FOUND");
  const now = platform.clock.now();
  if (!outcome.ok) return { ...refusal(outcome.failure, now), data: [] };
  return { ...agreement(now), data: [outcome.value] };
};

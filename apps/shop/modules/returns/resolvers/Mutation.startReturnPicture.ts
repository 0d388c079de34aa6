import { agreement, refusal } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { awaitPicture } from "../use-cases/return-pictures.ts";
import { callersOrder } from "./callers-order.ts";
import { pictureDoor } from "./mount-picture-door.ts";

export const startReturnPicture: MutationResolvers["startReturnPicture"] = async (_parent, { input }, context) => {
  const { platform } = context;
  const order = await callersOrder(context, input.orderCode, input);
  const outcome = order.ok ? await awaitPicture(platform, order.value) : order;
  const now = platform.clock.now();
  if (!outcome.ok) return { ...refusal(outcome.failure, now), data: [] };
  const address = new URL(pictureDoor, platform.configuration.SHOP_URL).href;
  return { ...agreement(now), data: [{ ...outcome.value, address }] };
};

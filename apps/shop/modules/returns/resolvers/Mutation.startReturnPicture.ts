import type { Platform } from "../../../platform/platform.ts";
import { agreement, refusal } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { callersOrder } from "../../orders/orders.ts";
import { awaitPicture } from "../../pictures/pictures.ts";
import { mostPictures } from "../domain/return-record.ts";
import { pictureSender } from "../use-cases/request-return.ts";

/** Of one order: tries, and requests that were begun again. */
const mostAnHour = 4 * mostPictures;

export const startReturnPicture: MutationResolvers["startReturnPicture"] = async (_parent, { input }, context) => {
  const { platform } = context;
  const order = await callersOrder(context, input.orderCode, input);
  const outcome = order.ok ? await awaitPictureOf(platform, pictureSender(order.value)) : order;
  const now = platform.clock.now();
  if (!outcome.ok) return { ...refusal(outcome.failure, now), data: [] };
  return { ...agreement(now), data: [outcome.value] };
};

const awaitPictureOf = (platform: Platform, sender: string) =>
  awaitPicture(platform, sender, { of: sender, most: mostAnHour });

import { failure } from "@gelora/outcomes/outcome.ts";
import { agreement, refusal, sessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { writtenLines } from "../../../platform/written-text.ts";
import { orderByCode } from "../../orders/orders.ts";
import { writeReview as write } from "../use-cases/write-review.ts";

export const writeReview: MutationResolvers["writeReview"] = async (_parent, { input }, context) => {
  const { platform, language } = context;
  const order = await orderByCode(platform, input.orderCode, ownerOf(sessionOf(context)));
  const outcome = order
    ? await write(platform, order, {
        orderItemCode: input.orderItemCode,
        version: input.version ?? undefined,
        stars: input.stars,
        fit: input.fit ?? undefined,
        text: writtenLines(input.text),
        language,
        pictureCodes: input.pictureCodes ?? [],
      })
    : failure("ORDER_NOT_FOUND");
  const now = platform.clock.now();
  return outcome.ok ? agreement(now) : refusal(outcome.failure, now);
};

import { memberSessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { listOwnSubscription } from "../use-cases/list-own-subscription.ts";

/** A member's own record alone [NWS-14, NWS-15, OPS-35]. */
export const queryPageSubscribeNotificationList: QueryResolvers["queryPageSubscribeNotificationList"] = async (
  _parent,
  { input, pageInput },
  context,
) => {
  memberSessionOf(context);
  const own = await listOwnSubscription(context, input ?? {});
  const isFirst = Math.max(1, pageInput?.pageNum ?? 1) === 1;
  const shown = isFirst ? own : undefined;
  return {
    dataList: shown ? [shown.record] : [],
    pageInfo: {
      hasNextPage: false,
      hasPreviousPage: !isFirst,
      startCursor: shown?.cursor ?? null,
      endCursor: shown?.cursor ?? null,
      totalCount: own ? 1 : 0,
    },
  };
};

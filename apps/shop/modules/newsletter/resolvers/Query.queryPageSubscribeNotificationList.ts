import { listPage, pageInfoOf } from "../../../platform/list-page.ts";
import { memberSessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { ownRecord } from "../use-cases/own-record.ts";

/** A member's own record alone [NWS-14, NWS-15, OPS-35]. */
export const queryPageSubscribeNotificationList: QueryResolvers["queryPageSubscribeNotificationList"] = async (
  _parent,
  { input, pageInput },
  context,
) => {
  memberSessionOf(context);
  const page = listPage(pageInput, { most: 50 });
  const own = await ownRecord(context, input ?? {});
  return {
    dataList: own && page.offset === 0 ? [own] : [],
    pageInfo: pageInfoOf(page, own ? 1 : 0),
  };
};

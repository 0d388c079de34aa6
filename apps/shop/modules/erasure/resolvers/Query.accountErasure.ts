import { formatDayAndTime } from "@gelora/locale/jakarta-time.ts";
import { memberSessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { showErasure } from "../use-cases/show-erasure.ts";

export const accountErasure: QueryResolvers["accountErasure"] = async (_parent, _input, context) => {
  const erasure = await showErasure(context.platform, memberSessionOf(context).accountCode);
  return erasure ? { dueTime: formatDayAndTime(erasure.dueAt), waitsFor: [...erasure.waitsFor] } : null;
};

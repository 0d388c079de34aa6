import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { supportHoursAt } from "../domain/support-hours.ts";

export const supportHours: QueryResolvers["supportHours"] = (_parent, _input, { platform }) => {
  const { isOpen, changesAt } = supportHoursAt(platform.clock.now());
  return { isOpen, changesAt: changesAt.toISOString() };
};

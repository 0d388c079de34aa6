import { memberSessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";

/** Each module answers its own part. */
export const accountOverview: QueryResolvers["accountOverview"] = (_parent, _input, context) => ({
  userCode: memberSessionOf(context).accountCode,
});

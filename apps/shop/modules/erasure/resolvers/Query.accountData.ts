import { memberSessionOf, refusalError } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { takeOutData } from "../use-cases/take-out-data.ts";

export const accountData: QueryResolvers["accountData"] = async (_parent, _input, context) => {
  const outcome = await takeOutData(context.platform, memberSessionOf(context), context.language);
  if (!outcome.ok) throw refusalError(outcome.failure);
  return outcome.value;
};

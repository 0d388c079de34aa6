import { memberSessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { showSizes } from "../use-cases/show-sizes.ts";

export const mySizes: QueryResolvers["mySizes"] = async (_parent, _input, context) => {
  const { accountCode } = memberSessionOf(context);
  return showSizes(context.platform, accountCode);
};

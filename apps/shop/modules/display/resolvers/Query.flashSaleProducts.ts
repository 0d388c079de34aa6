import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { campaignStates } from "../../flash-sales/flash-sales.ts";

export const flashSaleProducts: QueryResolvers["flashSaleProducts"] = (_parent, _arguments, { platform }) =>
  [...campaignStates(platform)].map(([productCode, state]) => ({ productCode, state }));

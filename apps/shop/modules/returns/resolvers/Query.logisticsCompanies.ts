import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { carriersIn } from "../domain/carriers.ts";

export const logisticsCompanies: QueryResolvers["logisticsCompanies"] = (_parent, _input, { language }) =>
  carriersIn(language);

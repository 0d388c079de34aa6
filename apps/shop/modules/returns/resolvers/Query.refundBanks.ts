import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { refundBanks as banks } from "../domain/bank-account.ts";

export const refundBanks: QueryResolvers["refundBanks"] = () => banks();

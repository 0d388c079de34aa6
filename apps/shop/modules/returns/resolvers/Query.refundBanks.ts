import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { refundBanks as banks } from "../../bank-accounts/bank-accounts.ts";

export const refundBanks: QueryResolvers["refundBanks"] = () => banks();

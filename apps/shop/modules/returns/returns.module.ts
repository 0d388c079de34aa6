import type { ShopModule } from "../../platform/shop-module.ts";
import { cancelReturnOrder } from "./resolvers/Mutation.cancelReturnOrder.ts";
import { fullLogisticsInfo } from "./resolvers/Mutation.fullLogisticsInfo.ts";
import { returnOrder } from "./resolvers/Mutation.returnOrder.ts";
import { saveReturnBankAccount } from "./resolvers/Mutation.saveReturnBankAccount.ts";
import { logisticsCompanies } from "./resolvers/Query.logisticsCompanies.ts";
import { refundBanks } from "./resolvers/Query.refundBanks.ts";
import { returnDetail } from "./resolvers/Query.returnDetail.ts";
import { returnList } from "./resolvers/Query.returnList.ts";
import { returnPreview } from "./resolvers/Query.returnPreview.ts";
import { returnReasons } from "./resolvers/Query.returnReasons.ts";
import * as createReturns from "./storage/migrations/0001-create-returns.ts";

export const returnsModule: ShopModule = {
  name: "returns",
  migrations: { "0001-create-returns": createReturns },
  resolvers: {
    Query: { returnDetail, returnReasons, logisticsCompanies, refundBanks, returnPreview, returnList },
    Mutation: { returnOrder, cancelReturnOrder, fullLogisticsInfo, saveReturnBankAccount },
  },
};

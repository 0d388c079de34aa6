import { minutes } from "@gelora/service-kit/durations.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import { cancelReturnOrder } from "./resolvers/Mutation.cancelReturnOrder.ts";
import { fullLogisticsInfo } from "./resolvers/Mutation.fullLogisticsInfo.ts";
import { returnOrder } from "./resolvers/Mutation.returnOrder.ts";
import { saveReturnBankAccount } from "./resolvers/Mutation.saveReturnBankAccount.ts";
import { startReturnPicture } from "./resolvers/Mutation.startReturnPicture.ts";
import { logisticsCompanies } from "./resolvers/Query.logisticsCompanies.ts";
import { refundBanks } from "./resolvers/Query.refundBanks.ts";
import { returnDetail } from "./resolvers/Query.returnDetail.ts";
import { returnList } from "./resolvers/Query.returnList.ts";
import { returnPicture } from "./resolvers/Query.returnPicture.ts";
import { returnPreview } from "./resolvers/Query.returnPreview.ts";
import { returnReasons } from "./resolvers/Query.returnReasons.ts";
import * as createReturns from "./storage/migrations/0001-create-returns.ts";
import * as addReturnPictures from "./storage/migrations/0002-add-return-pictures.ts";
import * as letReturnsLapse from "./storage/migrations/0003-let-returns-lapse.ts";
import * as chargeKeptGifts from "./storage/migrations/0004-charge-kept-gifts.ts";
import * as exchangeSizes from "./storage/migrations/0005-exchange-sizes.ts";
import * as movePictures from "./storage/migrations/0006-move-pictures.ts";
import * as settleGiftCharges from "./storage/migrations/0007-settle-gift-charges.ts";
import * as knowRepeatedRequests from "./storage/migrations/0008-know-repeated-requests.ts";
import * as dropReturnPictures from "./storage/migrations/0009-drop-return-pictures.ts";
import * as nameReturnedSizes from "./storage/migrations/0010-name-returned-sizes.ts";
import * as remindOfOldGoods from "./storage/migrations/0011-remind-of-old-goods.ts";
import * as endExchanges from "./storage/migrations/0012-end-exchanges.ts";
import { lapseReturns } from "./use-cases/lapse-returns.ts";
import { remindOfOverdue } from "./use-cases/remind-of-overdue.ts";

export const returnsModule: ShopModule = {
  name: "returns",
  migrations: {
    "0001-create-returns": createReturns,
    "0002-add-return-pictures": addReturnPictures,
    "0003-let-returns-lapse": letReturnsLapse,
    "0004-charge-kept-gifts": chargeKeptGifts,
    "0005-exchange-sizes": exchangeSizes,
    "0006-move-pictures": movePictures,
    "0007-settle-gift-charges": settleGiftCharges,
    "0008-know-repeated-requests": knowRepeatedRequests,
    "0009-drop-return-pictures": dropReturnPictures,
    "0010-name-returned-sizes": nameReturnedSizes,
    "0011-remind-of-old-goods": remindOfOldGoods,
    "0012-end-exchanges": endExchanges,
  },
  resolvers: {
    Query: { returnDetail, returnReasons, logisticsCompanies, refundBanks, returnPreview, returnPicture, returnList },
    Mutation: { returnOrder, cancelReturnOrder, fullLogisticsInfo, saveReturnBankAccount, startReturnPicture },
  },
  recurringTasks: (platform) => [
    { name: "close returns that were not sent", every: minutes(5), run: () => lapseReturns(platform) },
    { name: "remind of old goods that are overdue", every: minutes(5), run: () => remindOfOverdue(platform) },
  ],
};

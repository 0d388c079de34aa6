import type { ShopModule } from "../../platform/shop-module.ts";
import * as createStock from "./storage/migrations/0001-create-stock.ts";
import * as collateCodes from "./storage/migrations/0002-collate-codes.ts";
import * as endHoldsInPart from "./storage/migrations/0003-end-holds-in-part.ts";

export const stockModule: ShopModule = {
  name: "stock",
  migrations: {
    "0001-create-stock": createStock,
    "0002-collate-codes": collateCodes,
    "0003-end-holds-in-part": endHoldsInPart,
  },
};

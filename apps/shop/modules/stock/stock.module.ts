import type { ShopModule } from "../../platform/shop-module.ts";
import * as createStock from "./storage/migrations/0001-create-stock.ts";

export const stockModule: ShopModule = {
  name: "stock",
  migrations: { "0001-create-stock": createStock },
};

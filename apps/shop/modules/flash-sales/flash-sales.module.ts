import { seconds } from "@gelora/service-kit/durations.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import * as createFlashSales from "./storage/migrations/0001-create-flash-sales.ts";
import { followCampaigns, liveCampaigns } from "./use-cases/live-campaigns.ts";
import { tidyFlashSales } from "./use-cases/tidy-up.ts";

export const flashSalesModule: ShopModule = {
  name: "flash-sales",
  migrations: { "0001-create-flash-sales": createFlashSales },
  parts: [liveCampaigns],
  resolvers: {},
  recurringTasks: (platform) => [
    { name: "tidy up flash sales", every: seconds(1), run: () => tidyFlashSales(platform) },
  ],
  start: followCampaigns,
};

import { seconds } from "@gelora/service-kit/durations.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import { leaveFlashLine } from "./resolvers/Mutation.leaveFlashLine.ts";
import * as createFlashSales from "./storage/migrations/0001-create-flash-sales.ts";
import * as createFlashLines from "./storage/migrations/0002-create-flash-lines.ts";
import * as shippingDays from "./storage/migrations/0003-shipping-days.ts";
import * as tellChanges from "./storage/migrations/0004-tell-changes.ts";
import { followCampaigns, liveCampaigns } from "./use-cases/live-campaigns.ts";
import { lineDoors } from "./use-cases/stand-in-line.ts";
import { takers } from "./use-cases/take-in-turn.ts";
import { tidyFlashSales } from "./use-cases/tidy-up.ts";

export const flashSalesModule: ShopModule = {
  name: "flash-sales",
  migrations: {
    "0001-create-flash-sales": createFlashSales,
    "0002-create-flash-lines": createFlashLines,
    "0003-shipping-days": shippingDays,
    "0004-tell-changes": tellChanges,
  },
  parts: [liveCampaigns, lineDoors, takers],
  resolvers: { Mutation: { leaveFlashLine } },
  recurringTasks: (platform) => [
    { name: "tidy up flash sales", every: seconds(1), run: () => tidyFlashSales(platform) },
    { name: "follow flash sales", every: seconds(1), run: () => followCampaigns(platform), inEveryProcess: true },
  ],
  start: followCampaigns,
};

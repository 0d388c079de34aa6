import { days, hours, seconds } from "@gelora/service-kit/durations.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import * as createPointUses from "./storage/migrations/0001-create-point-uses.ts";
import * as oneUseACheckout from "./storage/migrations/0002-one-use-a-checkout.ts";
import { deleteAbandoned } from "./storage/point-uses.ts";
import { abandonOverdue } from "./use-cases/abandon-points.ts";
import { deliverReport, pointsTopic } from "./use-cases/report-points.ts";

const abandonedLife = days(7);

export const pointsModule: ShopModule = {
  name: "points",
  migrations: { "0001-create-point-uses": createPointUses, "0002-one-use-a-checkout": oneUseACheckout },
  outboxHandlers: (platform) => ({ [pointsTopic]: (message) => deliverReport(platform, message) }),
  recurringTasks: (platform) => [
    { name: "give up points without an order", every: seconds(5), run: () => abandonOverdue(platform) },
    { name: "delete abandoned points", every: hours(6), run: () => deleteAbandoned(platform, abandonedLife) },
  ],
};

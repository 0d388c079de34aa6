import type { ShopModule } from "../../platform/shop-module.ts";
import { ga4 } from "./providers/ga4.ts";
import { meta } from "./providers/meta.ts";
import { countPurchase } from "./resolvers/Mutation.countPurchase.ts";
import { collectorLimits, mountCollector } from "./routes/collector.ts";
import * as createMeasurement from "./storage/migrations/0001-create-measurement.ts";
import * as noteWithdrawals from "./storage/migrations/0002-note-withdrawals.ts";
import { sendCounted } from "./use-cases/send-counted.ts";
import { sendPurchase } from "./use-cases/send-purchase.ts";
import { ga4Topic, metaTopic, purchaseTopic } from "./use-cases/topics.ts";

/**
 * What shoppers who agreed to be counted did, on its way to the providers that the settings name
 * [Q55]. It keeps nothing but which purchases were counted, and who has taken the consent back.
 */
export const measurementModule: ShopModule = {
  name: "measurement",
  migrations: { "0001-create-measurement": createMeasurement, "0002-note-withdrawals": noteWithdrawals },
  parts: [ga4, meta, collectorLimits],
  resolvers: { Mutation: { countPurchase } },
  outboxHandlers: (platform) => ({
    [ga4Topic]: sendCounted(platform, ga4.of),
    [metaTopic]: sendCounted(platform, meta.of),
    [purchaseTopic]: sendPurchase(platform),
  }),
  routes: mountCollector,
};

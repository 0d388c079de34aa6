import type { ClubModule } from "../../platform/club-module.ts";
import { mountServiceEvents } from "./service-events.ts";
import * as createPurchases from "./storage/migrations/0001-create-purchases.ts";

/** Purchases that the shop reports, waiting for their points. */
export const purchasesModule: ClubModule = {
  name: "purchases",
  migrations: { "0001-create-purchases": createPurchases },
  routes: mountServiceEvents,
};

import { limitPurchases } from "../../apps/shop/modules/cart/cart.ts";
import { handOver, reportReady } from "../../apps/shop/modules/orders/orders.ts";
import { expectAnswer, needed, oneOf, type StaffAct } from "./staff-act.ts";

const mostPieces = ["1", "2", "3", "4", "5", "none"] as const;

/** What stores and merchandisers say about goods. */
export const goodsActs: Readonly<Record<string, StaffAct>> = {
  "report-ready": {
    usage: "report-ready <order code>",
    run: async (platform, staff, [code]) =>
      expectAnswer(await reportReady(platform, staff, needed(code, "The order's code")), "ready"),
  },
  "hand-over": {
    usage: "hand-over <order code> <pick-up code>",
    run: async (platform, staff, [orderCode, pickupCode]) => {
      const [order, code] = [needed(orderCode, "The order's code"), needed(pickupCode, "The pick-up code")];
      return expectAnswer(await handOver(platform, staff, order, code), "handed over");
    },
  },
  "limit-purchases": {
    usage: "limit-purchases <sku code> <1 to 5|none>",
    run: async (platform, staff, [code, most]) => {
      const limit = oneOf(most, mostPieces);
      const pieces = limit === "none" ? undefined : Number(limit);
      return expectAnswer(await limitPurchases(platform, staff, needed(code, "The sku's code"), pieces), "limited");
    },
  },
};

import { readFile } from "node:fs/promises";
import { limitPurchases } from "../../apps/shop/modules/cart/cart.ts";
import { handOver, reportReady } from "../../apps/shop/modules/orders/orders.ts";
import { makeCoupons, writeOffers } from "../../apps/shop/modules/promotions/promotions.ts";
import { expectAnswer, mustBeAllowed, needed, oneOf, Refusal, type StaffAct } from "./staff-act.ts";

const mostPieces = ["1", "2", "3", "4", "5", "none"] as const;

/** @throws Refusal when it holds no JSON list */
async function documentsIn(file: string): Promise<readonly unknown[]> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new Refusal(`Not done: ${file} cannot be read.`);
  });
  try {
    const documents: unknown = JSON.parse(text);
    if (Array.isArray(documents)) return documents;
  } catch {
    // What is no JSON is no list either.
  }
  throw new Refusal(`Not done: ${file} is no JSON list.`);
}

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
  "write-offers": {
    usage: "write-offers <file>",
    run: async (platform, staff, [file]) => {
      mustBeAllowed(staff, "write offers");
      const documents = await documentsIn(needed(file, "The file"));
      return [`Done: ${await writeOffers(platform, staff, documents)} written.`];
    },
  },
  "make-coupons": {
    usage: "make-coupons <offer code> <1 to 10000>",
    run: async (platform, staff, [code, count]) => {
      mustBeAllowed(staff, "write offers");
      const pieces = Number(needed(count, "How many"));
      return makeCoupons(platform, staff, needed(code, "The offer's code"), { pieces, owner: null });
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

import { limitPurchases } from "../../apps/shop/modules/cart/cart.ts";
import { writeCampaigns } from "../../apps/shop/modules/flash-sales/flash-sales.ts";
import { findMember } from "../../apps/shop/modules/members/members.ts";
import { handOver, reportReady } from "../../apps/shop/modules/orders/orders.ts";
import { makeCoupons, writeOffers } from "../../apps/shop/modules/promotions/promotions.ts";
import { readSizeGuide, writeSizeGuides } from "../../apps/shop/modules/sizes/sizes.ts";
import type { Platform } from "../../apps/shop/platform/platform.ts";
import { jsonIn } from "./json-in.ts";
import { expectAnswer, mustBeAllowed, needed, oneOf, Refusal, type StaffAct } from "./staff-act.ts";

const mostPieces = ["1", "2", "3", "4", "5", "none"] as const;

/** @throws Refusal when it holds no JSON list */
async function documentsIn(file: string): Promise<readonly unknown[]> {
  const documents = await jsonIn(file);
  if (!Array.isArray(documents)) throw new Refusal(`Not done: ${file} is no JSON list.`);
  return documents;
}

/** @throws Refusal when nobody is known by this code */
async function ownerNamed(platform: Platform, memberCode: string): Promise<string> {
  if (!(await findMember(platform, memberCode))) throw new Refusal(`Not done: there is no member ${memberCode}.`);
  return `member:${memberCode}`;
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
    usage: "make-coupons <offer code> <1 to 10000> [member code]",
    run: async (platform, staff, [code, count, memberCode]) => {
      mustBeAllowed(staff, "write offers");
      const pieces = Number(needed(count, "How many"));
      const owner = memberCode === undefined ? null : await ownerNamed(platform, memberCode);
      return makeCoupons(platform, staff, needed(code, "The offer's code"), { pieces, owner });
    },
  },
  "write-flash-sales": {
    usage: "write-flash-sales <file>",
    run: async (platform, staff, [file]) => {
      mustBeAllowed(staff, "write flash sales");
      const documents = await documentsIn(needed(file, "The file"));
      return [`Done: ${await writeCampaigns(platform, staff, documents)} written.`];
    },
  },
  "write-size-guides": {
    usage: "write-size-guides <file>",
    run: async (platform, staff, [file]) => {
      mustBeAllowed(staff, "write size guides");
      const guides = (await documentsIn(needed(file, "The file"))).map(readSizeGuide);
      return [`Done: ${await writeSizeGuides(platform, guides, staff)} written.`];
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

import { expect, test } from "vitest";
import { offerDocument } from "../../apps/shop/modules/promotions/offers.ts";
import { generateCatalogue } from "../catalogue/generate-catalogue.ts";
import { demoPromotions } from "./demo-promotions.ts";

test("the generated shop has a promotion of every kind, with words in both languages", () => {
  const catalogue = generateCatalogue({ products: 600, seed: 2026 });
  const offers = demoPromotions(catalogue.products, new Date("2026-11-24T10:00:00Z")).map((one) =>
    offerDocument.parse(one),
  );
  const kinds = new Set(offers.map(({ rule }) => rule.reward.kind));
  expect([...kinds].toSorted()).toEqual(["BUY_GET", "DISCOUNT", "FIXED_PRICE", "FREE_DELIVERY", "GWP", "PWP"]);
  const isComing = ({ kind, begins }: (typeof offers)[number]) =>
    kind === "PROMOTION" && new Date(begins) > new Date("2026-12-01T00:00:00Z");
  expect(offers.filter(isComing).map(({ code }) => code)).toEqual(["SOCKS-2-1"]);
  const categories = new Set(catalogue.categories.map(({ categoryCode }) => categoryCode));
  const named = offers.flatMap(({ rule }) => rule.reward.goods.categories ?? []);
  expect(named.filter((code) => !categories.has(code))).toEqual([]);
});

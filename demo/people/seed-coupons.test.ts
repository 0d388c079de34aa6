import { expect, test } from "vitest";
import { selectOwnCoupons, writeOffers } from "../../apps/shop/modules/promotions/promotions.ts";
import { openTestShop } from "../../apps/shop/testing/shop.ts";
import { generateCatalogue } from "../catalogue/generate-catalogue.ts";
import { demoPromotions } from "../promotions/demo-promotions.ts";
import { seedCoupons } from "./seed-coupons.ts";

async function shopWithPromotions() {
  const shop = await openTestShop("embedded");
  const { products } = generateCatalogue({ products: 60, seed: 2026 });
  const by = { kind: "program", name: "offer-import" } as const;
  await writeOffers(shop.platform, by, demoPromotions(products, shop.platform.clock.now()));
  return shop;
}

test("a seeded member has coupons of her own, made once", async () => {
  const shop = await shopWithPromotions();
  expect(await seedCoupons(shop.platform)).toBe(4);
  expect(await seedCoupons(shop.platform)).toBe(0);
  const own = await selectOwnCoupons(shop.platform, "member:M-0002");
  expect(own.map(({ offerCode }) => offerCode)).toEqual([
    "COUPON-GOLD",
    "COUPON-LATER",
    "COUPON-THANKS",
    "COUPON-THANKS",
  ]);
  await shop.close();
});

test("nobody has any in production", async () => {
  const shop = await shopWithPromotions();
  const production = { ...shop.platform.configuration, GELORA_ENVIRONMENT: "production" } as const;
  expect(await seedCoupons({ ...shop.platform, configuration: production })).toBe(0);
  expect(await selectOwnCoupons(shop.platform, "member:M-0002")).toEqual([]);
  await shop.close();
});

import { days } from "@gelora/service-kit/durations.ts";
import { followCampaigns, writeCampaigns } from "../modules/flash-sales/flash-sales.ts";
import { campaignOf } from "../modules/flash-sales/testing/campaigns.ts";
import { stockBalls } from "../modules/orders/testing/orders.ts";
import { followPromotions, makeCoupons, writeOffers } from "../modules/promotions/promotions.ts";
import { offerDocumentOf } from "../modules/promotions/testing/offer-documents.ts";
import { countStock, deliveryLocation } from "../modules/stock/stock.ts";
import type { EquippedShop } from "./large-shop.ts";

const by = { kind: "program", name: "offer-import" } as const;
export const flashSku = "KR1-BLACK-42";

const off = (amount: number) => ({
  reward: {
    kind: "DISCOUNT",
    goods: {},
    amountByQty: false,
    rewardByPercentage: false,
    levels: [{ from: 0, reward: amount }],
  },
});

/** Everything on offer: stock, a promotion, coupons, and a flash sale that runs and one to come. */
export async function offerEverything({ platform, ...shop }: EquippedShop): Promise<void> {
  for (const location of [deliveryLocation, "JKT01"]) await stockBalls({ platform, ...shop }, 500, location);
  await countStock(platform, [{ skuCode: flashSku, locationCode: deliveryLocation, quantity: 500 }], "test");
  await writeOffers(platform, by, [
    offerDocumentOf("PROMO", { ...off(5_000), limits: { perShopper: 100 } }),
    offerDocumentOf("HEMAT", off(10_000), { kind: "COUPON", coupon: { code: "HEMAT50", listed: true } }),
    offerDocumentOf("BATCH", off(10_000), { kind: "COUPON" }),
  ]);
  await makeCoupons(platform, by, "BATCH", { pieces: 5, owner: null });
  const tomorrow = Date.now() + days(1);
  await writeCampaigns(platform, by, [
    campaignOf("FLASH", { skuCode: flashSku, price: 299_000 }),
    campaignOf(
      "COMING",
      { skuCode: "KR1-BLACK-41", quota: 1 },
      { begins: new Date(tomorrow), ends: new Date(tomorrow + days(1)) },
    ),
  ]);
  await followOffersOf({ platform });
}

/** What a shop's recurring tasks do each second. */
export async function followOffersOf({ platform }: Pick<EquippedShop, "platform">): Promise<void> {
  await followPromotions(platform);
  await followCampaigns(platform);
}

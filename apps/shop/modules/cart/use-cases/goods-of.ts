import { type DistributionType, homeDelivery } from "@gelora/contracts/distribution-type.ts";
import type { Language } from "@gelora/locale/language.ts";
import type { Statement } from "@gelora/service-kit/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type SkuCodes, type SkuForBuying, skusForBuying } from "../../catalogue/catalogue.ts";
import { type FlashHold, flashHolds } from "../../flash-sales/flash-sales.ts";
import { type FlashStanding, flashStanding } from "../../flash-sales/flash-standing.ts";
import { purchaseLimits } from "./purchase-limits.ts";

/** A sku as it is available now. */
export type Goods = SkuForBuying & {
  readonly purchaseLimit: number | undefined;
  /** Of a shopper who holds pieces of a flash sale: what the others cost. */
  readonly commonSale?: SkuForBuying["sale"];
  /** The flash sale that offers it, or of which the shopper holds it. */
  readonly flash?: FlashStanding | undefined;
};

/** For whom goods are read, and how they are to come. */
export type GoodsFor = {
  readonly distributionType: DistributionType;
  readonly language: Language;
  /** Of a cart: what they hold of flash sales is theirs, at its price. */
  readonly owner?: string;
};

/**
 * Current names, prices and stock of skus about to be bought, from the database. Unknown skus are
 * absent; those no longer sold have `sellable` false.
 */
export async function goodsOf(
  platform: Platform,
  skuCodes: SkuCodes,
  { distributionType, language, owner }: GoodsFor,
): Promise<Statement<ReadonlyMap<string, Goods>>> {
  const from = distributionType === homeDelivery ? "warehouse" : "best store";
  const limits = await purchaseLimits(platform);
  const skus = await skusForBuying(platform, skuCodes, language, from);
  const holds = flashHolds(platform, distributionType === homeDelivery ? owner : undefined);
  return async (...sent) => {
    const [known, held] = await Promise.all([skus(...sent), holds(...sent)]);
    const standingOf = ({ skuCode, salePrice }: SkuForBuying) =>
      flashStanding(platform, { skuCode, commonPrice: salePrice }, held.get(skuCode));
    const goods = [...known.values()].map((sku) => ({
      ...withHold(sku, held.get(sku.skuCode)),
      purchaseLimit: limits.get(sku.skuCode),
      ...(distributionType === homeDelivery && owner !== undefined ? { flash: standingOf(sku) } : {}),
    }));
    return new Map(goods.map((sku) => [sku.skuCode, sku]));
  };
}

/**
 * A goods' own price stands where it is lower than the flash sale's; pieces of a campaign are
 * shipped from its day on [PRM-18].
 */
export function withHold<Sku extends SkuForBuying>(sku: Sku, hold: FlashHold | undefined) {
  if (!hold || hold.price >= sku.salePrice) return sku;
  const { price, campaignCode, pieces, shippingTime } = hold;
  return {
    ...sku,
    sale: { price, campaignCode },
    salePrice: price,
    commonSale: sku.sale,
    stock: sku.stock + pieces,
    ...(shippingTime === null ? {} : { deliveryDate: shippingTime }),
  };
}

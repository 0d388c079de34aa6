import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import { type DistributionType, distributionTypeOf } from "../../../platform/distribution-type.ts";
import type { Platform } from "../../../platform/platform.ts";
import { mostLines, quantityFault } from "../domain/quantity-limits.ts";
import { lockCart, selectCartLines, upsertCartLine } from "../storage/cart-lines.ts";
import { type Goods, readGoods } from "./read-goods.ts";

export type CartAddition = {
  readonly productCode: string;
  readonly skuCode: string;
  readonly orgCode: string;
  readonly quantity: number;
  readonly distributionType: string | null | undefined;
  readonly activityCode: string | null;
};

/**
 * Puts pieces of a sku into a cart. Holds: the cart, so that parallel additions are counted one after the other and none exceeds a limit
 * [PDP-19, PDP-20, CRT-07, I-16].
 * @returns how many pieces lie in the cart now
 */
export async function addToCart(platform: Platform, owner: string, addition: CartAddition): Promise<Outcome<number>> {
  const distributionType = distributionTypeOf(addition.distributionType);
  if (!distributionType) return failure("INVALID_INPUT", { reason: "distributionType is 11 or 21." });
  if (addition.quantity < 1) return failure("INVALID_INPUT", { reason: "quantity is at least 1." });
  const goods = (await readGoods(platform, [addition.skuCode], distributionType, "en-US")).get(addition.skuCode);
  if (!goods?.sellable) return failure("SKU_NOT_FOUND");
  if (goods.productCode !== addition.productCode) return failure("PRODUCT_NOT_FOUND");
  return decide(platform.database, () => putIn(platform, owner, addition, distributionType, goods));
}

async function putIn(
  platform: Platform,
  owner: string,
  addition: CartAddition,
  distributionType: DistributionType,
  goods: Goods,
): Promise<Outcome<number>> {
  await lockCart(platform, owner);
  const lines = await selectCartLines(platform, owner);
  const existing = lines.find((line) => line.skuCode === goods.skuCode && line.distributionType === distributionType);
  if (!existing && lines.length >= mostLines) return failure("CART_FULL", { n: mostLines });
  const quantity = (existing?.quantity ?? 0) + addition.quantity;
  const fault = quantityFault(quantity, goods);
  if (fault) return { ok: false, failure: fault };
  await upsertCartLine(platform, owner, {
    distributionType,
    skuCode: goods.skuCode,
    productCode: goods.productCode,
    orgCode: addition.orgCode || goods.orgCode,
    activityCode: addition.activityCode,
    skuName: goods.productName,
    quantity,
    seenPrice: goods.salePrice,
  });
  return success(lines.reduce((sum, line) => sum + line.quantity, addition.quantity));
}

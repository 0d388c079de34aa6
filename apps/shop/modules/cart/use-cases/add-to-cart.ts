import type { DistributionType } from "@gelora/contracts/distribution-type.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Statement } from "@gelora/service-kit/database.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import type { Platform } from "../../../platform/platform.ts";
import { readDistributionType } from "../../../platform/read-distribution-type.ts";
import { type Holder, holdPieces, takeInTurn } from "../../flash-sales/flash-sales.ts";
import { flashPieces, isOfFlashSale } from "../domain/flash-hold.ts";
import { isSameLine, mostLines, quantityFailure, tooFewPieces, unitsElsewhere } from "../domain/quantity-limits.ts";
import { cartLines, cartLock, upsertCartLine } from "../storage/cart-lines.ts";
import { giftsOf, giveawayOffer, giveawayRefusal, isOfOtherGoods } from "./giveaway-refusal.ts";
import { type Goods, goodsOf, withHold } from "./goods-of.ts";
import { isKnownActivity } from "./known-activity.ts";

export type CartAddition = {
  readonly productCode: string;
  readonly skuCode: string;
  /** The seller; empty leaves it to the catalogue. */
  readonly orgCode: string;
  readonly quantity: number;
  readonly distributionType: string | null | undefined;
  /**
   * The offer under which it is taken as a gift or add-on, or the flash sale at whose price it is
   * wanted. One that has ended, or does not concern the sku, is left out; an unknown one is
   * refused.
   */
  readonly activityCode: string | null;
  /** Of a place in that flash sale's waiting line. */
  readonly ticket?: string | null | undefined;
};

/**
 * Adds pieces of a sku to a cart. Locks the cart, so parallel additions are serialised and none
 * exceeds a limit; what is in a flash sale is held for the shopper [PDP-19, PDP-20, CRT-07, I-16].
 * @returns how many pieces are in the cart now
 */
export async function addToCart(platform: Platform, holder: Holder, addition: CartAddition): Promise<Outcome<number>> {
  const type = readDistributionType(addition.distributionType);
  if (!type.ok) return type;
  const distributionType = type.value;
  if (addition.quantity < 1) return tooFewPieces();
  if (addition.activityCode && !(await isKnownActivity(platform, addition.activityCode)))
    return failure("INVALID_INPUT", { field: "activityCode", reason: "activityCode is no promotion or flash sale." });
  if (isOfOtherGoods(platform, addition.activityCode, addition.skuCode))
    return failure("INVALID_INPUT", { field: "skuCode", reason: "skuCode is no gift or add-on of this promotion." });
  return takeInTurn(platform, holder, addition, async (letIn) => {
    const goods = await goodsOf(platform, [addition.skuCode], { distributionType, language: "en-US" });
    return decide(platform.database, () => putIn(platform, letIn, { ...addition, distributionType }, goods));
  });
}

async function putIn(
  platform: Platform,
  holder: Holder,
  addition: CartAddition & { readonly distributionType: DistributionType },
  goodsNow: Statement<ReadonlyMap<string, Goods>>,
): Promise<Outcome<number>> {
  const { owner } = holder;
  const { distributionType } = addition;
  const [, lines, known] = await platform.database.together(cartLock(platform, owner), cartLines(owner), goodsNow);
  const goods = known.get(addition.skuCode);
  if (!goods?.sellable) return failure("SKU_NOT_FOUND");
  if (goods.productCode !== addition.productCode) return failure("PRODUCT_NOT_FOUND");
  if (addition.orgCode !== "" && addition.orgCode !== goods.orgCode)
    return failure("INVALID_INPUT", { field: "orgCode", reason: "orgCode is not the seller of this sku." });
  const activityCode = giveawayOffer(platform, addition.activityCode, goods.skuCode)?.code ?? null;
  const key = { skuCode: goods.skuCode, distributionType, activityCode };
  const existing = lines.find((line) => isSameLine(line, key));
  if (!existing && lines.length >= mostLines) return failure("CART_FULL", { n: mostLines });
  const quantity = (existing?.quantity ?? 0) + addition.quantity;
  const total = flashPieces(lines, goods.skuCode) + addition.quantity;
  const held = isOfFlashSale(key)
    ? await holdPieces(platform, holder, { skuCode: goods.skuCode, total, activityCode: addition.activityCode })
    : success(undefined);
  if (!held.ok) return held;
  const mine = withHold(goods, held.value);
  const exceeded = quantityFailure(quantity, { ...mine, elsewhere: unitsElsewhere(lines, key, giftsOf(platform)) });
  if (exceeded) return { ok: false, failure: exceeded };
  const refused = await giveawayRefusal(platform, owner, key, addition.quantity);
  if (refused) return refused;
  await upsertCartLine(platform, owner, {
    distributionType,
    skuCode: goods.skuCode,
    productCode: goods.productCode,
    orgCode: goods.orgCode,
    activityCode,
    skuName: goods.productName,
    quantity,
    seenPrice: mine.salePrice,
  });
  return success(lines.reduce((sum, line) => sum + line.quantity, addition.quantity));
}

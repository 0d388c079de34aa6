import type { Language } from "@gelora/locale/language.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { readCards } from "../../search/search.ts";
import { insertWishes } from "../storage/wishlist-rows.ts";

/** More are no list of wishes any more; it bounds what a page of hearts sends. */
export const mostWishes = 200;

/**
 * Adds one product to a member's list, with its present price. Two that arrive at once may exceed
 * the limit by one, which harms nobody.
 * @param skuCode of the size that was looked at, if one was: it must be the product's
 * @returns failure PRODUCT_NOT_FOUND, SKU_NOT_FOUND or WISHLIST_FULL
 */
export async function addWish(
  platform: Platform,
  memberCode: string,
  { productCode, skuCode }: { readonly productCode: string; readonly skuCode?: string | null | undefined },
  language: Language,
): Promise<Outcome<void>> {
  const [card] = await readCards(platform, [productCode], language);
  if (!card || card.salePrice === null) return failure("PRODUCT_NOT_FOUND");
  if (skuCode && !card.skuList.some((sku) => sku.skuCode === skuCode)) return failure("SKU_NOT_FOUND");
  const listed = await insertWishes(platform, memberCode, [{ productCode, price: card.salePrice }], mostWishes);
  return listed.has(productCode) ? success(undefined) : failure("WISHLIST_FULL", { most: mostWishes });
}

/** Adds what a guest wished for; leaves out what no longer exists, or does not fit. */
export async function mergeWishes(
  platform: Platform,
  memberCode: string,
  productCodes: readonly string[],
  language: Language,
): Promise<void> {
  const wanted = [...new Set(productCodes)].slice(0, mostWishes);
  const cards = await readCards(platform, wanted, language);
  const wishes = cards.flatMap(({ productCode, salePrice }) =>
    salePrice === null ? [] : [{ productCode, price: salePrice }],
  );
  if (wishes.length > 0) await insertWishes(platform, memberCode, wishes, mostWishes);
}

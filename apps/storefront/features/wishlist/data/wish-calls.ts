import { graphql } from "../../../platform/gateway/document.ts";
import type { Refusal } from "../../../platform/gateway/failure-text.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { callShop } from "../../../platform/session/shop-client.ts";
import { deviceWishes, forgetDeviceWishes } from "../model/device-wishes.ts";

const codesDocument = graphql(`
  query wishlistCodes { wishlistCodes }
`);
const mergeDocument = graphql(`
  mutation mergeWishlist($input: WishlistMergeInput!) { mergeWishlist(input: $input) { success } }
`);
const addDocument = graphql(`
  mutation addWishlist($input: WishlistInput!) { addWishlist(input: $input) { success errorCode errorMessage errorDetails } }
`);
const removeDocument = graphql(`
  mutation removeWishlist($input: WishlistInput!) { removeWishlist(input: $input) { success errorCode errorMessage errorDetails } }
`);

let merging: Promise<boolean> | undefined;

/**
 * Adds what a member wished for on this device before signing in to their list; for all who ask at
 * once only once. @returns whether anything was added; after a failure the device's list stays for
 * the next try
 */
export function mergeDeviceWishes(): Promise<boolean> {
  merging ??= merge().finally(() => {
    merging = undefined;
  });
  return merging;
}

async function merge(): Promise<boolean> {
  const productCodes = [...deviceWishes()];
  if (productCodes.length === 0) return false;
  const merged = await callShop(mergeDocument, { input: { productCodes } });
  if (merged.ok) forgetDeviceWishes();
  return merged.ok;
}

/** A member's wishes, with those of this device; undefined if the shop does not answer. */
export async function memberWishes(): Promise<readonly string[] | undefined> {
  await mergeDeviceWishes();
  const result = await callShop(codesDocument, {});
  return result.ok ? result.value.wishlistCodes : undefined;
}

/** @returns what failed, if anything did */
export async function saveWish(productCode: string, isWished: boolean): Promise<Refusal | undefined> {
  const input = { productCode };
  const result = isWished
    ? await callShopForItem(addDocument, { input }, (value) => value.addWishlist)
    : await callShopForItem(removeDocument, { input }, (value) => value.removeWishlist);
  return result.ok ? undefined : result.failure;
}

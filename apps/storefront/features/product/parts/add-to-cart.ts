import { setClientState } from "../../../platform/client-state.ts";
import { graphql } from "../../../platform/document.ts";
import { callShop } from "../../../platform/shop-client.ts";
import { limitReached } from "../cart-limits.ts";
import type { SkuView } from "../product-model.ts";

const cartQuantitiesDocument = graphql(`
  query StorefrontCartQuantities { cartInit(distributionType: "11") { itemList { skuCode quantity } } }
`);

const addCartDocument = graphql(`
  mutation StorefrontAddCart($input: AddCartInput!) {
    addCart(input: $input) { success errorCode errorMessage message data { count } }
  }
`);

/** What stood in the way: a code where there is one, and the server's words. */
export type AddRefusal = {
  readonly code: string;
  readonly message: string;
  readonly details?: Readonly<Record<string, unknown>>;
};

/** Puts one piece into the cart after looking at the limits [PDP-19 to PDP-21]. @returns what stood in the way, if anything did */
export async function addToCart(productCode: string, sku: SkuView): Promise<AddRefusal | undefined> {
  const cart = await callShop(cartQuantitiesDocument, {});
  // The shop checks again by itself; a cart that cannot be read is no reason not to try.
  const inCart = cart.ok
    ? (cart.value.cartInit.itemList?.find(({ skuCode }) => skuCode === sku.code)?.quantity ?? 0)
    : 0;
  const limit = limitReached(inCart, sku.stock);
  if (limit) return { code: limit.code, message: "", details: { n: limit.n } };
  const result = await callShop(addCartDocument, {
    input: { productCode, quantity: 1, orgCode: sku.org, skuCode: sku.code, distributionType: "11" },
  });
  if (!result.ok) return result.failure;
  const { success, errorMessage, message, data } = result.value.addCart;
  // The shop's sentence has its number in it; its code alone would not.
  if (!success) return { code: "", message: errorMessage || message || "" };
  const count = data?.[0]?.count;
  if (count !== undefined) setClientState({ miniCartNum: count });
  return undefined;
}

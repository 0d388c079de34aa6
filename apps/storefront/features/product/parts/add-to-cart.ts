import { quantityLimit } from "@gelora/contracts/cart-quantity.ts";
import { homeDelivery } from "@gelora/contracts/distribution-type.ts";
import { tellTaken } from "../../../platform/browser/taken-goods.ts";
import { graphql } from "../../../platform/gateway/document.ts";
import type { Refusal } from "../../../platform/gateway/failure-text.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { setClientState } from "../../../platform/session/client-state.ts";
import { callShop } from "../../../platform/session/shop-client.ts";
import type { SkuView } from "../product-model.ts";

const cartQuantitiesDocument = graphql(`
  query cartInit_quantities { cartInit(distributionType: "11") { itemList { skuCode quantity } } }
`);

const addCartDocument = graphql(`
  mutation addCart($input: AddCartInput!) {
    addCart(input: $input) { success errorCode errorMessage errorDetails message data { count } }
  }
`);

/**
 * Puts one piece into the cart after checking the limits [PDP-19 to PDP-21].
 * @param ticket of a place in a flash sale's waiting line; the limits were checked with the first
 * try
 * @returns what failed, if anything did
 */
export async function addToCart(productCode: string, sku: SkuView, ticket?: string): Promise<Refusal | undefined> {
  const limit = ticket === undefined ? await limitOf(sku) : undefined;
  if (limit) return limit;
  const input = {
    productCode,
    quantity: 1,
    orgCode: sku.org,
    skuCode: sku.code,
    distributionType: homeDelivery,
    // A shopper who was shown a flash sale's price is notified when it is gone, and not charged
    // another.
    ...(sku.flash ? { activityCode: sku.flash.code, ticket } : {}),
  };
  const result = await callShopForItem(addCartDocument, { input }, (value) => value.addCart);
  if (!result.ok) return result.failure;
  if (result.value) setClientState({ miniCartNum: result.value.count });
  tellTaken({ productCode, skuCode: sku.code, quantity: 1, price: sku.sale });
  return undefined;
}

async function limitOf(sku: SkuView): Promise<Refusal | undefined> {
  const cart = await callShop(cartQuantitiesDocument, {});
  // The shop checks again; if the cart cannot be read, try anyway.
  const inCart = cart.ok
    ? (cart.value.cartInit.itemList?.find(({ skuCode }) => skuCode === sku.code)?.quantity ?? 0)
    : 0;
  const limit = quantityLimit(inCart + 1, { stock: sku.stock });
  return limit && { code: limit.code, message: "", details: { n: limit.n } };
}

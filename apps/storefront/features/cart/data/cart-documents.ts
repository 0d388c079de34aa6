import { graphql } from "../../../platform/document.ts";

export const cartDocument = graphql(`
  query CartPage {
    cartInit(distributionType: 11) {
      count
      totalAmount
      notices { cartItemId code from to }
      itemList {
        cartItemId productCode productName skuCode orgCode image deliveryDate
        attributeList { attributeCode attributeName attributeValueNames }
        quantity max stock limits outStock disabled currPrice price selected
      }
    }
  }
`);

export const updateCartItemDocument = graphql(`
  mutation CartUpdateItem($input: CartItemInput!) {
    updateCartItem(input: $input) { success errorCode errorMessage data { count } }
  }
`);

export const removeCartItemDocument = graphql(`
  mutation CartRemoveItem($cartItemId: ID!) {
    removeCartItem(cartItemId: $cartItemId) { success errorCode errorMessage data { count } }
  }
`);

export const putBackDocument = graphql(`
  mutation CartPutBack($input: AddCartInput!) {
    addCart(input: $input) { success errorCode errorMessage data { count } }
  }
`);

export const createCheckoutDocument = graphql(`
  mutation CartCreateCheckout($cartItemIds: [ID!]!) {
    createCheckout(cartItemIds: $cartItemIds) { id }
  }
`);

export const cartStoresDocument = graphql(`
  query CartStores { storeList { totalCount dataList { storeCode storeName address1 city openingHours } } }
`);

/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AddCartInput = {
  activityCode?: string | null | undefined;
  distributionType?: string | null | undefined;
  orgCode: string;
  productCode: string;
  quantity?: number | null | undefined;
  skuCode: string;
};

export type CartItemInput = {
  cartItemId: string | number;
  quantity?: number | null | undefined;
  selected?: boolean | null | undefined;
};

export type StorefrontSuggestionsQueryVariables = Exact<{
  keyword: string;
}>;


export type StorefrontSuggestionsQuery = { searchSuggestions: { keywords: Array<string>, products: Array<{ productCode: string, productName: string, brandName: string | null, mediaLink: string | null, salePrice: number | null }>, categories: Array<{ categoryCode: string, name: string, count: number }>, brands: Array<{ brandCode: string, brandName: string }> } };

export type StorefrontHomeInitQueryVariables = Exact<{ [key: string]: never; }>;


export type StorefrontHomeInitQuery = { homeInit: { headerList: Array<{ code: string | null, name: string | null, url: string | null, image: string | null, children: Array<{ code: string | null, name: string | null, url: string | null, image: string | null, children: Array<{ code: string | null, name: string | null, url: string | null }> | null }> | null }>, footerList: Array<{ code: string | null, name: string | null, url: string | null, children: Array<{ code: string | null, name: string | null, url: string | null }> | null }>, siteInfo: { siteCode: string | null, siteName: string | null, currency: string | null, extra: unknown } | null } };

export type CartPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CartPageQuery = { cartInit: { count: number, totalAmount: number | null, notices: Array<{ cartItemId: string, code: string, from: number | null, to: number | null }>, itemList: Array<{ cartItemId: string | null, productCode: string | null, productName: string | null, skuCode: string | null, orgCode: string | null, image: string | null, deliveryDate: string | null, quantity: number | null, max: number | null, stock: number | null, limits: number | null, outStock: boolean | null, disabled: boolean | null, currPrice: number | null, price: number | null, selected: boolean | null, attributeList: Array<{ attributeCode: string | null, attributeName: string | null, attributeValueNames: string | null }> | null }> } };

export type CartUpdateItemMutationVariables = Exact<{
  input: CartItemInput;
}>;


export type CartUpdateItemMutation = { updateCartItem: { success: boolean, errorCode: string | null, errorMessage: string | null, data: Array<{ count: number }> | null } };

export type CartRemoveItemMutationVariables = Exact<{
  cartItemId: string | number;
}>;


export type CartRemoveItemMutation = { removeCartItem: { success: boolean, errorCode: string | null, errorMessage: string | null, data: Array<{ count: number }> | null } };

export type CartPutBackMutationVariables = Exact<{
  input: AddCartInput;
}>;


export type CartPutBackMutation = { addCart: { success: boolean, errorCode: string | null, errorMessage: string | null, data: Array<{ count: number }> | null } };

export type CartCreateCheckoutMutationVariables = Exact<{
  cartItemIds: Array<string | number> | string | number;
}>;


export type CartCreateCheckoutMutation = { createCheckout: { id: string } };

export type CartStoresQueryVariables = Exact<{ [key: string]: never; }>;


export type CartStoresQuery = { storeList: { totalCount: number, dataList: Array<{ storeCode: string | null, storeName: string | null, address1: string | null, city: string | null, openingHours: string | null }> } };

export type StorefrontStoresQueryVariables = Exact<{ [key: string]: never; }>;


export type StorefrontStoresQuery = { storeList: { totalCount: number, dataList: Array<{ storeCode: string | null, storeName: string | null, address1: string | null, city: string | null, phone: string | null, openingHours: string | null, latitude: number | null, longitude: number | null }> } };

export type StorefrontContentTextQueryVariables = Exact<{
  pageUrl: string;
  deviceType: string;
}>;


export type StorefrontContentTextQuery = { getPageByUrl: { pageContent: string | null } | null };

export type StorefrontMiniCartQueryVariables = Exact<{ [key: string]: never; }>;


export type StorefrontMiniCartQuery = { miniCartNumber: { count: number } };

export type StorefrontGuestInitMutationVariables = Exact<{ [key: string]: never; }>;


export type StorefrontGuestInitMutation = { guestInit: { success: boolean, errorMessage: string | null, data: Array<{ token: string, visitorUniqueKey: string, guestId: string | null }> | null } };

export type StorefrontSitemapQueryVariables = Exact<{
  after?: string | null | undefined;
  limit?: number | null | undefined;
}>;


export type StorefrontSitemapQuery = { sitemapProducts: Array<{ productCode: string, productName: string, updatedAt: string }> };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const StorefrontSuggestionsDocument = new TypedDocumentString(`
    query StorefrontSuggestions($keyword: String!) {
  searchSuggestions(keyword: $keyword, limit: 4) {
    keywords
    products {
      productCode
      productName
      brandName
      mediaLink
      salePrice
    }
    categories {
      categoryCode
      name
      count
    }
    brands {
      brandCode
      brandName
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontSuggestionsQuery, StorefrontSuggestionsQueryVariables>;
export const StorefrontHomeInitDocument = new TypedDocumentString(`
    query StorefrontHomeInit {
  homeInit {
    headerList {
      code
      name
      url
      image
      children {
        code
        name
        url
        image
        children {
          code
          name
          url
        }
      }
    }
    footerList {
      code
      name
      url
      children {
        code
        name
        url
      }
    }
    siteInfo {
      siteCode
      siteName
      currency
      extra
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontHomeInitQuery, StorefrontHomeInitQueryVariables>;
export const CartPageDocument = new TypedDocumentString(`
    query CartPage {
  cartInit(distributionType: 11) {
    count
    totalAmount
    notices {
      cartItemId
      code
      from
      to
    }
    itemList {
      cartItemId
      productCode
      productName
      skuCode
      orgCode
      image
      deliveryDate
      attributeList {
        attributeCode
        attributeName
        attributeValueNames
      }
      quantity
      max
      stock
      limits
      outStock
      disabled
      currPrice
      price
      selected
    }
  }
}
    `) as unknown as TypedDocumentString<CartPageQuery, CartPageQueryVariables>;
export const CartUpdateItemDocument = new TypedDocumentString(`
    mutation CartUpdateItem($input: CartItemInput!) {
  updateCartItem(input: $input) {
    success
    errorCode
    errorMessage
    data {
      count
    }
  }
}
    `) as unknown as TypedDocumentString<CartUpdateItemMutation, CartUpdateItemMutationVariables>;
export const CartRemoveItemDocument = new TypedDocumentString(`
    mutation CartRemoveItem($cartItemId: ID!) {
  removeCartItem(cartItemId: $cartItemId) {
    success
    errorCode
    errorMessage
    data {
      count
    }
  }
}
    `) as unknown as TypedDocumentString<CartRemoveItemMutation, CartRemoveItemMutationVariables>;
export const CartPutBackDocument = new TypedDocumentString(`
    mutation CartPutBack($input: AddCartInput!) {
  addCart(input: $input) {
    success
    errorCode
    errorMessage
    data {
      count
    }
  }
}
    `) as unknown as TypedDocumentString<CartPutBackMutation, CartPutBackMutationVariables>;
export const CartCreateCheckoutDocument = new TypedDocumentString(`
    mutation CartCreateCheckout($cartItemIds: [ID!]!) {
  createCheckout(cartItemIds: $cartItemIds) {
    id
  }
}
    `) as unknown as TypedDocumentString<CartCreateCheckoutMutation, CartCreateCheckoutMutationVariables>;
export const CartStoresDocument = new TypedDocumentString(`
    query CartStores {
  storeList {
    totalCount
    dataList {
      storeCode
      storeName
      address1
      city
      openingHours
    }
  }
}
    `) as unknown as TypedDocumentString<CartStoresQuery, CartStoresQueryVariables>;
export const StorefrontStoresDocument = new TypedDocumentString(`
    query StorefrontStores {
  storeList {
    totalCount
    dataList {
      storeCode
      storeName
      address1
      city
      phone
      openingHours
      latitude
      longitude
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontStoresQuery, StorefrontStoresQueryVariables>;
export const StorefrontContentTextDocument = new TypedDocumentString(`
    query StorefrontContentText($pageUrl: String!, $deviceType: String!) {
  getPageByUrl(getPageByUrlInput: {pageUrl: $pageUrl, deviceType: $deviceType}) {
    pageContent
  }
}
    `) as unknown as TypedDocumentString<StorefrontContentTextQuery, StorefrontContentTextQueryVariables>;
export const StorefrontMiniCartDocument = new TypedDocumentString(`
    query StorefrontMiniCart {
  miniCartNumber {
    count
  }
}
    `) as unknown as TypedDocumentString<StorefrontMiniCartQuery, StorefrontMiniCartQueryVariables>;
export const StorefrontGuestInitDocument = new TypedDocumentString(`
    mutation StorefrontGuestInit {
  guestInit {
    success
    errorMessage
    data {
      token
      visitorUniqueKey
      guestId
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontGuestInitMutation, StorefrontGuestInitMutationVariables>;
export const StorefrontSitemapDocument = new TypedDocumentString(`
    query StorefrontSitemap($after: String, $limit: Int) {
  sitemapProducts(after: $after, limit: $limit) {
    productCode
    productName
    updatedAt
  }
}
    `) as unknown as TypedDocumentString<StorefrontSitemapQuery, StorefrontSitemapQueryVariables>;
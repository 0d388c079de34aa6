/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type StorefrontSuggestionsQueryVariables = Exact<{
  keyword: string;
}>;


export type StorefrontSuggestionsQuery = { searchSuggestions: { keywords: Array<string>, products: Array<{ productCode: string, productName: string, brandName: string | null, mediaLink: string | null, salePrice: number | null }>, categories: Array<{ categoryCode: string, name: string, count: number }>, brands: Array<{ brandCode: string, brandName: string }> } };

export type StorefrontHomeInitQueryVariables = Exact<{ [key: string]: never; }>;


export type StorefrontHomeInitQuery = { homeInit: { headerList: Array<{ code: string | null, name: string | null, url: string | null, image: string | null, children: Array<{ code: string | null, name: string | null, url: string | null, image: string | null, children: Array<{ code: string | null, name: string | null, url: string | null }> | null }> | null }>, footerList: Array<{ code: string | null, name: string | null, url: string | null, children: Array<{ code: string | null, name: string | null, url: string | null }> | null }>, siteInfo: { siteCode: string | null, siteName: string | null, currency: string | null, extra: unknown } | null } };

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
/* eslint-disable */
import * as types from './graphql';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query StorefrontSuggestions($keyword: String!) {\n    searchSuggestions(keyword: $keyword, limit: 4) {\n      keywords\n      products { productCode productName brandName mediaLink salePrice }\n      categories { categoryCode name count }\n      brands { brandCode brandName }\n    }\n  }\n": typeof types.StorefrontSuggestionsDocument,
    "\n  query StorefrontHomeInit {\n    homeInit {\n      headerList { code name url image children { code name url image children { code name url } } }\n      footerList { code name url children { code name url } }\n      siteInfo { siteCode siteName currency extra }\n    }\n  }\n": typeof types.StorefrontHomeInitDocument,
    "\n  query CartPage {\n    cartInit(distributionType: 11) {\n      count\n      totalAmount\n      notices { cartItemId code from to }\n      itemList {\n        cartItemId productCode productName skuCode orgCode image deliveryDate\n        attributeList { attributeCode attributeName attributeValueNames }\n        quantity max stock limits outStock disabled currPrice price selected\n      }\n    }\n  }\n": typeof types.CartPageDocument,
    "\n  mutation CartUpdateItem($input: CartItemInput!) {\n    updateCartItem(input: $input) { success errorCode errorMessage data { count } }\n  }\n": typeof types.CartUpdateItemDocument,
    "\n  mutation CartRemoveItem($cartItemId: ID!) {\n    removeCartItem(cartItemId: $cartItemId) { success errorCode errorMessage data { count } }\n  }\n": typeof types.CartRemoveItemDocument,
    "\n  mutation CartPutBack($input: AddCartInput!) {\n    addCart(input: $input) { success errorCode errorMessage data { count } }\n  }\n": typeof types.CartPutBackDocument,
    "\n  mutation CartCreateCheckout($cartItemIds: [ID!]!) {\n    createCheckout(cartItemIds: $cartItemIds) { id }\n  }\n": typeof types.CartCreateCheckoutDocument,
    "\n  query CartStores { storeList { totalCount dataList { storeCode storeName address1 city openingHours } } }\n": typeof types.CartStoresDocument,
    "\n  query StorefrontStores {\n    storeList { totalCount dataList { storeCode storeName address1 city phone openingHours latitude longitude } }\n  }\n": typeof types.StorefrontStoresDocument,
    "\n  query StorefrontContentText($pageUrl: String!, $deviceType: String!) {\n    getPageByUrl(getPageByUrlInput: { pageUrl: $pageUrl, deviceType: $deviceType }) { pageContent }\n  }\n": typeof types.StorefrontContentTextDocument,
    "\n  query StorefrontMiniCart { miniCartNumber { count } }\n": typeof types.StorefrontMiniCartDocument,
    "\n  mutation StorefrontGuestInit {\n    guestInit { success errorMessage data { token visitorUniqueKey guestId } }\n  }\n": typeof types.StorefrontGuestInitDocument,
    "\n  query StorefrontSitemap($after: String, $limit: Int) {\n    sitemapProducts(after: $after, limit: $limit) { productCode productName updatedAt }\n  }\n": typeof types.StorefrontSitemapDocument,
};
const documents: Documents = {
    "\n  query StorefrontSuggestions($keyword: String!) {\n    searchSuggestions(keyword: $keyword, limit: 4) {\n      keywords\n      products { productCode productName brandName mediaLink salePrice }\n      categories { categoryCode name count }\n      brands { brandCode brandName }\n    }\n  }\n": types.StorefrontSuggestionsDocument,
    "\n  query StorefrontHomeInit {\n    homeInit {\n      headerList { code name url image children { code name url image children { code name url } } }\n      footerList { code name url children { code name url } }\n      siteInfo { siteCode siteName currency extra }\n    }\n  }\n": types.StorefrontHomeInitDocument,
    "\n  query CartPage {\n    cartInit(distributionType: 11) {\n      count\n      totalAmount\n      notices { cartItemId code from to }\n      itemList {\n        cartItemId productCode productName skuCode orgCode image deliveryDate\n        attributeList { attributeCode attributeName attributeValueNames }\n        quantity max stock limits outStock disabled currPrice price selected\n      }\n    }\n  }\n": types.CartPageDocument,
    "\n  mutation CartUpdateItem($input: CartItemInput!) {\n    updateCartItem(input: $input) { success errorCode errorMessage data { count } }\n  }\n": types.CartUpdateItemDocument,
    "\n  mutation CartRemoveItem($cartItemId: ID!) {\n    removeCartItem(cartItemId: $cartItemId) { success errorCode errorMessage data { count } }\n  }\n": types.CartRemoveItemDocument,
    "\n  mutation CartPutBack($input: AddCartInput!) {\n    addCart(input: $input) { success errorCode errorMessage data { count } }\n  }\n": types.CartPutBackDocument,
    "\n  mutation CartCreateCheckout($cartItemIds: [ID!]!) {\n    createCheckout(cartItemIds: $cartItemIds) { id }\n  }\n": types.CartCreateCheckoutDocument,
    "\n  query CartStores { storeList { totalCount dataList { storeCode storeName address1 city openingHours } } }\n": types.CartStoresDocument,
    "\n  query StorefrontStores {\n    storeList { totalCount dataList { storeCode storeName address1 city phone openingHours latitude longitude } }\n  }\n": types.StorefrontStoresDocument,
    "\n  query StorefrontContentText($pageUrl: String!, $deviceType: String!) {\n    getPageByUrl(getPageByUrlInput: { pageUrl: $pageUrl, deviceType: $deviceType }) { pageContent }\n  }\n": types.StorefrontContentTextDocument,
    "\n  query StorefrontMiniCart { miniCartNumber { count } }\n": types.StorefrontMiniCartDocument,
    "\n  mutation StorefrontGuestInit {\n    guestInit { success errorMessage data { token visitorUniqueKey guestId } }\n  }\n": types.StorefrontGuestInitDocument,
    "\n  query StorefrontSitemap($after: String, $limit: Int) {\n    sitemapProducts(after: $after, limit: $limit) { productCode productName updatedAt }\n  }\n": types.StorefrontSitemapDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontSuggestions($keyword: String!) {\n    searchSuggestions(keyword: $keyword, limit: 4) {\n      keywords\n      products { productCode productName brandName mediaLink salePrice }\n      categories { categoryCode name count }\n      brands { brandCode brandName }\n    }\n  }\n"): typeof import('./graphql').StorefrontSuggestionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontHomeInit {\n    homeInit {\n      headerList { code name url image children { code name url image children { code name url } } }\n      footerList { code name url children { code name url } }\n      siteInfo { siteCode siteName currency extra }\n    }\n  }\n"): typeof import('./graphql').StorefrontHomeInitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CartPage {\n    cartInit(distributionType: 11) {\n      count\n      totalAmount\n      notices { cartItemId code from to }\n      itemList {\n        cartItemId productCode productName skuCode orgCode image deliveryDate\n        attributeList { attributeCode attributeName attributeValueNames }\n        quantity max stock limits outStock disabled currPrice price selected\n      }\n    }\n  }\n"): typeof import('./graphql').CartPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CartUpdateItem($input: CartItemInput!) {\n    updateCartItem(input: $input) { success errorCode errorMessage data { count } }\n  }\n"): typeof import('./graphql').CartUpdateItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CartRemoveItem($cartItemId: ID!) {\n    removeCartItem(cartItemId: $cartItemId) { success errorCode errorMessage data { count } }\n  }\n"): typeof import('./graphql').CartRemoveItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CartPutBack($input: AddCartInput!) {\n    addCart(input: $input) { success errorCode errorMessage data { count } }\n  }\n"): typeof import('./graphql').CartPutBackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CartCreateCheckout($cartItemIds: [ID!]!) {\n    createCheckout(cartItemIds: $cartItemIds) { id }\n  }\n"): typeof import('./graphql').CartCreateCheckoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CartStores { storeList { totalCount dataList { storeCode storeName address1 city openingHours } } }\n"): typeof import('./graphql').CartStoresDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontStores {\n    storeList { totalCount dataList { storeCode storeName address1 city phone openingHours latitude longitude } }\n  }\n"): typeof import('./graphql').StorefrontStoresDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontContentText($pageUrl: String!, $deviceType: String!) {\n    getPageByUrl(getPageByUrlInput: { pageUrl: $pageUrl, deviceType: $deviceType }) { pageContent }\n  }\n"): typeof import('./graphql').StorefrontContentTextDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontMiniCart { miniCartNumber { count } }\n"): typeof import('./graphql').StorefrontMiniCartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StorefrontGuestInit {\n    guestInit { success errorMessage data { token visitorUniqueKey guestId } }\n  }\n"): typeof import('./graphql').StorefrontGuestInitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontSitemap($after: String, $limit: Int) {\n    sitemapProducts(after: $after, limit: $limit) { productCode productName updatedAt }\n  }\n"): typeof import('./graphql').StorefrontSitemapDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

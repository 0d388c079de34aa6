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
    "\n  mutation mapClubSiteKey($page: LoyaltySitePage!) {\n    mapClubSiteKey(input: { page: $page }) { success code message userCode token }\n  }\n": typeof types.MapClubSiteKeyDocument,
    "\n  query mapClubCheckPin($input: LoyaltyPinInput!) {\n    mapClubCheckPin(input: $input) { success code message proof }\n  }\n": typeof types.MapClubCheckPinDocument,
};
const documents: Documents = {
    "\n  mutation mapClubSiteKey($page: LoyaltySitePage!) {\n    mapClubSiteKey(input: { page: $page }) { success code message userCode token }\n  }\n": types.MapClubSiteKeyDocument,
    "\n  query mapClubCheckPin($input: LoyaltyPinInput!) {\n    mapClubCheckPin(input: $input) { success code message proof }\n  }\n": types.MapClubCheckPinDocument,
};

/**
 * The clubGraphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function clubGraphql(source: "\n  mutation mapClubSiteKey($page: LoyaltySitePage!) {\n    mapClubSiteKey(input: { page: $page }) { success code message userCode token }\n  }\n"): typeof import('./graphql').MapClubSiteKeyDocument;
/**
 * The clubGraphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function clubGraphql(source: "\n  query mapClubCheckPin($input: LoyaltyPinInput!) {\n    mapClubCheckPin(input: $input) { success code message proof }\n  }\n"): typeof import('./graphql').MapClubCheckPinDocument;


export function clubGraphql(source: string) {
  return (documents as any)[source] ?? {};
}

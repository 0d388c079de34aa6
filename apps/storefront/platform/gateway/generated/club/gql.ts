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
    "\n  query mapClubCheckBind {\n    mapClubCheckBind { success code firstName lastName mobile availablePoints havePin message }\n  }\n": typeof types.MapClubCheckBindDocument,
    "\n  query mapClubCheckPin($input: LoyaltyPinInput!) {\n    mapClubCheckPin(input: $input) { success code message proof }\n  }\n": typeof types.MapClubCheckPinDocument,
    "\n  query checkMemberStatus($phone: String!) {\n    checkMemberStatus(phone: $phone) { success errorCode message firstNameMasking lastNameMasking statusUser }\n  }\n": typeof types.CheckMemberStatusDocument,
};
const documents: Documents = {
    "\n  mutation mapClubSiteKey($page: LoyaltySitePage!) {\n    mapClubSiteKey(input: { page: $page }) { success code message userCode token }\n  }\n": types.MapClubSiteKeyDocument,
    "\n  query mapClubCheckBind {\n    mapClubCheckBind { success code firstName lastName mobile availablePoints havePin message }\n  }\n": types.MapClubCheckBindDocument,
    "\n  query mapClubCheckPin($input: LoyaltyPinInput!) {\n    mapClubCheckPin(input: $input) { success code message proof }\n  }\n": types.MapClubCheckPinDocument,
    "\n  query checkMemberStatus($phone: String!) {\n    checkMemberStatus(phone: $phone) { success errorCode message firstNameMasking lastNameMasking statusUser }\n  }\n": types.CheckMemberStatusDocument,
};

/**
 * The clubGraphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function clubGraphql(source: "\n  mutation mapClubSiteKey($page: LoyaltySitePage!) {\n    mapClubSiteKey(input: { page: $page }) { success code message userCode token }\n  }\n"): typeof import('./graphql').MapClubSiteKeyDocument;
/**
 * The clubGraphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function clubGraphql(source: "\n  query mapClubCheckBind {\n    mapClubCheckBind { success code firstName lastName mobile availablePoints havePin message }\n  }\n"): typeof import('./graphql').MapClubCheckBindDocument;
/**
 * The clubGraphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function clubGraphql(source: "\n  query mapClubCheckPin($input: LoyaltyPinInput!) {\n    mapClubCheckPin(input: $input) { success code message proof }\n  }\n"): typeof import('./graphql').MapClubCheckPinDocument;
/**
 * The clubGraphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function clubGraphql(source: "\n  query checkMemberStatus($phone: String!) {\n    checkMemberStatus(phone: $phone) { success errorCode message firstNameMasking lastNameMasking statusUser }\n  }\n"): typeof import('./graphql').CheckMemberStatusDocument;


export function clubGraphql(source: string) {
  return (documents as any)[source] ?? {};
}

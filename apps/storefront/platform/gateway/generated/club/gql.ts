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
    "\n  query StorefrontClubName { mapClubCheckBind { success firstName lastName } }\n": typeof types.StorefrontClubNameDocument,
    "\n  query StorefrontClubCard {\n    mapClubCheckBind { success code message userCode firstName lastName mobile havePin pinDisabled }\n    mapClubPoints {\n      success code message availablePoints pendingPoints heldPoints owedPoints linkBonus spend\n      pending { points availableAt }\n      expiring { points expiresAt }\n      tier { code fromSpend pointsPerTenThousand }\n      tiers { code fromSpend pointsPerTenThousand }\n    }\n    mapClubReferral {\n      success referralCode referrerPoints newMemberPoints promisedPoints pending { points availableAt }\n    }\n  }\n": typeof types.StorefrontClubCardDocument,
    "\n  query mapClubMovements($before: ID, $pageSize: Int) {\n    mapClubMovements(before: $before, pageSize: $pageSize) {\n      success code message next\n      dataList { id happenedAt text orderCode orderIsOwn availablePoints pendingPoints owedPoints }\n    }\n  }\n": typeof types.MapClubMovementsDocument,
    "\n  query mapClubMovementsFile { mapClubMovementsFile { success code message fileName content } }\n": typeof types.MapClubMovementsFileDocument,
    "\n  mutation mapClubSiteKey($page: LoyaltySitePage!) {\n    mapClubSiteKey(input: { page: $page }) { success code message userCode token }\n  }\n": typeof types.MapClubSiteKeyDocument,
    "\n  query mapClubBindAccount($input: LoyaltyCredentialsInput!) {\n    mapClubBindAccount(input: $input) {\n      success code message firstName lastName mobile thirdId thirdExist cardHasAccount accountHasCard isGuest\n    }\n  }\n": typeof types.MapClubBindAccountDocument,
    "\n  query mapClubBindConfirm($input: LoyaltyBindInput!) {\n    mapClubBindConfirm(input: $input) { success code message }\n  }\n": typeof types.MapClubBindConfirmDocument,
    "\n  query mapClubSwitchBind($input: LoyaltyBindInput!) {\n    mapClubSwitchBind(input: $input) { success code message }\n  }\n": typeof types.MapClubSwitchBindDocument,
    "\n  query mapClubUnbind { mapClubUnbind { success code message } }\n": typeof types.MapClubUnbindDocument,
    "\n  query mapClubPoints {\n    mapClubPoints {\n      success code message availablePoints pendingPoints\n      expiring { points expiresAt }\n      tier { code }\n    }\n  }\n": typeof types.MapClubPointsDocument,
    "\n  query mapClubCheckBind {\n    mapClubCheckBind { success code firstName lastName mobile availablePoints havePin pinDisabled message }\n  }\n": typeof types.MapClubCheckBindDocument,
    "\n  query mapClubCheckPin($input: LoyaltyPinInput!) {\n    mapClubCheckPin(input: $input) { success code message attemptsLeft proof }\n  }\n": typeof types.MapClubCheckPinDocument,
    "\n  query checkMemberStatus($phone: String!) {\n    checkMemberStatus(phone: $phone) { success errorCode message errorDetails firstNameMasking lastNameMasking statusUser }\n  }\n": typeof types.CheckMemberStatusDocument,
    "\n  query mapClubLoginN($input: LoyaltyCredentialsInput!) {\n    mapClubLoginN(input: $input) {\n      success code waitSeconds userCode email firstName lastName mobile userType userAuthToken visitorUniqueKey\n    }\n  }\n": typeof types.MapClubLoginNDocument,
};
const documents: Documents = {
    "\n  query StorefrontClubName { mapClubCheckBind { success firstName lastName } }\n": types.StorefrontClubNameDocument,
    "\n  query StorefrontClubCard {\n    mapClubCheckBind { success code message userCode firstName lastName mobile havePin pinDisabled }\n    mapClubPoints {\n      success code message availablePoints pendingPoints heldPoints owedPoints linkBonus spend\n      pending { points availableAt }\n      expiring { points expiresAt }\n      tier { code fromSpend pointsPerTenThousand }\n      tiers { code fromSpend pointsPerTenThousand }\n    }\n    mapClubReferral {\n      success referralCode referrerPoints newMemberPoints promisedPoints pending { points availableAt }\n    }\n  }\n": types.StorefrontClubCardDocument,
    "\n  query mapClubMovements($before: ID, $pageSize: Int) {\n    mapClubMovements(before: $before, pageSize: $pageSize) {\n      success code message next\n      dataList { id happenedAt text orderCode orderIsOwn availablePoints pendingPoints owedPoints }\n    }\n  }\n": types.MapClubMovementsDocument,
    "\n  query mapClubMovementsFile { mapClubMovementsFile { success code message fileName content } }\n": types.MapClubMovementsFileDocument,
    "\n  mutation mapClubSiteKey($page: LoyaltySitePage!) {\n    mapClubSiteKey(input: { page: $page }) { success code message userCode token }\n  }\n": types.MapClubSiteKeyDocument,
    "\n  query mapClubBindAccount($input: LoyaltyCredentialsInput!) {\n    mapClubBindAccount(input: $input) {\n      success code message firstName lastName mobile thirdId thirdExist cardHasAccount accountHasCard isGuest\n    }\n  }\n": types.MapClubBindAccountDocument,
    "\n  query mapClubBindConfirm($input: LoyaltyBindInput!) {\n    mapClubBindConfirm(input: $input) { success code message }\n  }\n": types.MapClubBindConfirmDocument,
    "\n  query mapClubSwitchBind($input: LoyaltyBindInput!) {\n    mapClubSwitchBind(input: $input) { success code message }\n  }\n": types.MapClubSwitchBindDocument,
    "\n  query mapClubUnbind { mapClubUnbind { success code message } }\n": types.MapClubUnbindDocument,
    "\n  query mapClubPoints {\n    mapClubPoints {\n      success code message availablePoints pendingPoints\n      expiring { points expiresAt }\n      tier { code }\n    }\n  }\n": types.MapClubPointsDocument,
    "\n  query mapClubCheckBind {\n    mapClubCheckBind { success code firstName lastName mobile availablePoints havePin pinDisabled message }\n  }\n": types.MapClubCheckBindDocument,
    "\n  query mapClubCheckPin($input: LoyaltyPinInput!) {\n    mapClubCheckPin(input: $input) { success code message attemptsLeft proof }\n  }\n": types.MapClubCheckPinDocument,
    "\n  query checkMemberStatus($phone: String!) {\n    checkMemberStatus(phone: $phone) { success errorCode message errorDetails firstNameMasking lastNameMasking statusUser }\n  }\n": types.CheckMemberStatusDocument,
    "\n  query mapClubLoginN($input: LoyaltyCredentialsInput!) {\n    mapClubLoginN(input: $input) {\n      success code waitSeconds userCode email firstName lastName mobile userType userAuthToken visitorUniqueKey\n    }\n  }\n": types.MapClubLoginNDocument,
};

/**
 * The clubGraphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function clubGraphql(source: "\n  query StorefrontClubName { mapClubCheckBind { success firstName lastName } }\n"): typeof import('./graphql').StorefrontClubNameDocument;
/**
 * The clubGraphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function clubGraphql(source: "\n  query StorefrontClubCard {\n    mapClubCheckBind { success code message userCode firstName lastName mobile havePin pinDisabled }\n    mapClubPoints {\n      success code message availablePoints pendingPoints heldPoints owedPoints linkBonus spend\n      pending { points availableAt }\n      expiring { points expiresAt }\n      tier { code fromSpend pointsPerTenThousand }\n      tiers { code fromSpend pointsPerTenThousand }\n    }\n    mapClubReferral {\n      success referralCode referrerPoints newMemberPoints promisedPoints pending { points availableAt }\n    }\n  }\n"): typeof import('./graphql').StorefrontClubCardDocument;
/**
 * The clubGraphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function clubGraphql(source: "\n  query mapClubMovements($before: ID, $pageSize: Int) {\n    mapClubMovements(before: $before, pageSize: $pageSize) {\n      success code message next\n      dataList { id happenedAt text orderCode orderIsOwn availablePoints pendingPoints owedPoints }\n    }\n  }\n"): typeof import('./graphql').MapClubMovementsDocument;
/**
 * The clubGraphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function clubGraphql(source: "\n  query mapClubMovementsFile { mapClubMovementsFile { success code message fileName content } }\n"): typeof import('./graphql').MapClubMovementsFileDocument;
/**
 * The clubGraphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function clubGraphql(source: "\n  mutation mapClubSiteKey($page: LoyaltySitePage!) {\n    mapClubSiteKey(input: { page: $page }) { success code message userCode token }\n  }\n"): typeof import('./graphql').MapClubSiteKeyDocument;
/**
 * The clubGraphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function clubGraphql(source: "\n  query mapClubBindAccount($input: LoyaltyCredentialsInput!) {\n    mapClubBindAccount(input: $input) {\n      success code message firstName lastName mobile thirdId thirdExist cardHasAccount accountHasCard isGuest\n    }\n  }\n"): typeof import('./graphql').MapClubBindAccountDocument;
/**
 * The clubGraphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function clubGraphql(source: "\n  query mapClubBindConfirm($input: LoyaltyBindInput!) {\n    mapClubBindConfirm(input: $input) { success code message }\n  }\n"): typeof import('./graphql').MapClubBindConfirmDocument;
/**
 * The clubGraphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function clubGraphql(source: "\n  query mapClubSwitchBind($input: LoyaltyBindInput!) {\n    mapClubSwitchBind(input: $input) { success code message }\n  }\n"): typeof import('./graphql').MapClubSwitchBindDocument;
/**
 * The clubGraphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function clubGraphql(source: "\n  query mapClubUnbind { mapClubUnbind { success code message } }\n"): typeof import('./graphql').MapClubUnbindDocument;
/**
 * The clubGraphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function clubGraphql(source: "\n  query mapClubPoints {\n    mapClubPoints {\n      success code message availablePoints pendingPoints\n      expiring { points expiresAt }\n      tier { code }\n    }\n  }\n"): typeof import('./graphql').MapClubPointsDocument;
/**
 * The clubGraphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function clubGraphql(source: "\n  query mapClubCheckBind {\n    mapClubCheckBind { success code firstName lastName mobile availablePoints havePin pinDisabled message }\n  }\n"): typeof import('./graphql').MapClubCheckBindDocument;
/**
 * The clubGraphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function clubGraphql(source: "\n  query mapClubCheckPin($input: LoyaltyPinInput!) {\n    mapClubCheckPin(input: $input) { success code message attemptsLeft proof }\n  }\n"): typeof import('./graphql').MapClubCheckPinDocument;
/**
 * The clubGraphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function clubGraphql(source: "\n  query checkMemberStatus($phone: String!) {\n    checkMemberStatus(phone: $phone) { success errorCode message errorDetails firstNameMasking lastNameMasking statusUser }\n  }\n"): typeof import('./graphql').CheckMemberStatusDocument;
/**
 * The clubGraphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function clubGraphql(source: "\n  query mapClubLoginN($input: LoyaltyCredentialsInput!) {\n    mapClubLoginN(input: $input) {\n      success code waitSeconds userCode email firstName lastName mobile userType userAuthToken visitorUniqueKey\n    }\n  }\n"): typeof import('./graphql').MapClubLoginNDocument;


export function clubGraphql(source: string) {
  return (documents as any)[source] ?? {};
}

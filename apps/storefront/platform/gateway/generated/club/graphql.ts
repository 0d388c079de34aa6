/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type LoyaltyBindInput = {
  mobile: string;
  /** what mapClubBindAccount answered */
  thirdId: string;
};

export type LoyaltyCredentialsInput = {
  mobile: string;
  /** base64 of the UTF-8 text, as all passwords here */
  password: string;
};

export type LoyaltyPinInput = {
  pin: string;
};

export type LoyaltySitePage =
  | 'CARD'
  | 'PIN'
  | 'POINTS';

export type StorefrontClubNameQueryVariables = Exact<{ [key: string]: never; }>;


export type StorefrontClubNameQuery = { mapClubCheckBind: { success: boolean, firstName: string | null, lastName: string | null } | null };

export type StorefrontClubCardQueryVariables = Exact<{ [key: string]: never; }>;


export type StorefrontClubCardQuery = { mapClubCheckBind: { success: boolean, code: string | null, message: string | null, userCode: string | null, firstName: string | null, lastName: string | null, mobile: string | null, havePin: boolean | null, pinDisabled: boolean | null } | null, mapClubPoints: { success: boolean, code: string | null, message: string | null, availablePoints: number | null, pendingPoints: number | null, heldPoints: number | null, owedPoints: number | null, linkBonus: number | null, spend: number | null, pending: Array<{ points: number, availableAt: string }> | null, expiring: Array<{ points: number, expiresAt: string }> | null, tier: { code: string, fromSpend: number, pointsPerTenThousand: number } | null, tiers: Array<{ code: string, fromSpend: number, pointsPerTenThousand: number }> | null } | null, mapClubReferral: { success: boolean, referralCode: string | null, referrerPoints: number | null, newMemberPoints: number | null, promisedPoints: number | null, pending: Array<{ points: number, availableAt: string }> | null } | null };

export type MapClubMovementsQueryVariables = Exact<{
  before?: string | number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type MapClubMovementsQuery = { mapClubMovements: { success: boolean, code: string | null, message: string | null, next: string | null, dataList: Array<{ id: string, happenedAt: string, text: string, orderCode: string | null, orderIsOwn: boolean, availablePoints: number, pendingPoints: number, owedPoints: number }> | null } | null };

export type MapClubMovementsFileQueryVariables = Exact<{ [key: string]: never; }>;


export type MapClubMovementsFileQuery = { mapClubMovementsFile: { success: boolean, code: string | null, message: string | null, fileName: string | null, content: string | null } | null };

export type MapClubSiteKeyMutationVariables = Exact<{
  page: LoyaltySitePage;
}>;


export type MapClubSiteKeyMutation = { mapClubSiteKey: { success: boolean, code: string | null, message: string | null, userCode: string | null, token: string | null } | null };

export type MapClubBindAccountQueryVariables = Exact<{
  input: LoyaltyCredentialsInput;
}>;


export type MapClubBindAccountQuery = { mapClubBindAccount: { success: boolean, code: string | null, message: string | null, firstName: string | null, lastName: string | null, mobile: string | null, thirdId: string | null, thirdExist: boolean | null, cardHasAccount: boolean | null, accountHasCard: boolean | null, isGuest: boolean | null } };

export type MapClubBindConfirmQueryVariables = Exact<{
  input: LoyaltyBindInput;
}>;


export type MapClubBindConfirmQuery = { mapClubBindConfirm: { success: boolean, code: string | null, message: string | null } };

export type MapClubSwitchBindQueryVariables = Exact<{
  input: LoyaltyBindInput;
}>;


export type MapClubSwitchBindQuery = { mapClubSwitchBind: { success: boolean, code: string | null, message: string | null } };

export type MapClubUnbindQueryVariables = Exact<{ [key: string]: never; }>;


export type MapClubUnbindQuery = { mapClubUnbind: { success: boolean, code: string | null, message: string | null } };

export type MapClubPointsQueryVariables = Exact<{ [key: string]: never; }>;


export type MapClubPointsQuery = { mapClubPoints: { success: boolean, code: string | null, message: string | null, availablePoints: number | null, pendingPoints: number | null, expiring: Array<{ points: number, expiresAt: string }> | null, tier: { code: string } | null } | null };

export type MapClubCheckBindQueryVariables = Exact<{ [key: string]: never; }>;


export type MapClubCheckBindQuery = { mapClubCheckBind: { success: boolean, code: string | null, firstName: string | null, lastName: string | null, mobile: string | null, availablePoints: number | null, havePin: boolean | null, pinDisabled: boolean | null, message: string | null } | null };

export type MapClubCheckPinQueryVariables = Exact<{
  input: LoyaltyPinInput;
}>;


export type MapClubCheckPinQuery = { mapClubCheckPin: { success: boolean, code: string | null, message: string | null, attemptsLeft: number | null, proof: string | null } | null };

export type CheckMemberStatusQueryVariables = Exact<{
  phone: string;
}>;


export type CheckMemberStatusQuery = { checkMemberStatus: { success: boolean | null, errorCode: string | null, message: string | null, errorDetails: unknown, firstNameMasking: string | null, lastNameMasking: string | null, statusUser: string | null } | null };

export type MapClubLoginNQueryVariables = Exact<{
  input: LoyaltyCredentialsInput;
}>;


export type MapClubLoginNQuery = { mapClubLoginN: { success: boolean, code: string | null, waitSeconds: number | null, userCode: string | null, email: string | null, firstName: string | null, lastName: string | null, mobile: string | null, userType: string | null, userAuthToken: string | null, visitorUniqueKey: string | null } };

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

export const StorefrontClubNameDocument = new TypedDocumentString(`
    query StorefrontClubName {
  mapClubCheckBind {
    success
    firstName
    lastName
  }
}
    `) as unknown as TypedDocumentString<StorefrontClubNameQuery, StorefrontClubNameQueryVariables>;
export const StorefrontClubCardDocument = new TypedDocumentString(`
    query StorefrontClubCard {
  mapClubCheckBind {
    success
    code
    message
    userCode
    firstName
    lastName
    mobile
    havePin
    pinDisabled
  }
  mapClubPoints {
    success
    code
    message
    availablePoints
    pendingPoints
    heldPoints
    owedPoints
    linkBonus
    spend
    pending {
      points
      availableAt
    }
    expiring {
      points
      expiresAt
    }
    tier {
      code
      fromSpend
      pointsPerTenThousand
    }
    tiers {
      code
      fromSpend
      pointsPerTenThousand
    }
  }
  mapClubReferral {
    success
    referralCode
    referrerPoints
    newMemberPoints
    promisedPoints
    pending {
      points
      availableAt
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontClubCardQuery, StorefrontClubCardQueryVariables>;
export const MapClubMovementsDocument = new TypedDocumentString(`
    query mapClubMovements($before: ID, $pageSize: Int) {
  mapClubMovements(before: $before, pageSize: $pageSize) {
    success
    code
    message
    next
    dataList {
      id
      happenedAt
      text
      orderCode
      orderIsOwn
      availablePoints
      pendingPoints
      owedPoints
    }
  }
}
    `) as unknown as TypedDocumentString<MapClubMovementsQuery, MapClubMovementsQueryVariables>;
export const MapClubMovementsFileDocument = new TypedDocumentString(`
    query mapClubMovementsFile {
  mapClubMovementsFile {
    success
    code
    message
    fileName
    content
  }
}
    `) as unknown as TypedDocumentString<MapClubMovementsFileQuery, MapClubMovementsFileQueryVariables>;
export const MapClubSiteKeyDocument = new TypedDocumentString(`
    mutation mapClubSiteKey($page: LoyaltySitePage!) {
  mapClubSiteKey(input: {page: $page}) {
    success
    code
    message
    userCode
    token
  }
}
    `) as unknown as TypedDocumentString<MapClubSiteKeyMutation, MapClubSiteKeyMutationVariables>;
export const MapClubBindAccountDocument = new TypedDocumentString(`
    query mapClubBindAccount($input: LoyaltyCredentialsInput!) {
  mapClubBindAccount(input: $input) {
    success
    code
    message
    firstName
    lastName
    mobile
    thirdId
    thirdExist
    cardHasAccount
    accountHasCard
    isGuest
  }
}
    `) as unknown as TypedDocumentString<MapClubBindAccountQuery, MapClubBindAccountQueryVariables>;
export const MapClubBindConfirmDocument = new TypedDocumentString(`
    query mapClubBindConfirm($input: LoyaltyBindInput!) {
  mapClubBindConfirm(input: $input) {
    success
    code
    message
  }
}
    `) as unknown as TypedDocumentString<MapClubBindConfirmQuery, MapClubBindConfirmQueryVariables>;
export const MapClubSwitchBindDocument = new TypedDocumentString(`
    query mapClubSwitchBind($input: LoyaltyBindInput!) {
  mapClubSwitchBind(input: $input) {
    success
    code
    message
  }
}
    `) as unknown as TypedDocumentString<MapClubSwitchBindQuery, MapClubSwitchBindQueryVariables>;
export const MapClubUnbindDocument = new TypedDocumentString(`
    query mapClubUnbind {
  mapClubUnbind {
    success
    code
    message
  }
}
    `) as unknown as TypedDocumentString<MapClubUnbindQuery, MapClubUnbindQueryVariables>;
export const MapClubPointsDocument = new TypedDocumentString(`
    query mapClubPoints {
  mapClubPoints {
    success
    code
    message
    availablePoints
    pendingPoints
    expiring {
      points
      expiresAt
    }
    tier {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<MapClubPointsQuery, MapClubPointsQueryVariables>;
export const MapClubCheckBindDocument = new TypedDocumentString(`
    query mapClubCheckBind {
  mapClubCheckBind {
    success
    code
    firstName
    lastName
    mobile
    availablePoints
    havePin
    pinDisabled
    message
  }
}
    `) as unknown as TypedDocumentString<MapClubCheckBindQuery, MapClubCheckBindQueryVariables>;
export const MapClubCheckPinDocument = new TypedDocumentString(`
    query mapClubCheckPin($input: LoyaltyPinInput!) {
  mapClubCheckPin(input: $input) {
    success
    code
    message
    attemptsLeft
    proof
  }
}
    `) as unknown as TypedDocumentString<MapClubCheckPinQuery, MapClubCheckPinQueryVariables>;
export const CheckMemberStatusDocument = new TypedDocumentString(`
    query checkMemberStatus($phone: String!) {
  checkMemberStatus(phone: $phone) {
    success
    errorCode
    message
    errorDetails
    firstNameMasking
    lastNameMasking
    statusUser
  }
}
    `) as unknown as TypedDocumentString<CheckMemberStatusQuery, CheckMemberStatusQueryVariables>;
export const MapClubLoginNDocument = new TypedDocumentString(`
    query mapClubLoginN($input: LoyaltyCredentialsInput!) {
  mapClubLoginN(input: $input) {
    success
    code
    waitSeconds
    userCode
    email
    firstName
    lastName
    mobile
    userType
    userAuthToken
    visitorUniqueKey
  }
}
    `) as unknown as TypedDocumentString<MapClubLoginNQuery, MapClubLoginNQueryVariables>;
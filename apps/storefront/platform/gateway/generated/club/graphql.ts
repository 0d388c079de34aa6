/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type LoyaltyPinInput = {
  pin: string;
};

export type LoyaltySitePage =
  | 'CARD'
  | 'PIN'
  | 'POINTS';

export type MapClubSiteKeyMutationVariables = Exact<{
  page: LoyaltySitePage;
}>;


export type MapClubSiteKeyMutation = { mapClubSiteKey: { success: boolean, code: string | null, message: string | null, userCode: string | null, token: string | null } | null };

export type MapClubCheckBindQueryVariables = Exact<{ [key: string]: never; }>;


export type MapClubCheckBindQuery = { mapClubCheckBind: { success: boolean, code: string | null, firstName: string | null, lastName: string | null, mobile: string | null, availablePoints: number | null, havePin: boolean | null, message: string | null } | null };

export type MapClubCheckPinQueryVariables = Exact<{
  input: LoyaltyPinInput;
}>;


export type MapClubCheckPinQuery = { mapClubCheckPin: { success: boolean, code: string | null, message: string | null, proof: string | null } | null };

export type CheckMemberStatusQueryVariables = Exact<{
  phone: string;
}>;


export type CheckMemberStatusQuery = { checkMemberStatus: { success: boolean | null, errorCode: string | null, message: string | null, firstNameMasking: string | null, lastNameMasking: string | null, statusUser: string | null } | null };

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
    firstNameMasking
    lastNameMasking
    statusUser
  }
}
    `) as unknown as TypedDocumentString<CheckMemberStatusQuery, CheckMemberStatusQueryVariables>;
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

export type MapClubCheckPinQueryVariables = Exact<{
  input: LoyaltyPinInput;
}>;


export type MapClubCheckPinQuery = { mapClubCheckPin: { success: boolean, code: string | null, message: string | null, proof: string | null } | null };

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
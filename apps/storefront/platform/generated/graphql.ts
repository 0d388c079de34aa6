/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type StorefrontMiniCartQueryVariables = Exact<{ [key: string]: never; }>;


export type StorefrontMiniCartQuery = { miniCartNumber: { count: number } };

export type StorefrontGuestInitMutationVariables = Exact<{ [key: string]: never; }>;


export type StorefrontGuestInitMutation = { guestInit: { success: boolean, errorMessage: string | null, data: Array<{ token: string, visitorUniqueKey: string, guestId: string | null }> | null } };

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
import type { graphql as generated } from "./generated/gql.ts";
import type { TypedDocumentString } from "./generated/graphql.ts";

/**
 * Declares a GraphQL document: `graphql("query Name { … }")`. The code generator reads it from the
 * source and types its result and variables. At run time it is its own text, so a bundle carries
 * only the documents it uses, and no table. Give each document a unique name, and keep fragments
 * inside it.
 */
export const graphql: typeof generated = ((source: string) => source) as never;

export type Document<Result, Variables> = TypedDocumentString<Result, Variables>;

export type ResultOf<D> = D extends TypedDocumentString<infer Result, infer _Variables> ? Result : never;
export type VariablesOf<D> = D extends TypedDocumentString<infer _Result, infer Variables> ? Variables : never;

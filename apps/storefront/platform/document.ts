import type { graphql as generated } from "./generated/gql.ts";
import type { TypedDocumentString } from "./generated/graphql.ts";

/**
 * Writes a GraphQL document: `graphql("query Name { … }")`. The generator reads it from the source and gives it the types of its result and variables. At run
 * time it is its own text, so that a bundle carries the documents that it uses and no table of all.
 * Give each document a name of its own, and keep fragments inside it.
 */
export const graphql: typeof generated = ((source: string) => source) as never;

export type Document<Result, Variables> = TypedDocumentString<Result, Variables>;

export type ResultOf<D> = D extends TypedDocumentString<infer Result, infer _Variables> ? Result : never;
export type VariablesOf<D> = D extends TypedDocumentString<infer _Result, infer Variables> ? Variables : never;

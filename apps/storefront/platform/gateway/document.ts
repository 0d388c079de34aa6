import type { clubGraphql as generatedForClub } from "./generated/club/gql.ts";
import type { TypedDocumentString as ClubDocument } from "./generated/club/graphql.ts";
import type { graphql as generated } from "./generated/gql.ts";
import type { TypedDocumentString as ShopDocument } from "./generated/graphql.ts";

/**
 * Declares a GraphQL document: `graphql("query Name { … }")`. The code generator reads it from the
 * source and types its result and variables. At run time it is its own text, so a bundle carries
 * only the documents it uses, and no table. Give each document a unique name, and keep fragments
 * inside it.
 */
export const graphql: typeof generated = ((source: string) => source) as never;

/**
 * Declares a document of the club. The generator looks for them in files named
 * `loyalty-documents.ts` only.
 */
export const clubGraphql: typeof generatedForClub = ((source: string) => source) as never;

export type Document<Result, Variables> = ShopDocument<Result, Variables> | ClubDocument<Result, Variables>;

export type ResultOf<D> = D extends Document<infer Result, infer _Variables> ? Result : never;
export type VariablesOf<D> = D extends Document<infer _Result, infer Variables> ? Variables : never;

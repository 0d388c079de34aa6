import type { CodegenConfig } from "@graphql-codegen/cli";

/**
 * Contracts are written by hand, one slice per module. Generated from them: the merged contract for
 * clients, each gateway's resolver types, and the storefront's typed documents. All of it is
 * committed, so that contract changes show in review.
 */
const shopSchema = ["apps/shop/server/base.graphql", "apps/shop/modules/*/*.graphql"];

const clubSchema = ["apps/club/server/base.graphql", "apps/club/modules/*/*.graphql"];

const scalars = { JSON: "unknown", Code: { input: "string", output: "string" } };

/** Results are plain values: the compiled executor calls no methods on them. */
const resolverTypes = {
  scalars,
  enumsAsTypes: true,
  useTypeImports: true,
  contextType: "./request-context.ts#RequestContext",
  makeResolverTypeCallable: false,
  maybeValue: "T | null | undefined",
};

/** The storefront's documents of the club: one gateway's documents never fit the other's schema. */
const clubDocuments = "apps/storefront/{features,platform}/**/loyalty-documents.ts";

/** A document is a plain text at run time, see `platform/gateway/document.ts`. */
const documentTypes = { scalars, enumsAsTypes: true, useTypeImports: true, documentMode: "string" };

/** Found by these names, and left as they are written: their types are looked up by their text. */
const pluckConfig = { globalGqlIdentifierName: ["graphql", "clubGraphql"], skipIndent: true };

const config: CodegenConfig = {
  overwrite: true,
  pluckConfig,
  generates: {
    "packages/contracts/shop.graphql": { schema: shopSchema, plugins: ["schema-ast"] },
    "packages/contracts/loyalty.graphql": { schema: clubSchema, plugins: ["schema-ast"] },
    "apps/club/platform/schema.generated.ts": {
      schema: clubSchema,
      plugins: ["typescript", "typescript-resolvers"],
      config: resolverTypes,
    },
    "apps/shop/platform/schema.generated.ts": {
      schema: shopSchema,
      plugins: ["typescript", "typescript-resolvers"],
      config: resolverTypes,
    },
    "apps/storefront/platform/gateway/generated/": {
      schema: shopSchema,
      documents: [
        "apps/storefront/{features,chrome,platform,app,server}/**/*.{ts,tsx}",
        "!apps/storefront/platform/gateway/generated/**",
        `!${clubDocuments}`,
      ],
      preset: "client",
      presetConfig: { fragmentMasking: false },
      config: documentTypes,
    },
    "apps/storefront/platform/gateway/generated/club/": {
      schema: clubSchema,
      documents: [clubDocuments],
      preset: "client",
      presetConfig: { fragmentMasking: false, gqlTagName: "clubGraphql" },
      config: documentTypes,
    },
  },
  ignoreNoDocuments: true,
};

export default config;

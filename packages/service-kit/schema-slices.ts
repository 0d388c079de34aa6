import { readFileSync } from "node:fs";

type SchemaModule = { readonly name: string; readonly resolvers?: object };

/**
 * A gateway's schema: its base and the slice of every module with resolvers,
 * `modules/<name>/<name>.graphql` beside the `server` folder.
 */
export function readSchema(base: URL, modules: readonly SchemaModule[]): string {
  const slices = modules
    .filter((module) => module.resolvers)
    .map((module) => new URL(`../modules/${module.name}/${module.name}.graphql`, base));
  return [base, ...slices].map((file) => readFileSync(file, "utf8")).join("\n");
}

/** Merges all modules' resolvers. */
export function mergeResolvers(modules: readonly SchemaModule[]): Record<string, object> {
  const merged: Record<string, object> = {};
  for (const { resolvers } of modules) {
    for (const [type, fields] of Object.entries(resolvers ?? {})) merged[type] = { ...merged[type], ...fields };
  }
  return merged;
}

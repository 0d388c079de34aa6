import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
} from "graphql";
import { z } from "zod";
import type { ShopModule } from "../platform/shop-module.ts";
import { shownModules } from "./preview-platform.ts";

/** What a preview's pages ask beside what it shows; these only read. */
const besides = ["previews", "shop-more"];

/** The root fields that a preview answers. Others may write, by a clock that is not ours. */
export function previewedFields(modules: readonly ShopModule[]): ReadonlySet<string> {
  const previewed = modules.filter(({ name }) => shownModules.includes(name) || besides.includes(name));
  return new Set(["__typename", ...previewed.flatMap(({ resolvers }) => Object.keys(resolvers?.Query ?? {}))]);
}

/** Whether a request's body is a query of these root fields alone. */
export function asksOnly(body: unknown, fields: ReadonlySet<string>): boolean {
  const { data } = z.object({ query: z.string() }).safeParse(body);
  if (!data) return false;
  try {
    const asked = rootFields(parse(data.query, { maxTokens: 2000 }));
    return asked?.every((name) => fields.has(name)) ?? false;
  } catch {
    return false;
  }
}

/** @returns undefined when something else than a query is asked */
function rootFields({ definitions }: DocumentNode): readonly string[] | undefined {
  const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (operations.some(({ operation }) => operation !== OperationTypeNode.QUERY)) return undefined;
  const fragments = new Map(
    definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION).map((one) => [one.name.value, one]),
  );
  const seen = new Set<SelectionSetNode>();
  return operations.flatMap(({ selectionSet }) => fieldsOf(selectionSet, fragments, seen));
}

function fieldsOf(
  selectionSet: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  seen: Set<SelectionSetNode>,
): readonly string[] {
  if (seen.has(selectionSet)) return [];
  seen.add(selectionSet);
  return selectionSet.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    const inside =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection.selectionSet
        : fragments.get(selection.name.value)?.selectionSet;
    return inside ? fieldsOf(inside, fragments, seen) : [];
  });
}

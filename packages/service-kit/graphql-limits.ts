import {
  type ASTVisitor,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  type ValidationContext,
} from "graphql";

/**
 * Limits per operation, against bombs of depth, width, aliases and fragments (abuse case AC-51),
 * and one mutation per request, so that aliases cannot multiply attempts (AC-02). The storefront's
 * own operations stay under a quarter of them.
 */
const limits = { depth: 12, fields: 600, rootFields: 10, mutationFields: 1 } as const;

/** Where introspection is allowed, the usual query for a whole schema may be this deep. */
const introspectionDepth = 16;

/** `__typename` is not among them: clients need it. */
const introspectionFields = ["__schema", "__type"];

export const graphqlLimits = [limitSelections];

/** For gateways without introspection. */
export function refuseIntrospection(context: ValidationContext): ASTVisitor {
  return {
    Field({ name }) {
      if (introspectionFields.includes(name.value)) {
        context.reportError(new GraphQLError("Introspection is disabled."));
      }
    },
  };
}

/** An operation of introspection alone. */
function isIntrospection({ selectionSet }: OperationDefinitionNode): boolean {
  return selectionSet.selections.every(
    (selection) => selection.kind === Kind.FIELD && introspectionFields.includes(selection.name.value),
  );
}

/** Counted with every fragment expanded, as it is executed. */
type Size = { readonly fields: number; readonly depth: number; readonly roots: number };

function limitSelections(context: ValidationContext): ASTVisitor {
  const sizeOf = createMeter(context);
  return {
    OperationDefinition(operation) {
      const { fields, depth, roots } = sizeOf(operation.selectionSet);
      const most = operation.operation === OperationTypeNode.MUTATION ? limits.mutationFields : limits.rootFields;
      const refuse = (message: string) => context.reportError(new GraphQLError(message));
      const deepest = isIntrospection(operation) ? introspectionDepth : limits.depth;
      if (depth > deepest) refuse(`An operation is at most ${deepest} levels deep.`);
      if (fields > limits.fields) refuse(`An operation has at most ${limits.fields} fields.`);
      if (roots > most) return refuse(`An operation holds at most ${most} root fields here.`);
      const repeated = repeatedRoot(context, operation);
      if (repeated) refuse(`${repeated} is asked twice in one operation.`);
    },
  };
}

function createMeter(context: ValidationContext): (selectionSet: SelectionSetNode) => Size {
  // Each selection set is measured once, however many spreads lead to it; another rule rejects
  // cycles.
  const measured = new Map<SelectionSetNode, Size>();
  const sizeOf = (selectionSet: SelectionSetNode): Size => {
    const known = measured.get(selectionSet);
    if (known) return known;
    measured.set(selectionSet, { fields: 0, depth: 0, roots: 0 });
    const size = { fields: 0, depth: 0, roots: 0 };
    for (const selection of selectionSet.selections) {
      const inside = selectionSetOf(context, selection);
      const { fields, depth, roots } = inside ? sizeOf(inside) : { fields: 0, depth: 0, roots: 0 };
      const isField = selection.kind === Kind.FIELD;
      size.fields += fields + (isField ? 1 : 0);
      size.depth = Math.max(size.depth, depth + (isField ? 1 : 0));
      size.roots += isField ? 1 : roots;
    }
    measured.set(selectionSet, size);
    return size;
  };
  return sizeOf;
}

function selectionSetOf(
  context: ValidationContext,
  selection: SelectionSetNode["selections"][number],
): SelectionSetNode | undefined {
  if (selection.kind !== Kind.FRAGMENT_SPREAD) return selection.selectionSet;
  return context.getFragment(selection.name.value)?.selectionSet;
}

function repeatedRoot(context: ValidationContext, operation: OperationDefinitionNode): string | undefined {
  const seen = new Set<string>();
  const open = new Set<SelectionSetNode>();
  const search = (selectionSet: SelectionSetNode): string | undefined => {
    if (open.has(selectionSet)) return undefined;
    open.add(selectionSet);
    for (const selection of selectionSet.selections) {
      if (selection.kind === Kind.FIELD) {
        if (seen.has(selection.name.value)) return selection.name.value;
        seen.add(selection.name.value);
        continue;
      }
      const inside = selectionSetOf(context, selection);
      const repeated = inside ? search(inside) : undefined;
      if (repeated) return repeated;
    }
    open.delete(selectionSet);
    return undefined;
  };
  return search(operation.selectionSet);
}

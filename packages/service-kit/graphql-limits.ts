import {
  type ASTVisitor,
  type FieldNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  type ValidationContext,
} from "graphql";

/**
 * Limits per operation, against bombs of depth, width, aliases and fragments (abuse case AC-51),
 * and one mutation per request, so that aliases cannot multiply attempts (AC-02). Aliases of one
 * field at one place multiply its cost, and no client of ours needs them. The storefront's
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

/**
 * Counted with every fragment expanded, as it is executed; endless when a fragment leads to itself,
 * which another rule refuses.
 */
type Size = {
  readonly fields: number;
  readonly depth: number;
  readonly roots: number;
  readonly isEndless: boolean;
};

const nothing: Size = { fields: 0, depth: 0, roots: 0, isEndless: false };

function limitSelections(context: ValidationContext): ASTVisitor {
  const sizeOf = createMeter(context);
  return {
    OperationDefinition(operation) {
      const { fields, depth, roots, isEndless } = sizeOf(operation.selectionSet);
      const most = operation.operation === OperationTypeNode.MUTATION ? limits.mutationFields : limits.rootFields;
      const refuse = (message: string) => context.reportError(new GraphQLError(message));
      const deepest = isIntrospection(operation) ? introspectionDepth : limits.depth;
      if (depth > deepest) refuse(`An operation is at most ${deepest} levels deep.`);
      if (roots > most) refuse(`An operation holds at most ${most} root fields here.`);
      if (fields > limits.fields) return refuse(`An operation has at most ${limits.fields} fields.`);
      const renamed = isEndless ? undefined : renamedField(context, [operation.selectionSet]);
      if (renamed) refuse(`${renamed} is asked under two names at one place.`);
    },
  };
}

function createMeter(context: ValidationContext): (selectionSet: SelectionSetNode) => Size {
  // Each selection set is measured once, however many spreads lead to it.
  const measured = new Map<SelectionSetNode, Size>();
  const sizeOf = (selectionSet: SelectionSetNode): Size => {
    const known = measured.get(selectionSet);
    if (known) return known;
    measured.set(selectionSet, { ...nothing, isEndless: true });
    const size: { -readonly [Part in keyof Size]: Size[Part] } = { ...nothing };
    for (const selection of selectionSet.selections) {
      const inside = selectionSetOf(context, selection);
      const { fields, depth, roots, isEndless } = inside ? sizeOf(inside) : nothing;
      const isField = selection.kind === Kind.FIELD;
      size.fields += fields + (isField ? 1 : 0);
      size.depth = Math.max(size.depth, depth + (isField ? 1 : 0));
      size.roots += isField ? 1 : roots;
      size.isEndless ||= isEndless;
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

/**
 * A field that is asked under two names at one place, which would compute it twice; fragments
 * count as if their fields stood there. @param sets whose fields are merged, without cycles
 */
function renamedField(context: ValidationContext, sets: readonly SelectionSetNode[]): string | undefined {
  for (const [name, same] of fieldsByName(context, sets)) {
    if (new Set(same.map(({ alias }) => alias?.value ?? name)).size > 1) return name;
    const renamed = renamedField(
      context,
      same.flatMap(({ selectionSet }) => selectionSet ?? []),
    );
    if (renamed) return renamed;
  }
  return undefined;
}

function fieldsByName(
  context: ValidationContext,
  sets: readonly SelectionSetNode[],
): ReadonlyMap<string, readonly FieldNode[]> {
  const expanded = new Set<SelectionSetNode>();
  const fields: FieldNode[] = [];
  const expand = (selectionSet: SelectionSetNode): void => {
    if (expanded.has(selectionSet)) return;
    expanded.add(selectionSet);
    for (const selection of selectionSet.selections) {
      if (selection.kind === Kind.FIELD) {
        fields.push(selection);
        continue;
      }
      const inside = selectionSetOf(context, selection);
      if (inside) expand(inside);
    }
  };
  for (const selectionSet of sets) expand(selectionSet);
  return Map.groupBy(fields, ({ name }) => name.value);
}

import { type ASTVisitor, type FieldNode, GraphQLError, Kind, type ValidationContext } from "graphql";

/**
 * Limits on what one operation may ask, against bombs made of depth, width and aliases (abuse case AC-51), and one mutation a request, so that
 * aliases cannot multiply tries. The storefront's own operations stay under a quarter of them.
 */
const limits = { depth: 12, fields: 600, rootFields: 10, mutationFields: 1 } as const;

export const graphqlLimits = [limitSelections];

function limitSelections(context: ValidationContext): ASTVisitor {
  let depth = 0;
  let fields = 0;
  return {
    OperationDefinition(operation) {
      const roots = operation.selectionSet.selections.length;
      const most = operation.operation === "mutation" ? limits.mutationFields : limits.rootFields;
      if (roots > most) context.reportError(new GraphQLError(`An operation holds at most ${most} root fields here.`));
      const repeated = repeatedRoot(
        operation.selectionSet.selections.filter((selection): selection is FieldNode => selection.kind === Kind.FIELD),
      );
      if (repeated) context.reportError(new GraphQLError(`${repeated} is asked twice in one operation.`));
    },
    Field: {
      enter() {
        depth += 1;
        fields += 1;
        if (depth === limits.depth + 1)
          context.reportError(new GraphQLError(`An operation is at most ${limits.depth} levels deep.`));
        if (fields === limits.fields + 1)
          context.reportError(new GraphQLError(`An operation has at most ${limits.fields} fields.`));
      },
      leave() {
        depth -= 1;
      },
    },
  };
}

function repeatedRoot(fields: readonly FieldNode[]): string | undefined {
  const names = fields.map((field) => field.name.value);
  return names.find((name, index) => names.indexOf(name) !== index);
}

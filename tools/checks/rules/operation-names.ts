import { Kind, parse } from "graphql";
import type { Check, Problem } from "../check.ts";
import { isGenerated, isSource, lineAt, type Project } from "../project/project.ts";

/**
 * A document with one operation of the contract has that operation's name; one with several has a
 * name of its own.
 * Several documents for the same operation are distinguished by `_` and a suffix, which is not
 * sent.
 */
export const operationNames: Check = {
  name: "operation-names",
  find: (project) =>
    project.paths
      .filter((path) => path.startsWith("apps/storefront/") && isSource(path) && !isGenerated(path))
      .flatMap((path) => problemsIn(project, path)),
};

function problemsIn(project: Project, path: string): Problem[] {
  const text = project.text(path);
  return [...text.matchAll(/\bgraphql\(\s*`([^`]*)`/g)].flatMap(({ index, 1: document = "" }) =>
    operationsOf(document).flatMap(({ name, fields }) => {
      const [field = "", ...more] = fields;
      const well = more.length > 0 ? /^Storefront[A-Z]/.test(name) : name.split("_")[0] === field;
      if (well) return [];
      const message =
        more.length > 0
          ? `"${name}" calls several operations: name it Storefront…, so that it is not mistaken for one of them.`
          : `"${name}" calls ${field} alone: name it ${field}, or ${field}_… when another document has that name, since clients and the contract know operations by name.`;
      return [{ path, line: lineAt(text, index), message }];
    }),
  );
}

function operationsOf(document: string) {
  return parse(document).definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const fields = definition.selectionSet.selections.flatMap((one) =>
      one.kind === Kind.FIELD ? [one.name.value] : [],
    );
    return [{ name: definition.name?.value ?? "", fields }];
  });
}

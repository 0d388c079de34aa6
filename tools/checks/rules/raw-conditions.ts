import { Visitor } from "oxc-parser";
import type { Check, Problem } from "../check.ts";
import { isSource, lineAt, type Project, servesTests } from "../project/project.ts";

/**
 * A condition in raw SQL stands beside others, which `and` joins: an `or` outside brackets would
 * make them all optional, and a change of one row a change of many.
 */
export const rawConditions: Check = {
  name: "raw conditions",
  find: (project) =>
    project.paths
      .filter((path) => isSource(path) && !servesTests(path) && project.text(path).includes("sql<boolean>"))
      .flatMap((path) => findIn(project, path)),
};

function findIn(project: Project, path: string): Problem[] {
  const problems: Problem[] = [];
  const text = project.text(path);
  new Visitor({
    TaggedTemplateExpression: ({ tag, typeArguments, quasi, start }) => {
      if (tag.type !== "Identifier" || tag.name !== "sql") return;
      if (typeArguments?.params[0]?.type !== "TSBooleanKeyword") return;
      const condition = quasi.quasis.map(({ value }) => value.raw).join("?");
      if (!/\bor\b/i.test(outsideBrackets(condition))) return;
      problems.push({
        path,
        line: lineAt(text, start),
        message: "has an `or` outside brackets. Put the condition in brackets.",
      });
    },
  }).visit(project.parsed(path).program);
  return problems;
}

function outsideBrackets(condition: string): string {
  const inner = condition.replace(/\([^()]*\)/g, "");
  return inner === condition ? condition : outsideBrackets(inner);
}

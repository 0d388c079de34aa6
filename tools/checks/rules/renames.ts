import type { Expression, Function as FunctionNode, Statement } from "oxc-parser";
import { Visitor } from "oxc-parser";
import type { Check, Problem } from "../check.ts";
import { isGenerated, isSource, lineAt, type Project, servesTests } from "../project/project.ts";

/** An exported function that hands its own parameters to an imported one only renames that. */
export const renames: Check = {
  name: "renames",
  find: (project) =>
    project.paths
      .filter((path) => isSource(path) && !isGenerated(path) && !servesTests(path))
      .flatMap((path) => findIn(project, path)),
};

function findIn(project: Project, path: string): Problem[] {
  const problems: Problem[] = [];
  const imported = new Set(
    project.parsed(path).module.staticImports.flatMap(({ entries }) => entries.map(({ localName }) => localName.value)),
  );
  new Visitor({
    ExportNamedDeclaration: ({ declaration, start }) => {
      if (declaration?.type !== "FunctionDeclaration") return;
      const callee = calleeWithSameArguments(declaration);
      if (callee === undefined || !imported.has(callee)) return;
      problems.push({
        path,
        line: lineAt(project.text(path), start),
        message: `only renames ${callee}. Re-export it (export { ${callee} as … } from "…"), so that its types stand once.`,
      });
    },
  }).visit(project.parsed(path).program);
  return problems;
}

/** The function that the body calls with its own parameters, in their order, and nothing else. */
function calleeWithSameArguments({ params, body }: FunctionNode): string | undefined {
  const [only, ...more] = body?.body ?? [];
  const call = only && more.length === 0 ? expressionOf(only) : undefined;
  if (call?.type !== "CallExpression" || call.callee.type !== "Identifier") return undefined;
  const given = call.arguments.map((argument) => (argument.type === "Identifier" ? argument.name : undefined));
  const names = params.map((param) => (param.type === "Identifier" ? param.name : undefined));
  const isSame =
    names.length > 0 && names.length === given.length && names.every((name, at) => name && name === given[at]);
  return isSame ? call.callee.name : undefined;
}

function expressionOf(statement: Statement): Expression | undefined {
  const expression =
    statement.type === "ReturnStatement"
      ? (statement.argument ?? undefined)
      : statement.type === "ExpressionStatement"
        ? statement.expression
        : undefined;
  return expression?.type === "AwaitExpression" ? expression.argument : expression;
}

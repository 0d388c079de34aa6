import { Visitor } from "oxc-parser";
import type { Check, Problem } from "../check.ts";
import { isGenerated, isSource, lineAt, type Project } from "../project/project.ts";

/** The type `any` switches type checking off for everything it touches. */
export const noAny: Check = {
  name: "no any",
  find: (project) =>
    project.paths
      .filter((path) => isSource(path) && !isGenerated(path) && /\bany\b/.test(project.text(path)))
      .flatMap((path) => findIn(project, path)),
};

function findIn(project: Project, path: string): Problem[] {
  const problems: Problem[] = [];
  const text = project.text(path);
  const message =
    "uses the type any. Write unknown and narrow it with a guard or a zod schema: any hides every type error that it touches.";
  new Visitor({
    TSAnyKeyword: (node) => {
      problems.push({ path, line: lineAt(text, node.start), message });
    },
  }).visit(project.parsed(path).program);
  return problems;
}

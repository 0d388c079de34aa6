import { Visitor } from "oxc-parser";
import type { Check, Problem } from "../check.ts";
import { isSource, isTest, lineAt, type Project } from "../project/project.ts";

/**
 * Files that may read the environment: where settings are read once, and the entry points that pass
 * them on.
 */
const readers = [
  /(^|\/)configuration\.ts$/,
  /^apps\/[^/]+\/main\.ts$/,
  /settings\.server\.ts$/,
  /\.config\.ts$/,
  /^(tools|demo\/commands|bench|journeys|packages\/testkit)\//,
];

/** Settings are read once and passed on; no other file reads the environment. */
export const environment: Check = {
  name: "environment",
  find: (project) =>
    project.paths
      .filter((path) => isSource(path) && !isTest(path) && !readers.some((one) => one.test(path)))
      .filter((path) => project.text(path).includes("process.env"))
      .flatMap((path) => findIn(project, path)),
};

function findIn(project: Project, path: string): Problem[] {
  const problems: Problem[] = [];
  const text = project.text(path);
  const message =
    "reads process.env. Add the setting to the program's configuration.ts and take it from the platform: there it is validated at start, named in errors, and easy to find.";
  new Visitor({
    MemberExpression: (node) => {
      if (text.slice(node.start, node.end) === "process.env")
        problems.push({ path, line: lineAt(text, node.start), message });
    },
  }).visit(project.parsed(path).program);
  return problems;
}

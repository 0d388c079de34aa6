import { Visitor } from "oxc-parser";
import type { Check, Problem } from "../check.ts";
import { isTest, lineAt, type Project } from "../project/project.ts";

const requirements = "docs/requirements.md";

/** Tests assert something, none is skipped, and the requirements that they name exist. */
export const tests: Check = {
  name: "tests",
  find: (project) => {
    const known = new Set(
      [...project.text(requirements).matchAll(/^\| ([A-Z]{3}-\d{2}) \|/gm)].map(([, id]) => id ?? ""),
    );
    return project.paths
      .filter((path) => isTest(path) && !path.startsWith("tools/checks/"))
      .flatMap((path) => [
        ...findParked(project, path),
        ...findWithoutAssertion(project, path),
        ...findUnknownIds(project, path, known),
      ]);
  },
};

function findParked(project: Project, path: string): Problem[] {
  const text = project.text(path);
  return [...text.matchAll(/\b(?:test|it|describe)(?:\.\w+)*\.(only|skip|todo|fails)\b/g)].map((match) => ({
    path,
    line: lineAt(text, match.index),
    message:
      match[1] === "only"
        ? "has .only, which skips all other tests of the file: remove it."
        : `has .${match[1]}. Fix the test or delete it: a skipped test proves nothing and looks as if it did. (For what a machine may lack, use skipIf.)`,
  }));
}

/**
 * `expect(…)`, `expect.poll(…)`, `fc.assert(…)`, `expectTypeOf<…>()`, and helpers whose names start
 * that way.
 */
const assertion = /\b(?:expect|assert)\w*(?:\.\w+)*(?:<[^()]*>)?\(/;

function findWithoutAssertion(project: Project, path: string): Problem[] {
  const text = project.text(path);
  const problems: Problem[] = [];
  new Visitor({
    CallExpression: ({ start, callee, arguments: given }) => {
      const body = given.find(({ type }) => type.endsWith("FunctionExpression"));
      if (!body || !/^(?:test|it)\b(?!\.describe)/.test(text.slice(callee.start, callee.end))) return;
      if (assertion.test(text.slice(body.start, body.end))) return;
      problems.push({
        path,
        line: lineAt(text, start),
        message:
          "asserts nothing: a test that cannot fail proves nothing. Assert with expect(…) what a person would notice; " +
          "a helper that asserts has a name that begins with expect.",
      });
    },
  }).visit(project.parsed(path).program);
  return problems;
}

function findUnknownIds(project: Project, path: string, known: ReadonlySet<string>): Problem[] {
  const text = project.text(path);
  return [...text.matchAll(/\[([A-Z]{1,3}-?\d{2}~?(?:,\s*[A-Z]{1,3}-?\d{2}~?)*)\]/g)].flatMap((match) =>
    (match[1] ?? "")
      .split(/,\s*/)
      .map((id) => id.replace("~", ""))
      .filter((id) => /^[A-Z]{3}-/.test(id) && !known.has(id))
      .map((id) => ({
        path,
        line: lineAt(text, match.index),
        message: `names the requirement ${id}, which ${requirements} does not have.`,
      })),
  );
}

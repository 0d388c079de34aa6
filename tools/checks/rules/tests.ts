import type { Check, Problem } from "../check.ts";
import { isTest, lineAt, type Project } from "../project/project.ts";

const requirements = "docs/requirements.md";

/** Tests judge something, all of them run, and the requirements that they name exist. */
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
        ? "has .only, which keeps all other tests of the file from running: take it out."
        : `has .${match[1]}. Fix the test or delete it: a parked test proves nothing and looks as if it did. (What this machine lacks is asked for with skipIf.)`,
  }));
}

function findWithoutAssertion(project: Project, path: string): Problem[] {
  const text = project.text(path);
  if (/\b(expect|assert|fc\.assert|expectTypeOf)\b/.test(text)) return [];
  return [
    {
      path,
      message:
        "asserts nothing: a test that cannot fail proves nothing. Say with expect(…) what a person would notice.",
    },
  ];
}

function findUnknownIds(project: Project, path: string, known: ReadonlySet<string>): Problem[] {
  const text = project.text(path);
  return [...text.matchAll(/\[([A-Z]{3}-\d{2}(?:,\s*[A-Z]{3}-\d{2})*)\]/g)].flatMap((match) =>
    (match[1] ?? "")
      .split(/,\s*/)
      .filter((id) => !known.has(id))
      .map((id) => ({
        path,
        line: lineAt(text, match.index),
        message: `names the requirement ${id}, which ${requirements} does not have.`,
      })),
  );
}

import type { Check, Problem } from "../check.ts";
import { lineAt, type Project } from "../project/project.ts";

/** Those of the programs, and of the kit's parts that they spread into their own. */
const settingsFiles =
  /^(apps\/(shop|club|storefront)\/.*\/configuration|packages\/service-kit\/(service-variables|counts|tracing|media\/media))\.ts$/;
const guide = "docs/operations.md";

/**
 * Every setting of a program that is deployed stands in the guide for operators, and the guide
 * names none that does not exist.
 */
export const settings: Check = {
  name: "settings",
  find: (project) => [...undocumented(project), ...unknown(project)],
};

function undocumented(project: Project): Problem[] {
  const named = new Set(namesIn(project.text(guide)).map(([name]) => name));
  return project.paths
    .filter((path) => settingsFiles.test(path))
    .flatMap((path) =>
      [...project.text(path).matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].flatMap((match): Problem[] => {
        const name = match[1] ?? "";
        const message = `defines ${name}, which ${guide} does not name: say there what it is for.`;
        return named.has(name) ? [] : [{ path, line: lineAt(project.text(path), match.index), message }];
      }),
    );
}

function unknown(project: Project): Problem[] {
  const text = project.text(guide);
  const code = project.paths.filter((path) => /\.(ts|mjs)$/.test(path)).map((path) => project.text(path));
  return namesIn(text).flatMap(([name, at]): Problem[] => {
    if (!name.includes("_") || code.some((one) => one.includes(name))) return [];
    return [{ path: guide, line: lineAt(text, at), message: `names the setting ${name}, which no program reads.` }];
  });
}

/** `NAME` or `NAME=value` in backticks. */
const namesIn = (text: string): [string, number][] =>
  [...text.matchAll(/`([A-Z][A-Z0-9_]+)(=[^`]*)?`/g)].map((match) => [match[1] ?? "", match.index]);

import type { Check, Problem } from "../check.ts";
import { lineAt, type Project } from "../project/project.ts";

/** A path in backticks that starts with one of these root folders must exist. */
const roots = /^(apps|packages|tools|journeys|bench|docs|deploy|\.ci)\//;

/** Whose folders the tree of ARCHITECTURE.md names. */
const namedHouses = /^(apps\/storefront\/features|apps\/shop\/modules)\/([^/]+)\//;

/**
 * Paths, links and npm commands in documents exist; decisions are numbered without gaps or
 * duplicates; the tree of ARCHITECTURE.md names each feature and module of the shop.
 */
export const documents: Check = {
  name: "documents",
  find: (project) => {
    const scripts = readScripts(project.text("package.json"));
    const files = project.paths.filter((path) => path.endsWith(".md"));
    return [
      ...files.flatMap((path) => [
        ...findLinks(project, path),
        ...findPaths(project, path),
        ...findCommands(project, path, scripts),
      ]),
      ...findDecisionNumbers(project),
      ...findUnnamedHouses(project),
    ];
  },
};

function findLinks(project: Project, path: string): Problem[] {
  const text = project.text(path);
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap((match): Problem[] => {
    const target = (match[1] ?? "").split("#")[0] ?? "";
    if (target === "" || /^[a-z]+:/.test(target) || exists(project, relativeTo(path, target))) return [];
    return [
      {
        path,
        line: lineAt(text, match.index),
        message: `links to ${target}, which does not exist: correct the link or write the page.`,
      },
    ];
  });
}

function findPaths(project: Project, path: string): Problem[] {
  const text = project.text(path);
  return [...text.matchAll(/`([^`\s]+)`/g)].flatMap((match): Problem[] => {
    const named = (match[1] ?? "").replace(/[:#].*$/, "").replace(/\/$/, "");
    // `<module>`, `*` and `…` are placeholders.
    if (!roots.test(`${named}/`) || /[<>*…{}]/.test(named) || exists(project, named)) return [];
    return [
      {
        path,
        line: lineAt(text, match.index),
        message: `names ${named}, which does not exist: correct the name. Readers stop trusting a document that is wrong.`,
      },
    ];
  });
}

function findCommands(project: Project, path: string, scripts: ReadonlySet<string>): Problem[] {
  const text = project.text(path);
  return [...text.matchAll(/\bnpm (run ([a-z][\w:-]*)|start\b|test\b)/g)].flatMap((match): Problem[] => {
    const script = match[2] ?? match[1] ?? "";
    if (scripts.has(script)) return [];
    return [
      {
        path,
        line: lineAt(text, match.index),
        message: `names the command "${match[0]}", which package.json does not have.`,
      },
    ];
  });
}

function findUnnamedHouses(project: Project): Problem[] {
  const tree = "ARCHITECTURE.md";
  if (!project.paths.includes(tree)) return [];
  const words = new Set(project.text(tree).split(/[^\w-]+/));
  const houses = new Map(
    project.paths.flatMap((path) => {
      const [, street = "", name = ""] = namedHouses.exec(path) ?? [];
      return name === "" ? [] : [[`${street}/${name}`, name] as const];
    }),
  );
  return [...houses].flatMap(([house, name]) =>
    words.has(name) ? [] : [{ path: tree, line: 1, message: `does not name ${house}: add it to the tree.` }],
  );
}

function findDecisionNumbers(project: Project): Problem[] {
  const decisions = project.paths.filter((path) => /^docs\/decisions\/\d{4}-[^/]+\.md$/.test(path));
  return decisions.flatMap((path, index): Problem[] => {
    const expected = String(index + 1).padStart(4, "0");
    if (path.startsWith(`docs/decisions/${expected}-`)) return [];
    return [
      {
        path,
        message: `should be number ${expected}: decisions are numbered by file name, without gaps or duplicates.`,
      },
    ];
  });
}

function readScripts(text: string): ReadonlySet<string> {
  const content: unknown = JSON.parse(text || "{}");
  const scripts = typeof content === "object" && content && "scripts" in content ? content.scripts : {};
  return new Set(Object.keys(typeof scripts === "object" && scripts ? scripts : {}));
}

function exists(project: Project, path: string): boolean {
  return project.has(path) || project.paths.some((one) => one.startsWith(`${path}/`));
}

function relativeTo(path: string, target: string): string {
  const parts = path.split("/").slice(0, -1);
  for (const step of target.split("/")) {
    if (step === "..") parts.pop();
    else if (step !== "." && step !== "") parts.push(step);
  }
  return parts.join("/");
}

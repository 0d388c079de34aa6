import { z } from "zod";
import type { Check, Problem } from "../check.ts";
import { isSource, lineAt, type Project, servesTests } from "../project/project.ts";

const packageFile = z.object({
  name: z.string(),
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

type Workspace = z.infer<typeof packageFile> & { readonly path: string; readonly folder: string };
type Use = { readonly path: string; readonly line: number; readonly atRunTime: boolean };

/** Runs the tests of all workspaces, so only the root declares it. */
const runner = "vitest";

/** Each workspace declares exactly what it imports, and all use the same version. */
export const dependencies: Check = {
  name: "dependencies",
  find: (project) => {
    const workspaces = readWorkspaces(project);
    const uses = new Map(workspaces.map((workspace) => [workspace, new Map<string, Use[]>()]));
    for (const path of project.paths) {
      const used = uses.get(workspaces.find(({ folder }) => path.startsWith(folder)) ?? never);
      for (const [name, use] of usesIn(project, path)) used?.set(name, [...(used.get(name) ?? []), use]);
    }
    return [
      ...workspaces.flatMap((workspace) => findIn(workspace, uses.get(workspace) ?? new Map())),
      ...findVersions(workspaces),
    ];
  },
};

const never: Workspace = { path: "", folder: "", name: "", version: "", dependencies: {}, devDependencies: {} };

/** The deepest folders first; the root gets the rest. */
function readWorkspaces(project: Project): readonly Workspace[] {
  return project.paths
    .filter((path) => /(^|\/)package\.json$/.test(path))
    .map((path) => ({
      ...packageFile.parse(JSON.parse(project.text(path))),
      path,
      folder: path.slice(0, -"package.json".length),
    }))
    .toSorted((one, other) => other.folder.length - one.folder.length);
}

function findIn(workspace: Workspace, used: ReadonlyMap<string, readonly Use[]>): Problem[] {
  const isRoot = workspace.folder === "";
  const declared = new Set(Object.keys({ ...workspace.dependencies, ...workspace.devDependencies }));
  const missing = [...used].flatMap(([name, uses]): Problem[] => {
    if (name === workspace.name || (name === runner && !isRoot)) return [];
    const first = uses.find(({ atRunTime }) => atRunTime) ?? uses[0];
    const section = first?.atRunTime && !isRoot ? "dependencies" : "devDependencies";
    if (!first || name in workspace[section]) return [];
    const instead = declared.has(name) ? " It stands in the other section." : "";
    const message = `imports ${name}, which ${workspace.path} does not name in its ${section}.${instead} An undeclared import works only while another workspace happens to declare it.`;
    return [{ path: first.path, line: first.line, message }];
  });
  // The root also declares tools that are run and never imported; knip checks those.
  const unused = isRoot ? [] : [...declared].filter((name) => !used.has(name));
  return [
    ...missing,
    ...unused.map((name) => ({ path: workspace.path, message: `declares ${name}, which nothing there imports.` })),
  ];
}

function findVersions(workspaces: readonly Workspace[]): Problem[] {
  const meant = new Map(workspaces.map(({ name, version }) => [name, version]));
  return workspaces.toReversed().flatMap(({ path, dependencies: running, devDependencies }) =>
    Object.entries({ ...running, ...devDependencies }).flatMap(([name, version]) => {
      const other = meant.get(name) ?? version;
      meant.set(name, other);
      if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
        return [{ path, message: `declares ${name} as "${version}": name one exact version.` }];
      return other === version
        ? []
        : [{ path, message: `declares ${name} ${version}, and others mean ${other}: two copies would be installed.` }];
    }),
  );
}

/** Imports of packages, resolved files of packages, and packages that style sheets import. */
function usesIn(project: Project, path: string): readonly (readonly [string, Use])[] {
  if (path.endsWith(".css")) return foundIn(project, path, /@import "([^".][^"]*)"/g, false);
  if (!isSource(path)) return [];
  const atRunTime = !servesTests(path) && !isOfBuild(path);
  const imported = project
    .imports(path)
    .filter(({ specifier }) => !/^\.|:/.test(specifier))
    .map(({ specifier, line }) => [packageOf(specifier), { path, line, atRunTime }] as const);
  const resolving =
    /\b(?:import\.meta\.resolve|require\.resolve|createRequire\(import\.meta\.url\)(?:\.resolve)?)\("([^".:][^":]*)"\)/g;
  return [...imported, ...foundIn(project, path, resolving, atRunTime)];
}

function foundIn(
  project: Project,
  path: string,
  pattern: RegExp,
  atRunTime: boolean,
): readonly (readonly [string, Use])[] {
  const text = project.text(path);
  return [...text.matchAll(pattern)].map(
    ({ 1: specifier = "", index }) => [packageOf(specifier), { path, line: lineAt(text, index), atRunTime }] as const,
  );
}

/** Build-time files: settings, and the storefront's route table. */
function isOfBuild(path: string): boolean {
  return /\.config\.ts$|\/app\/routes\.ts$/.test(path);
}

/** `@gelora/money` for `@gelora/money/rupiah.ts`. */
function packageOf(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}

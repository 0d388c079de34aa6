import { type EcmaScriptModule, type ParseResult, parseSync } from "oxc-parser";

/**
 * The repository as the checks see it: texts by path from its root, with forward slashes. Parsed
 * once for all checks.
 */
export type Project = {
  readonly paths: readonly string[];
  has(path: string): boolean;
  text(path: string): string;
  /** Only for files that `isSource` accepts. */
  parsed(path: string): ParseResult;
  /** A source file's imports and re-exports, in order. */
  imports(path: string): readonly Import[];
};

export type Import = {
  /** As written: `./place-order.ts`, `@gelora/money/rupiah.ts`. */
  readonly specifier: string;
  /** The file inside the repository; undefined for external packages. */
  readonly target: string | undefined;
  readonly line: number;
  /** A type-only import, which is erased before the code runs. */
  readonly typeOnly: boolean;
};

/** @param texts the repository's files by path */
export function createProject(texts: ReadonlyMap<string, string>): Project {
  const parses = new Map<string, ParseResult>();
  const importLists = new Map<string, readonly Import[]>();
  const packages = packageFolders(texts);
  const text = (path: string): string => texts.get(path) ?? "";
  const parsed = (path: string): ParseResult => {
    const known = parses.get(path) ?? parseSync(path, text(path));
    parses.set(path, known);
    return known;
  };
  const imports = (path: string): readonly Import[] => {
    const known =
      importLists.get(path) ??
      readSpecifiers(text(path), parsed(path).module).map(({ specifier, start, typeOnly }) => ({
        specifier,
        typeOnly,
        target: resolveSpecifier(path, specifier, packages),
        line: lineAt(text(path), start),
      }));
    importLists.set(path, known);
    return known;
  };
  return { paths: [...texts.keys()].toSorted(), has: (path) => texts.has(path), text, parsed, imports };
}

/** For tests: `projectOf({ "apps/shop/main.ts": "…" })`. */
export function projectOf(texts: Readonly<Record<string, string>>): Project {
  return createProject(new Map(Object.entries(texts)));
}

export function isSource(path: string): boolean {
  return /\.(ts|tsx)$/.test(path) && !path.endsWith(".d.ts");
}

export function isGenerated(path: string): boolean {
  return /\.generated\.ts$|\/generated\//.test(path);
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

/** Tests, and test-only code in folders named testing. */
export function servesTests(path: string): boolean {
  return isTest(path) || /\/testing\//.test(path);
}

/** The line number, from 1, of this offset. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let index = text.indexOf("\n"); index !== -1 && index < offset; index = text.indexOf("\n", index + 1)) line += 1;
  return line;
}

type Specifier = { readonly specifier: string; readonly start: number; readonly typeOnly: boolean };

function readSpecifiers(text: string, module: EcmaScriptModule): Specifier[] {
  const found: Specifier[] = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    start: moduleRequest.start,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) found.push({ specifier: moduleRequest.value, start: moduleRequest.start, typeOnly: isType });
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const written = text.slice(moduleRequest.start, moduleRequest.end);
    if (/^["'`][^$]*["'`]$/.test(written)) {
      found.push({ specifier: written.slice(1, -1), start: moduleRequest.start, typeOnly: false });
    }
  }
  return found;
}

/** Workspace packages by folder, from their package.json. */
function packageFolders(texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const folders = new Map<string, string>();
  for (const [path, text] of texts) {
    const name = path.endsWith("/package.json") ? /"name":\s*"([^"]+)"/.exec(text)?.[1] : undefined;
    if (name) folders.set(name, path.slice(0, -"/package.json".length));
  }
  return folders;
}

function resolveSpecifier(from: string, specifier: string, packages: ReadonlyMap<string, string>): string | undefined {
  const plain = specifier.split("?")[0] ?? specifier;
  if (plain.startsWith(".")) return joinPath(from.split("/").slice(0, -1), plain.split("/"));
  const [scope, name, ...rest] = plain.split("/");
  const folder = packages.get(`${scope}/${name}`) ?? (scope === "@gelora" && name ? `packages/${name}` : undefined);
  return folder && rest.length > 0 ? `${folder}/${rest.join("/")}` : undefined;
}

function joinPath(folder: readonly string[], steps: readonly string[]): string {
  const parts = [...folder];
  for (const step of steps) {
    if (step === "..") parts.pop();
    else if (step !== ".") parts.push(step);
  }
  return parts.join("/");
}

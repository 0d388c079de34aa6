import type { Check, Problem } from "../check.ts";
import { houseOf } from "../project/houses.ts";
import { isSource, isTest, type Project } from "../project/project.ts";

/** Packages that hold no effects. */
const purePackages =
  /^packages\/(money|outcomes|contracts|locale|person)\/|^packages\/service-kit\/(durations|json-value)\.ts$/;
/** Of outside packages, describing the shape of a value has no effect either. */
const pureOutside = new Set(["zod"]);

/** Inside a module: resolvers call use cases, use cases decide with domain and write with storage, and the domain knows no effects. */
export const layers: Check = {
  name: "layers",
  find: (project) =>
    project.paths
      .filter((path) => isSource(path) && !isTest(path) && /^apps\/(shop|club)\/modules\//.test(path))
      .flatMap((path) => findIn(project, path)),
};

function findIn(project: Project, path: string): Problem[] {
  const layer = path.split("/")[4] ?? "";
  return project.imports(path).flatMap(({ specifier, target, line, typeOnly }): Problem[] => {
    // A type carries no effects.
    if (typeOnly && layer === "domain") return [];
    const message =
      layer === "domain" ? refuseInDomain(project, specifier, target) : refuseUpwards(path, layer, target);
    return message ? [{ path, line, message }] : [];
  });
}

function refuseInDomain(project: Project, specifier: string, target: string | undefined): string | undefined {
  if (target === undefined ? pureOutside.has(specifier) : isPure(project, target, new Set())) return undefined;
  return (
    `imports ${target ?? specifier} into the domain, which has effects or leads to some. A decision is a pure function: ` +
    "hand it what it needs as arguments, and leave database, clock and network to the use case."
  );
}

/** Folders whose files have effects by what they are for. */
const effects = /\/(storage|use-cases|resolvers|providers|server)\//;

/** True when neither the file nor anything that it runs has effects: it imports values from pure files alone. */
function isPure(project: Project, path: string, seen: Set<string>): boolean {
  if (purePackages.test(path) || path.endsWith(".json") || seen.has(path)) return true;
  seen.add(path);
  if (path.startsWith("packages/") || effects.test(path) || !isSource(path)) return false;
  return project.imports(path).every(({ specifier, target, typeOnly }) => {
    if (typeOnly) return true;
    return target === undefined ? pureOutside.has(specifier) : isPure(project, target, seen);
  });
}

const order = ["resolvers", "use-cases", "storage"];

function refuseUpwards(path: string, layer: string, target: string | undefined): string | undefined {
  const own = houseOf(path);
  if (!target || !own || houseOf(target)?.folder !== own.folder) return undefined;
  const other = target.split("/")[4] ?? "";
  const from = order.indexOf(layer);
  const to = order.indexOf(other);
  if (layer === "resolvers" && other === "storage") {
    return `imports ${target}: a resolver reads input, calls one use case and translates its outcome. Put the reading into a use case, where it can be tested and reused.`;
  }
  if (from > 0 && to !== -1 && to < from)
    return `imports ${target}: ${layer} does not know ${other}, which is built on it. Hand the value down as an argument.`;
  return undefined;
}

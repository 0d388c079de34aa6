import type { Check, Problem } from "../check.ts";
import { houseOf } from "../project/houses.ts";
import { isSource, isTest, type Project } from "../project/project.ts";

/** What `domain` may use beside itself: pure packages, and durations. */
const pure = /^packages\/(money|outcomes|contracts|locale)\/|^packages\/service-kit\/durations\.ts$/;

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
    const message = layer === "domain" ? refuseInDomain(path, specifier, target) : refuseUpwards(path, layer, target);
    return message ? [{ path, line, message }] : [];
  });
}

function refuseInDomain(path: string, specifier: string, target: string | undefined): string | undefined {
  const own = houseOf(path)?.folder ?? "";
  if (target?.startsWith(`${own}/domain/`) || (target && pure.test(target))) return undefined;
  return `imports ${target ?? specifier} into the domain. A decision is a pure function: hand it what it needs as arguments, and leave database, clock and network to the use case.`;
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

import type { Check, Problem } from "../check.ts";
import { houseOf, isOnDoorstep } from "../project/houses.ts";
import { isSource, isTest, type Project, servesTests } from "../project/project.ts";

/** Packages without effects. */
const purePackages =
  /^packages\/(money|outcomes|contracts|locale|person)\/|^packages\/service-kit\/(durations|json-value)\.ts$/;
/** External packages without effects: those that describe the shape of a value. */
const pureOutside = new Set(["zod"]);

/**
 * Inside a module, resolvers call use cases, use cases decide with the domain and write with
 * storage, and the domain has no effects.
 */
export const layers: Check = {
  name: "layers",
  find: (project) =>
    project.paths
      .filter((path) => isSource(path) && !isTest(path) && /^apps\/(shop|club)\/modules\//.test(path))
      .flatMap((path) => findIn(project, path))
      .concat(findAboveStorefront(project)),
};

/**
 * In the storefront, `app/` and `server/` compose the houses below them; none of those imports
 * them.
 */
function findAboveStorefront(project: Project): Problem[] {
  return project.paths
    .filter((path) => isSource(path) && !servesTests(path) && path.startsWith("apps/storefront/") && houseOf(path))
    .flatMap((path) =>
      project
        .imports(path)
        .filter(({ target }) => /^apps\/storefront\/(app|server)\//.test(target ?? ""))
        .map(({ target, line }) => ({
          path,
          line,
          message: `imports ${target}, which is built on it. Move what it needs into platform/, or let app/ pass it in.`,
        })),
    );
}

function findIn(project: Project, path: string): Problem[] {
  const layer = path.split("/")[4] ?? "";
  return project.imports(path).flatMap(({ specifier, target, line, typeOnly }): Problem[] => {
    const wayOut = refuseOwnDoorstep(project, path, target);
    if (wayOut) return [{ path, line, message: wayOut }];
    // Types have no effects.
    if (typeOnly && layer === "domain") return [];
    const message =
      layer === "domain" ? refuseInDomain(project, specifier, target) : refuseUpwards(path, layer, target);
    return message ? [{ path, line, message }] : [];
  });
}

function refuseInDomain(project: Project, specifier: string, target: string | undefined): string | undefined {
  if (target === undefined ? pureOutside.has(specifier) : isPure(project, target, new Set())) return undefined;
  return (
    `imports ${target ?? specifier} into the domain; it has effects, or imports some. A decision is a pure function: ` +
    "pass it what it needs as arguments, and leave database, clock and network to the use case."
  );
}

/** Folders whose files have effects by their purpose. */
const effects = /\/(storage|use-cases|resolvers|providers|server)\//;

/**
 * True when neither the file nor anything that it runs has effects: it imports values from pure
 * files only.
 */
function isPure(project: Project, path: string, seen: Set<string>): boolean {
  if (purePackages.test(path) || path.endsWith(".json") || seen.has(path)) return true;
  seen.add(path);
  if (path.startsWith("packages/") || effects.test(path) || !isSource(path)) return false;
  return project.imports(path).every(({ specifier, target, typeOnly }) => {
    if (typeOnly) return true;
    return target === undefined ? pureOutside.has(specifier) : isPure(project, target, seen);
  });
}

/**
 * A doorstep file that imports from inside must not be imported from inside: that is a cycle.
 * Doorstep files that import nothing from inside may be shared.
 */
function refuseOwnDoorstep(project: Project, path: string, target: string | undefined): string | undefined {
  const own = houseOf(path);
  if (!target || !own || isOnDoorstep(path, own) || servesTests(path)) return undefined;
  if (houseOf(target)?.folder !== own.folder || !isOnDoorstep(target, own) || !project.has(target)) return undefined;
  const leadsInside = project
    .imports(target)
    .some(({ target: next }) => next && effects.test(next) && houseOf(next)?.folder === own.folder);
  if (!leadsInside && target !== `${own.folder}/${own.name}.ts`) return undefined;
  return `imports its own doorstep ${target}. Import from the file that declares it; a type that both need belongs in domain/.`;
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
    return `imports ${target}: ${layer} does not know ${other}, which is built on it. Pass the value down as an argument.`;
  return undefined;
}

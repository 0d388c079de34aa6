import { z } from "zod";
import type { Check, Problem } from "../check.ts";
import { houseOf, isWords, programOf } from "../project/houses.ts";
import { isSource, type Project, servesTests } from "../project/project.ts";

const file = "tools/checks/neighbours.json";

const shape = z.object({
  /**
   * The packages that a program may import; `shop/pricing` is a pure module that bench measures in
   * its own process.
   */
  programs: z.record(z.string(), z.array(z.string())),
  /** The houses of its street that a house may import: `modules.shop.cart` and so on. */
  streets: z.record(z.string(), z.record(z.string(), z.array(z.string()))),
  /**
   * Houses that a whole street builds on: the others import them without declaring it, they import
   * none of the others.
   */
  grounds: z.record(z.string(), z.array(z.string())).default({}),
});

type Neighbours = z.infer<typeof shape>;

/**
 * Imports between houses, and from programs into packages, are those that neighbours.json allows;
 * houses have no import cycles.
 */
export const neighbours: Check = {
  name: "neighbours",
  find: (project) => {
    const result = shape.safeParse(JSON.parse(project.text(file) || "{}"));
    if (!result.success) return [{ path: file, message: `is not readable: ${result.error.message}` }];
    const allowed = result.data;
    return [
      ...findLoops(allowed),
      ...project.paths.filter(isSource).flatMap((path) => findIn(project, path, allowed)),
      ...findUnused(project, allowed),
    ];
  },
};

function findIn(project: Project, path: string, allowed: Neighbours): Problem[] {
  return project.imports(path).flatMap(({ target, line }): Problem[] => {
    if (target === undefined) return [];
    const message = refuse(path, target, allowed);
    return message ? [{ path, line, message }] : [];
  });
}

/** @returns why this import is not allowed, or undefined when it is */
function refuse(path: string, target: string, allowed: Neighbours): string | undefined {
  const from = houseOf(path);
  const to = houseOf(target);
  const fromProgram = programOf(path);
  const toProgram = programOf(target);
  if (to && from?.folder === to.folder) return undefined;
  if (servesTests(path) && to?.street === "packages" && to.name === "testkit") return undefined;
  // A test may use any doorstep to build its world; it does not run in production.
  if (from && to && from.street === to.street && servesTests(path)) return undefined;
  // Words are data: the storefront's `words` gathers those of all houses.
  if (isWords(target)) return undefined;
  if (from && to && from.street === to.street) return refuseVisit(from.street, from.name, to.name, allowed);
  if (fromProgram === toProgram || fromProgram === "demo") return undefined;
  if (toProgram === "demo") return refuseDemonstration(path, target);
  if (fromProgram === "tools") return undefined;
  if (to && allowed.programs[fromProgram]?.includes(`${toProgram}/${to.name}`)) return undefined;
  if (to?.street !== "packages") return refuseOtherProgram(path, target, fromProgram, toProgram);
  const packages = allowed.programs[fromProgram] ?? [];
  if (packages.includes(to.name)) return undefined;
  return `${fromProgram} does not use the package ${to.name}. If it should, add it to "programs" in ${file}; it lists what each program is built on.`;
}

function refuseVisit(street: string, from: string, to: string, allowed: Neighbours): string | undefined {
  if (allowed.streets[street]?.[from]?.includes(to)) return undefined;
  const ground = allowed.grounds[street] ?? [];
  if (ground.includes(to) && !ground.includes(from)) return undefined;
  return (
    `${from} does not visit ${to}. If it must, add "${to}" to streets.${street}.${from} in ${file}; ` +
    "if that makes a loop, move what both need into one of them or let the caller pass it as a function."
  );
}

/** Only the start command knows that there is a demonstration: it sets it up. */
function refuseDemonstration(path: string, target: string): string | undefined {
  if (path.startsWith("tools/commands/")) return undefined;
  return (
    `imports ${target}, which belongs to the demonstration shop. The product runs without it; move what both need out of demo/, ` +
    "or let a setting name it, as PICTURE_SOURCE does."
  );
}

function refuseOtherProgram(path: string, target: string, from: string, to: string): string | undefined {
  // Journeys and benchmarks drive running programs with the same helpers; the start command knows
  // how to run them.
  if (/^(journeys|bench)\//.test(path) && /^(tools|journeys|bench)\//.test(target)) return undefined;
  return `${from} imports ${target} of ${to}. Programs share packages and speak over HTTP; move what both need into a package.`;
}

function findLoops({ streets, grounds }: Neighbours): Problem[] {
  return Object.entries(streets).flatMap(([street, visits]) => {
    const loop = findLoop(withGround(visits, grounds[street] ?? []));
    if (!loop) return [];
    return [
      {
        path: file,
        message: `streets.${street} has a loop: ${loop.join(" → ")}. A loop makes one house of all of them: remove one of these imports.`,
      },
    ];
  });
}

/** A street's imports, including the implied ones into its ground. */
function withGround(
  visits: Readonly<Record<string, readonly string[]>>,
  ground: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  const names = new Set([...Object.keys(visits), ...Object.values(visits).flat()]);
  return Object.fromEntries(
    [...names].map((name) => [name, [...(visits[name] ?? []), ...(ground.includes(name) ? [] : ground)]]),
  );
}

/** The first cycle found, as a path that ends where it began. */
export function findLoop(visits: Readonly<Record<string, readonly string[]>>): readonly string[] | undefined {
  const done = new Set<string>();
  const search = (name: string, walk: readonly string[]): readonly string[] | undefined => {
    if (walk.includes(name)) return [...walk.slice(walk.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const next of visits[name] ?? []) {
      const loop = search(next, [...walk, name]);
      if (loop) return loop;
    }
    done.add(name);
    return undefined;
  };
  for (const name of Object.keys(visits)) {
    const loop = search(name, []);
    if (loop) return loop;
  }
  return undefined;
}

/** An allowed import that nobody uses invites a coupling that nobody decided on. */
function findUnused(project: Project, { streets }: Neighbours): Problem[] {
  const made = new Set<string>();
  for (const path of project.paths.filter((one) => isSource(one) && !servesTests(one))) {
    const from = houseOf(path);
    for (const { target } of project.imports(path)) {
      const to = target === undefined ? undefined : houseOf(target);
      if (from && to && from.street === to.street) made.add(`${from.street} ${from.name} ${to.name}`);
    }
  }
  return Object.entries(streets).flatMap(([street, visits]) =>
    Object.entries(visits).flatMap(([from, list]) =>
      list
        .filter((to) => !made.has(`${street} ${from} ${to}`))
        .map((to) => ({
          path: file,
          message: `streets.${street}.${from} allows "${to}", which ${from} does not import: remove it.`,
        })),
    ),
  );
}

import type { Check, Problem } from "../check.ts";
import { houseOf, isOnDoorstep } from "../project/houses.ts";
import { isSource, type Project } from "../project/project.ts";

/** Nobody but a house itself imports from its subfolders. */
export const doorsteps: Check = {
  name: "doorsteps",
  find: (project) => project.paths.filter(isSource).flatMap((path) => findIn(project, path)),
};

function findIn(project: Project, path: string): Problem[] {
  const own = houseOf(path);
  // Words are data: whoever gathers them for a page reads each feature's files.
  const isWords = (target: string): boolean => /\/messages\/[a-z]{2}-[A-Z]{2}\.json$/.test(target);
  return project.imports(path).flatMap(({ target, line }) => {
    const other = target === undefined ? undefined : houseOf(target);
    if (!target || !other || other.folder === own?.folder || isOnDoorstep(target, other) || isWords(target)) return [];
    const message =
      `imports ${target}, which is private to ${other.folder}. Import from a file lying directly in ${other.folder}, and add there what is missing: ` +
      "a neighbour that depends on the inside of a house keeps it from ever being rebuilt.";
    return [{ path, line, message }];
  });
}

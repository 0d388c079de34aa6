import type { Check, Problem } from "../check.ts";
import { houseOf, isOnDoorstep, isWords } from "../project/houses.ts";
import { isSource, type Project, servesTests } from "../project/project.ts";

/** Only a house itself imports from its subfolders; its `testing/` is open to all tests. */
export const doorsteps: Check = {
  name: "doorsteps",
  find: (project) => project.paths.filter(isSource).flatMap((path) => findIn(project, path)),
};

function findIn(project: Project, path: string): Problem[] {
  const own = houseOf(path);
  return project.imports(path).flatMap(({ target, line }) => {
    const other = target === undefined ? undefined : houseOf(target);
    if (!target || !other || other.folder === own?.folder || isOnDoorstep(target, other) || isWords(target)) return [];
    if (servesTests(path) && target.startsWith(`${other.folder}/testing/`)) return [];
    const message =
      `imports ${target}, which is private to ${other.folder}. Import from a file directly in ${other.folder}, and add there what is missing: ` +
      "a house cannot be rebuilt while neighbours depend on its inside.";
    return [{ path, line, message }];
  });
}

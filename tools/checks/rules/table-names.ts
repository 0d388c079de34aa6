import type { Check, Problem } from "../check.ts";
import { houseOf } from "../project/houses.ts";
import { isGenerated, isSource, lineAt, type Project, servesTests } from "../project/project.ts";

const creation = /create\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)|createTable\(\s*"(\w+)"/gi;
const use =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin|rightJoin)\(\s*\[?\s*["'`](\w+)|\b(?:from|into|update|join)\s+"?(\w+)"?/g;

/**
 * Only a module's own storage folder names its tables. A migration may give rows to another module:
 * it must run in years as it does today, so it calls no function of ours.
 */
export const tableNames: Check = {
  name: "table names",
  find: (project) => {
    const owners = tableOwners(project);
    return project.paths
      .filter((path) => isSource(path) && !servesTests(path) && !isGenerated(path) && /^apps\/(shop|club)\//.test(path))
      .flatMap((path) => findIn(project, path, owners));
  },
};

/** Which module created which table, from the migrations. */
function tableOwners(project: Project): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const path of project.paths.filter((one) => one.includes("/storage/migrations/"))) {
    const house = houseOf(path);
    for (const [, inSql, inCode] of project.text(path).matchAll(creation)) {
      const table = inSql ?? inCode;
      if (house && table) owners.set(`${house.street} ${table}`, house.folder);
    }
  }
  return owners;
}

function findIn(project: Project, path: string, owners: ReadonlyMap<string, string>): Problem[] {
  const street = path.split("/")[1] ?? "";
  const text = project.text(path);
  const code = text.replace(/\/\*[^]*?\*\/|\/\/[^\n]*/g, (comment) => " ".repeat(comment.length));
  return [...code.matchAll(use)].flatMap((match): Problem[] => {
    const table = match[1] ?? match[2] ?? "";
    const owner = owners.get(`${street} ${table}`);
    if (!owner || path.startsWith(`${owner}/storage/`) || path.includes("/storage/migrations/")) return [];
    const own = path.startsWith(`${owner}/`);
    const remedy = own ? "move the query into its storage folder" : `call a function on the doorstep of ${owner}`;
    const message = `names the table ${table} of ${owner}: ${remedy}. Only a module's own storage folder names its tables, so that they can change without affecting others.`;
    return [{ path, line: lineAt(text, match.index), message }];
  });
}

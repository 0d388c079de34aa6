import type { Check, Problem } from "../check.ts";

/** Files whose names a tool prescribes. */
const prescribed = new Set([
  "README.md",
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  "LICENSE",
  "package.json",
  "package-lock.json",
]);

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** A resolver file has the name of its schema field. */
const resolver = /^(Query|Mutation|[A-Z][A-Za-z0-9]*)\.[a-z][A-Za-z0-9]*$/;
const language = /^[a-z]{2}-[A-Z]{2}$/;
const migration = /^\d{4}-[a-z0-9]+(-[a-z0-9]+)*$/;

/** Files and folders are kebab-case; resolvers have their field's name, migrations a number. */
export const fileNames: Check = {
  name: "file names",
  find: (project) => [...project.paths.flatMap(findIn), ...findMigrationGaps(project.paths)],
};

function findIn(path: string): Problem[] {
  const parts = path.split("/");
  const file = parts.at(-1) ?? "";
  const problems: Problem[] = parts
    .slice(0, -1)
    .filter((folder) => !kebab.test(folder.replace(/^\./, "")))
    .map((folder) => ({
      path,
      message: `the folder "${folder}" is not kebab-case: whole words in lower case, joined by hyphens.`,
    }));
  if (prescribed.has(file) || file.startsWith(".")) return problems;
  const inResolvers = parts.includes("resolvers");
  const inMigrations = parts.at(-2) === "migrations";
  const name = file
    .replace(/\.[^.]+$/, "")
    .replace(/\.([a-z]+\.test|test|module|server|client|config|generated|d)$/, "");
  if (inMigrations && !file.includes(".test.") && !migration.test(name)) {
    problems.push({
      path,
      message: "a migration is named by its number and what it does, for instance 0001-create-carts.ts.",
    });
  } else if (
    !(kebab.test(name) || language.test(name) || (inResolvers && resolver.test(name)) || /^\d{4}-/.test(name))
  ) {
    const hint = inResolvers ? " (or the schema field that a resolver answers: Mutation.addCart.ts)" : "";
    problems.push({
      path,
      message: `"${file}" is not kebab-case${hint}: with one naming rule anyone can guess a file's name.`,
    });
  }
  return problems;
}

/**
 * Migrations of a folder are numbered from 0001 without gaps or duplicates, so their order is
 * clear.
 */
function findMigrationGaps(paths: readonly string[]): Problem[] {
  const byFolder = Map.groupBy(
    paths.filter((path) => /\/migrations\/\d{4}-[^/]+\.ts$/.test(path) && !path.includes(".test.")),
    (path) => path.slice(0, path.lastIndexOf("/")),
  );
  return [...byFolder].flatMap(([folder, files]) =>
    files.toSorted().flatMap((path, index): Problem[] => {
      const expected = String(index + 1).padStart(4, "0");
      if (path.slice(folder.length + 1).startsWith(`${expected}-`)) return [];
      return [
        {
          path,
          message: `is the migration number ${index + 1} of ${folder} and should begin with ${expected}: numbers have no gaps or duplicates.`,
        },
      ];
    }),
  );
}

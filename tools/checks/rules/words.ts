import { Visitor } from "oxc-parser";
import type { Check, Problem } from "../check.ts";
import { isGenerated, isSource, lineAt, type Project } from "../project/project.ts";

const glossary = "docs/glossary.md";

/**
 * Exempt because the names are not ours: outside protocols, the contract, and names of goods
 * ("duffel-bag").
 */
const foreign = [
  /\/providers\//,
  /\/resolvers\//,
  /^apps\/sandbox\//,
  /^demo\//,
  /^tools\/catalogue\//,
  /^bench\//,
  /structured-data/,
];

/** One word for one thing: names do not use words that the glossary says to avoid. */
export const words: Check = {
  name: "words",
  find: (project) => {
    const avoided = readGlossary(project.text(glossary));
    return project.paths
      .filter((path) => isSource(path) && !isGenerated(path) && !foreign.some((one) => one.test(path)))
      .flatMap((path) => [...findInPath(path, avoided), ...findInNames(project, path, avoided)]);
  },
};

/**
 * Reads the table `| Word | Meaning | Avoid |`. @returns the word to use by the word to avoid, in
 * lower case
 */
export function readGlossary(text: string): ReadonlyMap<string, string> {
  const avoided = new Map<string, string>();
  for (const line of text.split("\n")) {
    const [, word, , list] = line.split("|").map((cell) => cell.trim());
    if (!word || !list || /^-+$/.test(list) || list === "Avoid" || list === "-") continue;
    for (const one of list.split(",")) avoided.set(one.trim().toLowerCase(), word);
  }
  return avoided;
}

function findInPath(path: string, avoided: ReadonlyMap<string, string>): Problem[] {
  return partsOf(path)
    .filter((part) => avoided.has(part))
    .map((part) => ({ path, message: explain(`the path uses "${part}"`, avoided.get(part)) }));
}

function findInNames(project: Project, path: string, avoided: ReadonlyMap<string, string>): Problem[] {
  const text = project.text(path);
  const lower = text.toLowerCase();
  if (![...avoided.keys()].some((word) => lower.includes(word))) return [];
  const problems: Problem[] = [];
  const look = (name: string, start: number): void => {
    const part = partsOf(name).find((one) => avoided.has(one));
    if (part)
      problems.push({
        path,
        line: lineAt(text, start),
        message: explain(`the name ${name} uses "${part}"`, avoided.get(part)),
      });
  };
  new Visitor({
    VariableDeclarator: ({ id }) => {
      if (id.type === "Identifier") look(id.name, id.start);
    },
    FunctionDeclaration: ({ id }) => {
      if (id) look(id.name, id.start);
    },
    TSTypeAliasDeclaration: ({ id }) => look(id.name, id.start),
    TemplateElement: ({ value, start }) => {
      for (const [, table] of value.raw.matchAll(/create table (?:if not exists )?(\w+)/gi))
        if (table) look(table, start);
    },
  }).visit(project.parsed(path).program);
  return problems;
}

function explain(what: string, word: string | undefined): string {
  return `${what}; our word is "${word}" (${glossary}): with one word for one thing a search finds all of it.`;
}

/** `cartLineCount`, `cart_line_count` and `cart-line-count` alike. */
function partsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

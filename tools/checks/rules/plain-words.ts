import { type CallExpression, type Expression, type NewExpression, Visitor } from "oxc-parser";
import type { Check, Problem } from "../check.ts";
import { isGenerated, isSource, lineAt, type Project } from "../project/project.ts";

const glossary = "docs/glossary.md";
const heading = "## Words that a check finds";

/** They quote: the list itself, the specification's requirements, and the rows that prove this. */
const quoting = [glossary, "docs/requirements.md", "tools/checks/rules/plain-words.test.ts"];

/** A stretch of prose, and where it begins in its file. */
type Prose = { readonly start: number; readonly text: string };

/**
 * Comments, documents, descriptions of the schema, titles of tests and error texts use plain words:
 * none that the glossary lists under "Words that a check finds".
 */
export const plainWords: Check = {
  name: "plain words",
  find: (project) => {
    const avoided = readAvoided(project.text(glossary));
    if (avoided.size === 0) return [];
    const any = new RegExp(`(?<![\\w.$-])(?:${[...avoided.keys()].map(spaced).join("|")})(?![\\w-])`, "gi");
    return project.paths
      .filter((path) => !quoting.includes(path) && !isGenerated(path))
      .flatMap((path) => findIn(project, path, any, avoided));
  },
};

/** @returns the words to use by the word or phrase to avoid, in lower case */
export function readAvoided(text: string): ReadonlyMap<string, string> {
  const section = text.split(`${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  const rows = [...section.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].slice(1);
  return new Map(
    rows.flatMap(([, write = "", avoid = ""]) =>
      avoid.split(",").map((one) => [one.trim().toLowerCase(), write.trim()]),
    ),
  );
}

/** A phrase may go on in the next line of a comment. */
const spaced = (phrase: string): string => phrase.replaceAll(" ", "[\\s*/]+");

function findIn(project: Project, path: string, any: RegExp, avoided: ReadonlyMap<string, string>): Problem[] {
  const whole = project.text(path);
  if (whole.search(any) === -1) return [];
  return proseOf(project, path).flatMap(({ start, text }) =>
    [...withoutCode(text).matchAll(any)].map(({ 0: found, index }) => {
      const word = found.toLowerCase().replace(/[\s*/]+/g, " ");
      return {
        path,
        line: lineAt(whole, start + index),
        message: `says "${word}": write ${avoided.get(word) ?? "another word"} (${glossary}). Plain words are read once.`,
      };
    }),
  );
}

function proseOf(project: Project, path: string): Prose[] {
  const text = project.text(path);
  if (path.endsWith(".md")) return [{ start: 0, text: text.replace(/^ *```[^]*?^ *```/gm, blank) }];
  if (path.endsWith(".graphql"))
    return [...text.matchAll(/"""[^]*?"""|"[^"\n]*"|#.*/g)].map(({ 0: one, index }) => ({ start: index, text: one }));
  return isSource(path) ? [...commentsOf(project, path), ...sentencesOf(project, path)] : [];
}

const commentsOf = (project: Project, path: string): Prose[] =>
  project.parsed(path).comments.map(({ start, end }) => ({ start, text: project.text(path).slice(start, end) }));

/** Titles of tests, and the texts of errors. */
function sentencesOf(project: Project, path: string): Prose[] {
  const text = project.text(path);
  const found: Prose[] = [];
  const take = ({ callee, arguments: [first] }: CallExpression | NewExpression, name: RegExp): void => {
    if (first && name.test(text.slice(callee.start, callee.end))) found.push(...literalsIn(first, text));
  };
  new Visitor({
    CallExpression: (call) => take(call, /^(?:test|it|describe|journey)\b/),
    NewExpression: (call) => take(call, /Error$/),
  }).visit(project.parsed(path).program);
  return found;
}

function literalsIn(given: Expression | { readonly type: "SpreadElement" }, text: string): Prose[] {
  if (given.type === "Literal") return [{ start: given.start, text: text.slice(given.start, given.end) }];
  if (given.type === "TemplateLiteral")
    return given.quasis.map(({ start, end }) => ({ start, text: text.slice(start, end) }));
  return given.type === "BinaryExpression" && given.left.type !== "PrivateIdentifier"
    ? [...literalsIn(given.left, text), ...literalsIn(given.right, text)]
    : [];
}

/** Names in backticks and the targets of links are no prose. */
const withoutCode = (text: string): string => text.replace(/`[^`\n]*`|\]\([^)\n]*\)/g, blank);

const blank = (found: string): string => found.replace(/[^\n]/g, " ");

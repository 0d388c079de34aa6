import type { Check, Problem } from "../check.ts";
import { isGenerated, isSource, lineAt, type Project } from "../project/project.ts";

const columns = 100;

/** What is one word, such as an address, cannot be wrapped; what a tool reads must be one line. */
const unbreakable = [/^[\s/*]*\S*[\s*/]*$/, /^[\s{/*]*(?:oxlint|biome)-\S+ |^[\s{/*]*@ts-\S+ /];

/**
 * Comments, and the prose of documents, are wrapped at 100 columns; code may be wider, which the
 * formatter sees to.
 */
export const wrapping: Check = {
  name: "wrapping",
  find: (project) =>
    project.paths
      .filter((path) => !isGenerated(path) && hasWideRow(project.text(path)))
      .flatMap((path) => {
        if (path.endsWith(".md")) return findInDocument(path, project.text(path));
        return isSource(path) ? findIn(project, path) : [];
      }),
};

const hasWideRow = (text: string): boolean => text.split("\n").some((row) => widthOf(row) > columns);

function findIn(project: Project, path: string): Problem[] {
  const text = project.text(path);
  return project.parsed(path).comments.flatMap(({ start, end }) => {
    const from = text.lastIndexOf("\n", start - 1) + 1;
    const line = lineAt(text, start);
    // Code before a comment counts, since the reader's eye passes it; what follows it does not.
    return text
      .slice(from, end)
      .split("\n")
      .flatMap((row, n): Problem[] => {
        const width = widthOf(row.trimEnd());
        if (width <= columns || unbreakable.some((one) => one.test(row))) return [];
        return [
          {
            path,
            line: line + n,
            message: `has a comment of ${width} columns: wrap it at ${columns} (CONTRIBUTING.md). A longer line is cut off where two files stand side by side.`,
          },
        ];
      });
  });
}

/** Tables and headings are one line each; code stands as it is. */
const oneLine = /^ *(?:\||#+ |\[[^\]]+\]: )/;
/** A word, such as an address, with the mark of a list or a quotation before it. */
const oneWord = /^ *(?:(?:[-*+>]|\d+\.) +)?\S*$/;

function findInDocument(path: string, text: string): Problem[] {
  let isCode = false;
  return text.split("\n").flatMap((row, n): Problem[] => {
    const isFence = /^ *(?:```|~~~)/.test(row);
    if (isFence) isCode = !isCode;
    const width = widthOf(row.trimEnd());
    if (isCode || isFence || width <= columns || oneLine.test(row) || oneWord.test(row)) return [];
    return [{ path, line: n + 1, message: `has a line of ${width} columns: wrap it at ${columns} (CONTRIBUTING.md).` }];
  });
}

/** As an editor counts: a letter outside the basic plane is one. */
function widthOf(row: string): number {
  return [...row].length;
}
